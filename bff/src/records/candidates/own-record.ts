import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { AppError } from '../../http/app-error.ts';
import { findLiveCandidate, type Candidate } from './candidate-lookup.ts';

/**
 * Returns the record of the requesting candidate.
 * @throws AppError NOT_FOUND if it is gone, or for a role without one
 */
export async function findOwnRecord(
  { candidateId }: Actor,
  session: ClientSession | null = null,
): Promise<Candidate> {
  const candidate = candidateId && (await findLiveCandidate(candidateId, session));
  if (!candidate) throw new AppError('NOT_FOUND');
  return candidate;
}
