import type { JobRow } from '@muster/contracts';

/**
 * How many people are on a job, neither placed nor gone: those in the stages and those on hold. Every
 * place that gives one figure for them takes it from here.
 */
export const peopleOn = ({ stages, onHold = 0 }: Pick<JobRow, 'stages' | 'onHold'>): number =>
  Object.values(stages ?? {}).reduce((sum, count) => sum + count, onHold);
