import { canTransition, limits, scheduleRequestMachine } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import type { VettingInterviewNow } from '../../vetting/api/interview-times.ts';
import { arrangedVetting } from '../interview/vetting-interview.ts';
import { changeRequest } from '../request/change-request.ts';
import { mailInvite } from '../request/schedule-mails.ts';
import { writeRequest } from '../request/write-request.ts';
import {
  ScheduleRequestModel,
  type ScheduleRequestRecord,
} from '../../../records/scheduling/schedule-request.model.ts';

const { noticeHours, horizonDays } = limits.scheduling;
type Rules = Pick<
  ScheduleRequestRecord,
  'hostRule' | 'place' | 'placeValue' | 'noticeHours' | 'horizonDays'
>;
/** Rules for an interview whose time was set without a link. */
const usual: Rules = {
  hostRule: 'all',
  place: 'platform_meeting',
  placeValue: null,
  noticeHours: noticeHours.usual,
  horizonDays: horizonDays.usual,
};
const rulesOf = ({ hostRule, place, placeValue, ...days }: Rules): Rules => ({
  hostRule,
  place,
  placeValue,
  noticeHours: days.noticeHours,
  horizonDays: days.horizonDays,
});

/** Returns the latest link of an interview; null if there was none. */
const latestLink = (
  interviewId: Types.ObjectId,
  session: ClientSession | null,
): Promise<ScheduleRequestRecord | null> =>
  ScheduleRequestModel.findOne({ interviewId }, null, { session })
    .sort({ createdAt: -1, _id: -1 })
    .lean();

/**
 * Mails the candidate of a missed vetting interview one link to choose another time, with the rules
 * of the previous link, which ends.
 */
export async function sendNewLink(
  tx: Tx,
  interview: VettingInterviewNow,
  candidate: Candidate,
  occasion: 'missed' | 'sorry',
): Promise<void> {
  const former = await latestLink(interview._id, tx.session);
  if (former?.isOpen) {
    const mayMiss = canTransition(scheduleRequestMachine, former.status, 'no_show');
    await changeRequest(tx, former, {
      action: mayMiss ? 'no_show' : 'called_off',
      version: null,
    });
  }
  const { _id: interviewId, durationMin, interviewers } = interview;
  const hostIds = interviewers.map(({ userId }) => userId);
  const request = await writeRequest(
    tx,
    { ...rulesOf(former ?? usual), message: null, offered: [] },
    {
      interviewId,
      candidate,
      durationMin,
      hostIds,
      organiserId: tx.userId ?? candidate.ownerUserId,
    },
  );
  await mailInvite(tx, { request, interview: arrangedVetting(interview), candidate }, occasion);
}
