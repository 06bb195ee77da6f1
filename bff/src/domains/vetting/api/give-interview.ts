import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { InterviewGift } from '../../../calendars/interview-gift.ts';
import { changeState } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import { announceInterview } from '../../../outbox/interview-changed.ts';
import {
  VettingInterviewModel,
  type VettingInterviewRecord,
} from '../../../records/vetting/vetting-interview.model.ts';
import { addVetters } from '../../candidates/api/changes/vetting.ts';
import { auditInterview } from '../interviews/change-interview.ts';
import { followAbsences } from '../interviews/cover-task.ts';
import { findInterview } from '../interviews/find-interview.ts';
import { notifyOfHosts } from '../interviews/interview-mails.ts';
import { stillEligible, takeTime } from '../interviews/interviewers.ts';

/**
 * Replaces an interviewer by a colleague: time and calendar entry stay, the new one gets it and the
 * former one loses it. The candidate is not notified, because their invitation names no
 * interviewer.
 * @throws AppError NOT_FOUND, FORBIDDEN, INVALID_TRANSITION, SLOT_TAKEN, VALIDATION_FAILED at
 *   `path`
 */
export async function giveVettingInterview(
  tx: Tx,
  actor: Actor,
  id: string,
  { from, to, path }: InterviewGift,
): Promise<void> {
  const { interview, candidate } = await findInterview(
    actor,
    'vettingInterview.manage',
    id,
    tx.session,
  );
  const { status, startsAt, endsAt, interviewers, candidateId } = interview;
  const holds = (userId: Types.ObjectId) => interviewers.some((one) => one.userId.equals(userId));
  const isAhead = startsAt !== null && startsAt > tx.at;
  if (status !== 'scheduled' || !isAhead || !holds(from))
    throw new AppError('INVALID_TRANSITION', { context: { currentState: status, action: 'give' } });
  const [eligible] = await stillEligible(candidate, [to], tx.session);
  if (!eligible || holds(to)) throw invalidField(path, 'NOT_ALLOWED');
  const slot = { candidateId, interviewers: [{ userId: to, isLead: false }], startsAt, endsAt };
  await takeTime(tx, slot, interview._id);
  const { after } = await changeState<VettingInterviewRecord>(
    tx,
    VettingInterviewModel,
    interview,
    {
      name: 'vettingInterview.give',
      version: null,
      isRepeat: () => false,
      set: () => ({
        $set: {
          interviewers: interviewers.map((one) =>
            one.userId.equals(from) ? { ...one, userId: to } : one,
          ),
          calendarSequence: interview.calendarSequence + 1,
        },
      }),
      paths: ['interviewers'],
    },
  );
  await addVetters(tx, candidateId, [to]);
  await auditInterview(tx, interview, after);
  await followAbsences(tx, to);
  await notifyOfHosts(tx, after, candidate, { joining: [to], leaving: [from] });
  announceInterview(tx, after._id);
}
