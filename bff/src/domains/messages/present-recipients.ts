import { Types } from 'mongoose';
import { isRecordId } from '../../db/record-id.ts';
import type { OutgoingMailFacts } from '../../mail/outgoing-mail.ts';
import { isWritten } from '../../mail/written-mails.ts';
import { findLiveCandidate } from '../../records/candidates/candidate-lookup.ts';
import { peopleOfCompany } from '../../records/companies/company-people.ts';
import { withProblems } from './api/addressees.ts';

/**
 * Returns the current addresses of the readers of a colleague's mail: days may pass between writing
 * and sending. Platform mails may be about an address itself, and keep theirs.
 */
export async function presentRecipients(
  mail: OutgoingMailFacts,
): Promise<readonly string[] | null> {
  const { subjectType, subjectId } = mail;
  if (!isWritten(mail) || !subjectId || !isRecordId(subjectId)) return null;
  const id = new Types.ObjectId(subjectId);
  if (subjectType === 'company') return peopleNow(id, mail);
  if (subjectType !== 'candidate') return null;
  const candidate = await findLiveCandidate(id);
  return candidate && (candidate.email === null ? [] : [candidate.email]);
}

/** Users who left the client or unsubscribed meanwhile are left out. */
async function peopleNow(
  companyId: Types.ObjectId,
  { recipientIds = [] }: OutgoingMailFacts,
): Promise<string[]> {
  const wanted = new Set(recipientIds.map(String));
  const members = await peopleOfCompany(companyId);
  const people = await withProblems(members.filter(({ userId }) => wanted.has(String(userId))));
  return people.flatMap(({ address, problem }) => (address && !problem ? address : []));
}
