import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { findOwnRecord } from '../../../records/candidates/own-record.ts';

/** Whether a candidate may change their own files: a rejected candidate can only read them. */
export const isOpenToPerson = ({ status }: Pick<Candidate, 'status'>): boolean =>
  status !== 'rejected';

/**
 * Returns the requesting candidate's own record for a change. @throws AppError INVALID_TRANSITION
 * while it is read-only
 */
export async function requireOpenRecord(
  actor: Actor,
  session: ClientSession | null,
): Promise<Candidate> {
  const candidate = await findOwnRecord(actor, session);
  if (!isOpenToPerson(candidate))
    throw new AppError('INVALID_TRANSITION', { context: { currentState: candidate.status } });
  return candidate;
}
