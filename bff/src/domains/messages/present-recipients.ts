import { Types } from 'mongoose';
import { isRecordId } from '../../db/record-id.ts';
import type { OutgoingMailFacts } from '../../mail/outgoing-mail.ts';
import { findLiveCandidate } from '../candidates/api/candidate-lookup.ts';

/**
 * The address that a person has by now, for what a colleague wrote to them: days may lie between
 * writing and sending. Mails of the platform may be about an address itself, and keep theirs.
 */
export async function presentRecipients({
  template,
  subjectType,
  subjectId,
}: OutgoingMailFacts): Promise<readonly string[] | null> {
  if (template !== 'message' || subjectType !== 'candidate' || !subjectId) return null;
  const candidate = isRecordId(subjectId)
    ? await findLiveCandidate(new Types.ObjectId(subjectId))
    : null;
  return candidate && (candidate.email === null ? [] : [candidate.email]);
}
