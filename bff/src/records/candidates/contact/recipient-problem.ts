import type { RecipientProblem } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import { suppressionsOf } from '../../../mail/suppressions.ts';
import { latestConsent } from '../../consents/consents.ts';
import type { Candidate } from '../candidate.model.ts';
import { mayBeMailed } from './mail-rules.ts';

/** Returns why a candidate cannot be written to; null if they can. */
export async function recipientProblem(
  candidate: Pick<Candidate, '_id' | 'email' | 'status'>,
  session: ClientSession | null = null,
): Promise<RecipientProblem | null> {
  if (candidate.email === null) return 'no_email';
  if (!mayBeMailed(candidate)) return 'do_not_contact';
  const reasons = await suppressionsOf(candidate.email, session);
  if (reasons.has('bounced')) return 'bounced';
  if (reasons.has('unsubscribed')) return 'unsubscribed';
  const contact = await latestConsent(candidate._id, 'contact', session);
  return contact?.granted === false ? 'unsubscribed' : null;
}

/**
 * Returns the address of a candidate who may be written to.
 * @throws AppError NO_RECIPIENTS, CANDIDATE_DO_NOT_CONTACT, RECIPIENT_SUPPRESSED
 */
export async function addressOf(
  candidate: Pick<Candidate, '_id' | 'email' | 'status'>,
  session: ClientSession | null = null,
): Promise<string> {
  requireReachable(await recipientProblem(candidate, session));
  if (candidate.email === null) throw new AppError('NO_RECIPIENTS');
  return candidate.email;
}

/** @throws AppError NO_RECIPIENTS, CANDIDATE_DO_NOT_CONTACT, RECIPIENT_SUPPRESSED */
export function requireReachable(problem: RecipientProblem | null): void {
  if (problem === 'no_email') throw new AppError('NO_RECIPIENTS');
  if (problem === 'do_not_contact') throw new AppError('CANDIDATE_DO_NOT_CONTACT');
  if (problem) throw new AppError('RECIPIENT_SUPPRESSED', { context: { reason: problem } });
}
