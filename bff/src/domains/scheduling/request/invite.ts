import type { scheduleRequestEndpoints } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import {
  ensureHeldTimes,
  findInterview,
  lockTimes,
  stepInterview,
  type VettingInterviewNow,
} from '../../vetting/api/interview-times.ts';
import type { TimelessInterview } from '../free-busy/find-times.ts';
import { arrangedVetting } from '../interview/vetting-interview.ts';
import { mailInvite } from './schedule-mails.ts';
import { showRequest } from './show-request.ts';
import {
  requireMailable,
  requireOfferedHours,
  requireTimes,
  writeRequest,
} from './write-request.ts';

/** Returns a vetting interview for the search for its time. */
export const timelessVetting = (interview: VettingInterviewNow): TimelessInterview => ({
  interviewId: interview._id,
  candidateId: interview.candidateId,
  hostIds: interview.interviewers.map(({ userId }) => userId),
  durationMin: interview.durationMin,
  startsAt: interview.startsAt,
});

/** Mails the candidate of an interview a link to choose its time; offered times are reserved. */
export const inviteToChoose: Service<typeof scheduleRequestEndpoints.invite> = async (
  ctx,
  { params, body },
) => {
  const { version, confirmHours, ...rules } = body;
  const found = await findInterview(ctx.actor, 'vettingInterview.manage', params.id);
  const hostIds = found.interview.interviewers.map(({ userId }) => userId);
  await ensureHeldTimes(hostIds.map((id) => id.toHexString()));
  return transact(ctx, async (tx) => {
    const { interview, candidate } = await findInterview(
      ctx.actor,
      'vettingInterview.manage',
      params.id,
      tx.session,
    );
    const after = await stepInterview(tx, interview, 'invite', { version });
    await requireMailable(candidate);
    requireOfferedHours(candidate, { ...rules, confirmHours }, after.durationMin);
    await lockTimes(tx, hostIds);
    await requireTimes(tx, timelessVetting(after), rules);
    const request = await writeRequest(tx, rules, {
      interviewId: after._id,
      candidate,
      organiserId: ctx.actor.userId,
      durationMin: after.durationMin,
      hostIds,
    });
    await mailInvite(tx, { request, interview: arrangedVetting(after), candidate });
    return showRequest(ctx.actor, candidate, request);
  });
};
