import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { AppError } from '../../http/app-error.ts';
import { findLiveCandidate } from '../candidates/candidate-lookup.service.ts';
import type { Candidate } from '../candidates/candidate-lookup.service.ts';

/** Whether a person may change the own files: who was rejected goes on reading them. */
export const isOpenToPerson = ({ status }: Pick<Candidate, 'status'>): boolean =>
  status !== 'rejected';

/** The record of the person who asks. @throws AppError NOT_FOUND when it is gone */
export async function findOwnRecord(
  { candidateId }: Actor,
  session: ClientSession | null = null,
): Promise<Candidate> {
  const candidate = candidateId && (await findLiveCandidate(candidateId, session));
  if (!candidate) throw new AppError('NOT_FOUND');
  return candidate;
}

/** {@link findOwnRecord} for a change. @throws AppError INVALID_TRANSITION while it is read-only */
export async function requireOpenRecord(
  actor: Actor,
  session: ClientSession | null,
): Promise<Candidate> {
  const candidate = await findOwnRecord(actor, session);
  if (!isOpenToPerson(candidate))
    throw new AppError('INVALID_TRANSITION', { context: { currentState: candidate.status } });
  return candidate;
}
