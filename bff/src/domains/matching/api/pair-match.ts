import type { Match } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import { findCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { visibleMatchables } from '../../candidates/api/matchable-candidates.ts';
import { findJob } from '../../../records/jobs/job-lookup.ts';
import { explainMatches } from '../explain-match.ts';

/** Returns how well a person fits a job, as the reader may see it. @throws AppError NOT_FOUND */
export async function pairMatch(
  actor: Actor,
  { candidateId, jobId }: { candidateId: string; jobId: string },
): Promise<Match> {
  const job = await findJob(actor, jobId);
  const { _id } = await findCandidate(actor, candidateId);
  const [candidate] = await visibleMatchables(actor, [_id]);
  if (!candidate) throw new AppError('NOT_FOUND');
  const [found] = await explainMatches(actor, [{ candidate, job }]);
  if (!found) throw new AppError('NOT_FOUND');
  return found.match;
}
