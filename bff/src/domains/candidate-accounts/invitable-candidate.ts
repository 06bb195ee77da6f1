import type { InviteProblem } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Candidate } from '../../records/candidates/candidate-lookup.ts';
import { recordProblem } from '../candidates/api/contact/account-candidates.ts';
import { candidateAccounts } from '../users/api/candidate-accounts.ts';
import { othersWithMail } from './same-mail.ts';

/** Why a candidate cannot be invited, or how: for the first time or again. */
export type Invitable =
  { problem: InviteProblem } | { problem: null; email: string; isWaiting: boolean };

export async function invitable(
  candidate: Candidate,
  session: ClientSession | null = null,
): Promise<Invitable> {
  const { userId, email } = candidate;
  const accounts = await candidateAccounts(userId ? [userId] : [], session);
  const account = userId && accounts.get(userId.toHexString());
  if (account && account.state !== 'none' && !account.isWaiting) return { problem: 'has_account' };
  const problem = recordProblem(candidate);
  if (problem || email === null) return { problem: problem ?? 'no_email' };
  if ((await othersWithMail([candidate], session)).size > 0) return { problem: 'shared_email' };
  return { problem: null, email, isWaiting: account?.isWaiting ?? false };
}
