import { dayMs, limits } from '@muster/contracts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';

/**
 * Checks whether a profile has not been confirmed or changed for so long that it may be outdated.
 */
export const isStale = ({ confirmedAt }: Pick<Candidate, 'confirmedAt'>, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() > limits.candidate.staleAfterDays * dayMs;
