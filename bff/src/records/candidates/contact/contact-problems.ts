import type { MailProblem } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { suppressionsOfAll } from '../../../mail/suppressions.ts';
import type { Candidate } from '../candidate.model.ts';

/**
 * Returns why mails do not reach a candidate's further addresses, by address; with one query, or
 * none.
 */
export async function problemsOfContacts(
  { contacts }: Pick<Candidate, 'contacts'>,
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, MailProblem>> {
  const emails = contacts.filter(({ kind }) => kind === 'email').map(({ value }) => value);
  if (emails.length === 0) return new Map();
  const reasons = await suppressionsOfAll(emails, session);
  return new Map(
    [...reasons].map(([email, set]): [string, MailProblem] => [
      email,
      set.has('bounced') ? 'bounced' : 'unsubscribed',
    ]),
  );
}
