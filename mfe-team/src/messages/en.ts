import { common } from '@muster/ui';

/** Texts of the team area. */
export const en = {
  team: {
    title: common.team,
    search: 'Find a person by name',
    column: {
      person: common.name,
      kind: common.kind,
      title: common.title,
      roles: common.roles,
      manager: 'Manager',
      localTime: 'Local time',
      status: common.status,
      hours: common.hoursAWeek,
    },
    filter: { kind: common.kind, status: common.status },
    noManager: 'No manager',
    noRoles: 'No roles',
    hours: '{{count}} h',
    empty: {
      title: 'Nobody here yet',
      text: 'Staff and contractors appear here, with what they do, who leads them and what time it is where they are.',
      filteredTitle: 'Nobody matches',
      filteredText: 'Nobody fits the search and all filters at once. Remove one or clear them all.',
      clear: common.clearSearchAndFilters,
    },
  },
  desk: {
    title: 'Timesheets',
    show: 'Show',
    queue: { waiting: 'To approve', approved: 'Approved, not locked', open: 'Not submitted' },
    none: {
      waiting: 'No hours wait for approval.',
      approved: 'Nothing waits for payroll.',
      open: 'All hours are submitted.',
    },
    more: '{{count}} more are not shown. Decide on these first.',
    late: 'Late',
    period: '{{from}} to {{to}}',
    file: 'File for payroll and invoices',
    fileText: 'Approved and locked hours of periods that end in these days, as CSV.',
    from: 'From',
    to: 'To',
    payroll: 'Payroll file',
    invoice: 'Invoice file',
  },
  enum: {
    kind: { staff: 'Staff', contractor: common.contractor },
  },
} as const;
