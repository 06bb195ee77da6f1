import type { TimesheetActionName } from '@muster/contracts';

/** What is decided about a sheet as a whole. */
export type SheetDecision = Exclude<TimesheetActionName, 'edit'>;
