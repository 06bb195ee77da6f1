import type { JobRow } from '@muster/contracts';

/**
 * Counts the candidates on a job who are neither placed nor gone: those in the stages and those on
 * hold. Every place that shows this figure uses it.
 */
export const peopleOn = ({ stages, onHold = 0 }: Pick<JobRow, 'stages' | 'onHold'>): number =>
  Object.values(stages ?? {}).reduce((sum, count) => sum + count, onHold);
