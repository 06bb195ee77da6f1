import { dayMs, hourMs, limits, type scheduleRequestEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Input, Service } from '../../../http/mount.ts';
import { mailRefusal } from '../../candidates/api/contact/mail-refusal.ts';
import {
  ensureHeldTimes,
  findInterview,
  lockTimes,
  stepInterview,
  type FoundInterview,
} from '../../vetting/api/interview-times.ts';
import { findTimes, nearestTime } from '../free-busy/find-times.ts';
import { ScheduleRequestModel, type ScheduleRequestRecord } from '../schedule-request.model.ts';
import { changeRequest } from './change-request.ts';
import { mailInvite } from './schedule-mails.ts';
import { showRequest } from './show-request.ts';

type Invite = Input<typeof scheduleRequestEndpoints.invite>['body'];
const { scheduling } = limits;

/** Mails the person of an interview a link to choose its time; offered times are kept for them. */
export const inviteToChoose: Service<typeof scheduleRequestEndpoints.invite> = async (
  ctx,
  { params, body },
) => {
  const found = await findInterview(ctx.actor, 'vettingInterview.manage', params.id);
  const hosts = found.interview.interviewers.map(({ userId }) => userId);
  await ensureHeldTimes(hosts.map((id) => id.toHexString()));
  return transact(ctx, async (tx) => {
    const { interview, candidate } = await findInterview(
      ctx.actor,
      'vettingInterview.manage',
      params.id,
      tx.session,
    );
    const after = await stepInterview(tx, interview, 'invite', { version: body.version });
    await requireMailable(candidate);
    await lockTimes(tx, hosts);
    await requireTimes(tx, found, body);
    const draft = await writeDraft(tx, { interview: after, candidate }, body, ctx.actor.userId);
    const sent = await changeRequest(tx, draft, {
      action: body.offered.length > 0 ? 'propose_slots' : 'invite',
      version: null,
    });
    await mailInvite(tx, { request: sent, interview: after, candidate });
    return showRequest(ctx.actor, candidate, sent);
  });
};

/** @throws AppError CANDIDATE_DO_NOT_CONTACT, NO_RECIPIENTS */
async function requireMailable(candidate: FoundInterview['candidate']): Promise<void> {
  const refusal = await mailRefusal(candidate);
  if (refusal)
    throw new AppError(refusal === 'no_email' ? 'NO_RECIPIENTS' : 'CANDIDATE_DO_NOT_CONTACT');
}

/** @throws AppError NO_AVAILABILITY with the next free time, SLOT_TAKEN for an offered one */
async function requireTimes(tx: Tx, { interview }: FoundInterview, rules: Invite): Promise<void> {
  const { offered: _offered, ...search } = rules;
  const free = await findTimes(interview, search, tx.at, tx.session);
  if (free.length === 0) {
    const nearest = await nearestTime(interview, search, tx.at);
    throw new AppError('NO_AVAILABILITY', {
      context: { nearest: nearest?.toISOString() ?? null },
    });
  }
  const starts = new Set(free.map(({ startsAt }) => startsAt));
  if (rules.offered.some((at) => !starts.has(Date.parse(at)))) throw new AppError('SLOT_TAKEN');
}

async function writeDraft(
  tx: Tx,
  { interview, candidate }: FoundInterview,
  { version: _version, offered, ...rules }: Invite,
  organiserId: Types.ObjectId,
): Promise<ScheduleRequestRecord> {
  const moments = offered.map((at) => new Date(at)).toSorted((a, b) => Number(a) - Number(b));
  const last = moments.at(-1);
  const [created] = await ScheduleRequestModel.create(
    [
      {
        ...rules,
        ...{ candidateId: candidate._id, interviewId: interview._id, organiserId },
        ...{ createdAt: tx.at, createdBy: tx.userId, updatedBy: tx.userId, sentAt: tx.at },
        mode: last ? 'organiser_proposes' : 'invitee_picks_from_availability',
        hostIds: interview.interviewers.map(({ userId }) => userId),
        durationMin: interview.durationMin,
        inviteeTimeZone: candidate.timeZone,
        offered: moments,
        holdUntil: last ? new Date(tx.at.getTime() + scheduling.hold) : null,
        expiresAt: new Date(
          last
            ? last.getTime() - rules.noticeHours * hourMs
            : tx.at.getTime() + Math.min(rules.horizonDays * dayMs, scheduling.life),
        ),
      },
    ],
    { session: tx.session },
  );
  if (!created) throw new Error('The link was not written');
  return created.toObject<ScheduleRequestRecord>();
}
