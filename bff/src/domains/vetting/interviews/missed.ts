import type { VettingInterviewRecord } from '../vetting-interview.model.ts';

/** How often a person did not come, over these interviews. */
export const missedIn = (interviews: readonly Pick<VettingInterviewRecord, 'missed'>[]): number =>
  interviews.reduce((sum, { missed }) => sum + missed, 0);
