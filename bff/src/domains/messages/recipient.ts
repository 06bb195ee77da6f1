import type { ClientSession } from 'mongoose';
import { AppError } from '../../http/app-error.ts';
import { suppressionsOf } from '../../mail/suppressions.ts';
import type { Candidate } from '../candidates/api/candidate-lookup.ts';
import { mayBeMailed } from '../candidates/api/contact/mail-rules.ts';
import { latestConsent } from '../consents/api/consents.ts';

/**
 * The address of a person who may be written to.
 * @throws AppError NO_RECIPIENTS, CANDIDATE_DO_NOT_CONTACT, RECIPIENT_SUPPRESSED
 */
export async function addressOf(
  candidate: Candidate,
  session: ClientSession | null = null,
): Promise<string> {
  if (candidate.email === null) throw new AppError('NO_RECIPIENTS');
  if (!mayBeMailed(candidate)) throw new AppError('CANDIDATE_DO_NOT_CONTACT');
  const [reason] = await suppressionsOf(candidate.email, session);
  if (reason) throw new AppError('RECIPIENT_SUPPRESSED', { context: { reason } });
  const contact = await latestConsent(candidate._id, 'contact', session);
  if (contact?.granted === false)
    throw new AppError('RECIPIENT_SUPPRESSED', { context: { reason: 'unsubscribed' } });
  return candidate.email;
}
