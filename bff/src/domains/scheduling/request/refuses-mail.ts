import { choosingStates } from '@muster/contracts';
import { isRecordId } from '../../../db/record-id.ts';
import type { OutgoingMailFacts } from '../../../mail/outgoing-mail.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { mailRefusal } from '../../candidates/api/contact/mail-refusal.ts';
import { ScheduleRequestModel } from '../../../records/scheduling/schedule-request.model.ts';

/**
 * Checks whether a mail about a link must no longer be sent: a time was chosen, or the link was
 * closed.
 */
export async function refusesScheduleMail({
  subjectType,
  subjectId,
  template,
}: OutgoingMailFacts): Promise<boolean> {
  if (subjectType !== 'schedule_request' || !subjectId) return false;
  const request = isRecordId(subjectId)
    ? await ScheduleRequestModel.findById(subjectId).lean()
    : null;
  const candidate = request && (await findLiveCandidate(request.candidateId));
  if (!request || !candidate || (await mailRefusal(candidate)) !== null) return true;
  const isLink = template.startsWith('interview_choose');
  return isLink && !choosingStates.some((state) => state === request.status);
}
