import { interviewableStates, type vettingInterviewEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { requireInviteeHours } from '../../../calendars/invitee-hours.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { addVetters } from '../../candidates/api/changes/vetting.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import { notify } from '../../notifications/api/notify.ts';
import { visiblePools } from '../../../records/pools/pool-members.ts';
import { followInterviews } from '../decisions/follow-interviews.ts';
import {
  VettingInterviewModel,
  type VettingInterviewRecord,
} from '../../../records/vetting/vetting-interview.model.ts';
import { interviewsLink } from '../vetting-links.ts';
import { nextAttempt, requireAttempt } from './attempts.ts';
import { auditInterview } from './change-interview.ts';
import { chosenInterviewers, ensureHeldTimes, slotAt, takeTime } from './interviewers.ts';
import { interviewTitles } from './interview-words.ts';
import { notifyOfInterview } from './interview-mails.ts';
import { showInterviewPage } from './show-interview.ts';

/**
 * Requests an interview; with a time it is scheduled at once. Its interviewers may see the
 * candidate.
 */
export const requestInterview: Service<typeof vettingInterviewEndpoints.request> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  const { _id } = await findCandidateFor(actor, 'vettingInterview.manage', params.id);
  await ensureHeldTimes([...body.interviewerIds, _id.toHexString()]);
  return transact(ctx, async (tx) => {
    const { session } = tx;
    const candidate = await findCandidateFor(actor, 'vettingInterview.manage', params.id, {
      session,
    });
    if (!interviewableStates.includes(candidate.vettingStatus))
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: candidate.vettingStatus, action: 'request' },
      });
    const { kind, durationMin, instructions, internalBrief } = body;
    const poolId = body.poolId ? new Types.ObjectId(body.poolId) : null;
    if (poolId && !(await visiblePools(actor, session)).some((pool) => pool._id.equals(poolId)))
      throw invalidField('poolId', 'NOT_FOUND');
    const interviewers = await chosenInterviewers(candidate, body, session);
    const attempt = await nextAttempt(tx, { candidateId: candidate._id, kind, poolId });
    requireAttempt(actor, attempt);
    const time = body.startsAt
      ? slotAt(tx, body.startsAt, durationMin)
      : { startsAt: null, endsAt: null };
    if (time.startsAt) requireInviteeHours(candidate, [time], body.confirmHours);
    const place = { candidateId: candidate._id, interviewers, ...time };
    await takeTime(tx, place, null);
    const stamps = { createdAt: tx.at, createdBy: tx.userId, updatedBy: tx.userId };
    const [created] = await VettingInterviewModel.create(
      [
        {
          ...place,
          ...stamps,
          kind,
          poolId,
          durationMin,
          instructions,
          internalBrief,
          attempt,
          status: body.startsAt ? 'scheduled' : 'requested',
        },
      ],
      { session },
    );
    if (!created) throw new Error('The interview was not written');
    const interview = created.toObject<VettingInterviewRecord>();
    await auditInterview(tx, null, interview);
    await addVetters(
      tx,
      candidate._id,
      interviewers.map(({ userId }) => userId),
    );
    if (body.startsAt) await notifyOfInterview(tx, interview, candidate, 'confirmed');
    else
      await notify(tx, {
        topic: 'assignment',
        userIds: interviewers.map(({ userId }) => userId),
        title: `You will interview {name}: ${interviewTitles[kind].toLowerCase()}`,
        link: interviewsLink(candidate._id),
        subject: { type: 'candidate', id: candidate._id },
      });
    await followInterviews(tx, candidate._id);
    return showInterviewPage(actor, { interview, candidate }, session);
  });
};
