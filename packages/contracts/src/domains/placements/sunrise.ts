import { limits } from '../../core/limits.ts';
import type { PlacementState } from './placements.machine.ts';
import { sunriseColumns, type SunriseCard, type SunriseColumn } from './sunrise.schemas.ts';

const [, month = 0, , week = 0] = limits.placement.endAlertDays;

/** Returns the column of a contract by its remaining days; null if its end is not near. */
export const sunriseColumnOf = (daysLeft: number): SunriseColumn | null =>
  daysLeft < 0
    ? 'overdue'
    : (sunriseColumns.find((column) => column !== 'overdue' && daysLeft <= Number(column)) ?? null);

export interface SunriseFacts {
  status: PlacementState;
  daysLeft: number;
  extension: SunriseCard['extension'];
  /** A position continues the work. */
  backfilled: boolean;
  otherApplications: number | null;
  openSheets: number;
}

/**
 * Returns the steps for an ending contract. After a notice, successor and next job are sought; a
 * month before the end, the next job is sought in any case; a week before it, the hours are
 * settled.
 */
export function sunriseStepsOf(facts: SunriseFacts): SunriseCard['steps'] {
  const { status, daysLeft, extension, backfilled, otherApplications, openSheets } = facts;
  const leaves = status === 'ending';
  const steps: (SunriseCard['steps'][number] | false)[] = [
    extension !== null && { step: 'answer', done: extension.answered },
    { step: 'decide', done: leaves },
    leaves && { step: 'replace', done: backfilled },
    (leaves || daysLeft <= month) &&
      otherApplications !== null && { step: 'redeploy', done: otherApplications > 0 },
    (leaves || daysLeft <= week) && { step: 'hours', done: openSheets === 0 },
  ];
  return steps.filter((step) => step !== false);
}
