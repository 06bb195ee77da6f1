import type { TimesheetActionName } from '@muster/contracts';

/** Decisions about a sheet as a whole. */
export type SheetDecision = Exclude<TimesheetActionName, 'edit'>;
