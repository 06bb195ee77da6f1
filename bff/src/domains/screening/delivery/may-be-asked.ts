import type { ClientSession } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { latestConsent } from '../../../records/consents/consents.ts';

type Refusal = 'no_email' | 'no_contact' | 'do_not_contact';

/**
 * Returns why a candidate cannot be sent a form; null if they can. A form that they agreed to is
 * not advertising.
 */
export async function askingRefusal(
  { _id, email, status }: Pick<Candidate, '_id' | 'email' | 'status'>,
  session: ClientSession | null = null,
): Promise<Refusal | null> {
  if (status === 'do_not_contact' || status === 'anonymised') return 'do_not_contact';
  if (email === null) return 'no_email';
  const contact = await latestConsent(_id, 'contact', session);
  return contact?.granted === false ? 'no_contact' : null;
}

/** @throws AppError CANDIDATE_DO_NOT_CONTACT, NO_RECIPIENTS, CONSENT_REQUIRED */
export async function requireAskable(
  candidate: Pick<Candidate, '_id' | 'email' | 'status'>,
  session: ClientSession | null,
): Promise<void> {
  const refusal = await askingRefusal(candidate, session);
  if (refusal === 'do_not_contact') throw new AppError('CANDIDATE_DO_NOT_CONTACT');
  if (refusal === 'no_email') throw new AppError('NO_RECIPIENTS');
  if (refusal) throw new AppError('CONSENT_REQUIRED', { context: { purpose: 'contact' } });
}
