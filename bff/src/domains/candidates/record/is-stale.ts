import { dayMs, limits } from '@muster/contracts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';

/** Whether nobody has confirmed or changed what is known of a person for so long that it may not hold. */
export const isStale = ({ confirmedAt }: Pick<Candidate, 'confirmedAt'>, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() > limits.candidate.staleAfterDays * dayMs;
