import type { ClientSession } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { inviteCandidate, remindInvited } from '../../users/api/invite-candidate.ts';
import { invitable } from '../invitable-candidate.ts';

/** Checks whether a candidate who is a guest can have an account. */
export const mayHaveAccount = async (
  candidate: Candidate,
  session: ClientSession | null = null,
): Promise<boolean> => (await invitable(candidate, session)).problem === null;

/**
 * Mails the account invitation to a candidate who asks for it, and returns whether it is sent: the
 * rest of their request never fails because of it.
 */
export async function inviteOnWish(tx: Tx, candidate: Candidate): Promise<boolean> {
  const found = await invitable(candidate, tx.session);
  if (found.problem !== null) return false;
  const { email, isWaiting } = found;
  const { _id, userId, firstName, lastName } = candidate;
  try {
    if (userId && isWaiting) await remindInvited(tx, userId);
    else await inviteCandidate(tx, null, _id, { email, firstName, lastName });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
