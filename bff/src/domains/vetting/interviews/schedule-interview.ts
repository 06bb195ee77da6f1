import type { vettingInterviewEndpoints } from '@muster/contracts';
import { requireInviteeHours } from '../../../calendars/invitee-hours.ts';
import type { Service } from '../../../http/mount.ts';
import { addVetters } from '../../candidates/api/changes/vetting.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { changeInterview } from './change-interview.ts';
import { findInterview } from './find-interview.ts';
import { chosenInterviewers, ensureHeldTimes, slotAt, takeTime } from './interviewers.ts';
import { notifyOfInterview } from './interview-mails.ts';

/** Sets or changes time and interviewers; all participants get a calendar entry. */
export const scheduleInterview: Service<typeof vettingInterviewEndpoints.schedule> = async (
  ctx,
  { params, body },
) => {
  const found = await findInterview(ctx.actor, 'vettingInterview.manage', params.id);
  await ensureHeldTimes([...body.interviewerIds, found.candidate._id.toHexString()]);
  return changeInterview(ctx, params.id, {
    action: 'schedule',
    version: body.version,
    to: 'scheduled',
    isRepeat: ({ startsAt, durationMin }) =>
      startsAt?.getTime() === new Date(body.startsAt).getTime() && durationMin === body.durationMin,
    facts: async (tx, interview) => {
      const slot = slotAt(tx, body.startsAt, body.durationMin);
      const candidate = await findLiveCandidate(interview.candidateId, tx.session);
      requireInviteeHours(candidate ?? found.candidate, [slot], body.confirmHours);
      const interviewers = await chosenInterviewers(candidate ?? found.candidate, body, tx.session);
      await takeTime(
        tx,
        { candidateId: interview.candidateId, interviewers, ...slot },
        interview._id,
      );
      // The first calendar message carries 0.
      const sequence = interview.calendarSequence + (interview.startsAt ? 1 : 0);
      return {
        ...slot,
        interviewers,
        calendarSequence: sequence,
        endReasonId: null,
        endNote: null,
      };
    },
    then: async (tx, after, before, candidate) => {
      await addVetters(
        tx,
        after.candidateId,
        after.interviewers.map(({ userId }) => userId),
      );
      await notifyOfInterview(tx, after, candidate, before.startsAt ? 'moved' : 'confirmed', {
        former: before.startsAt ? before.interviewers.map(({ userId }) => userId) : [],
      });
    },
  });
};
