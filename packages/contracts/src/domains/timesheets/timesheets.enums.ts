/** Fixed values of timesheets. */
export const timesheetCategories = [
  'regular',
  'overtime',
  'paid_leave',
  'unpaid_leave',
  'holiday',
] as const;
export type TimesheetCategory = (typeof timesheetCategories)[number];

/** Sources of a sheet's hours. */
export const timesheetSources = ['manual', 'import_csv', 'harvest_import'] as const;
export type TimesheetSource = (typeof timesheetSources)[number];

/** Actions on a timesheet, shown as buttons; clients have their own. */
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

/** Checks whether time of a category is billed to a client: work is, leave and holidays are not. */
export const isBillableTime = (category: TimesheetCategory): boolean =>
  category === 'regular' || category === 'overtime';
