import { Types } from 'mongoose';
import { isRecordId } from '../../db/record-id.ts';
import type { OutgoingMailFacts } from '../../mail/outgoing-mail.ts';
import { isWritten } from '../../mail/written-mails.ts';
import { findLiveCandidate } from '../../records/candidates/candidate-lookup.ts';
import { peopleOfCompany } from '../../records/companies/company-people.ts';
import { withProblems } from './api/addressees.ts';

/**
 * The addresses that its readers have by now, for what a colleague wrote to them: days may lie
 * between writing and sending. Mails of the platform may be about an address itself, and keep theirs.
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

/** Who left the client, or asked for no mails, since it was written is left out. */
async function peopleNow(
  companyId: Types.ObjectId,
  { recipientIds = [] }: OutgoingMailFacts,
): Promise<string[]> {
  const wanted = new Set(recipientIds.map(String));
  const members = await peopleOfCompany(companyId);
  const people = await withProblems(members.filter(({ userId }) => wanted.has(String(userId))));
  return people.flatMap(({ address, problem }) => (address && !problem ? address : []));
}
