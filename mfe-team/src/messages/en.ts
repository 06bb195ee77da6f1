/** Texts of the team area. */
export const en = {
  team: {
    title: 'Team',
    search: 'Find a person by name',
    column: {
      person: 'Name',
      kind: 'Kind',
      title: 'Title',
      roles: 'Roles',
      manager: 'Manager',
      localTime: 'Local time',
      status: 'Status',
      hours: 'Hours a week',
    },
    filter: { kind: 'Kind', status: 'Status' },
    noManager: 'No manager',
    noRoles: 'No roles',
    hours: '{{count}} h',
    empty: {
      title: 'Nobody here yet',
      text: 'Staff and contractors appear here, with what they do, who leads them and what time it is where they are.',
      filteredTitle: 'Nobody matches',
      filteredText: 'Nobody fits the search and all filters at once. Remove one or clear them all.',
      clear: 'Clear search and filters',
    },
  },
  enum: {
    kind: { staff: 'Staff', contractor: 'Contractor' },
  },
} as const;
