/** Closed lists of timesheets. */
export const timesheetCategories = [
  'regular',
  'overtime',
  'paid_leave',
  'unpaid_leave',
  'holiday',
] as const;
export type TimesheetCategory = (typeof timesheetCategories)[number];

/** How the hours of a sheet came into it. */
export const timesheetSources = ['manual', 'import_csv', 'harvest_import'] as const;
export type TimesheetSource = (typeof timesheetSources)[number];

/** What can be done with a timesheet, as its buttons; clients have their own. */
export const timesheetActions = [
  'edit',
  'submit',
  'recall',
  'approve',
  'reject',
  'lock',
  'unlock',
  'reopen',
] as const;
export type TimesheetActionName = (typeof timesheetActions)[number];

/** Whether time of a kind is billed to a client: work is, leave and holidays are not. */
export const isBillableTime = (category: TimesheetCategory): boolean =>
  category === 'regular' || category === 'overtime';
