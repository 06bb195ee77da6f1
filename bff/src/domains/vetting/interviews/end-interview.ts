import { limits, type vettingInterviewEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import { dayOf } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { findLiveCandidate, type Candidate } from '../../candidates/api/candidate-lookup.ts';
import { chosenReason } from '../../reasons/api/reasons.ts';
import { addRuleTask } from '../../tasks/api/rule-tasks.ts';
import { feedbackTask } from '../scorecards/feedback-task.ts';
import { VettingInterviewModel, type VettingInterviewRecord } from '../vetting-interview.model.ts';
import { requireAttempt } from './attempts.ts';
import { changeInterview } from './change-interview.ts';
import { missedIn } from './missed.ts';
import { notifyOfInterview, tellOfMissed } from './interview-mails.ts';

export const askReschedule: Service<typeof vettingInterviewEndpoints.askReschedule> = (
  ctx,
  { params, body },
) =>
  changeInterview(ctx, params.id, {
    ...{ action: 'ask_reschedule', version: body.version, to: 'rescheduling' },
    facts: { endNote: body.note },
  });

export const startInterview: Service<typeof vettingInterviewEndpoints.start> = (
  ctx,
  { params, body },
) => changeInterview(ctx, params.id, { action: 'start', version: body.version, to: 'in_progress' });

/** The interview is over: each interviewer owes a scorecard within a day. */
export const completeInterview: Service<typeof vettingInterviewEndpoints.complete> = (
  ctx,
  { params, body },
) =>
  changeInterview(ctx, params.id, {
    ...{ action: 'complete', version: body.version, to: 'completed' },
    facts: (tx) => ({ closedAt: tx.at }),
    then: async (tx, after) => {
      const candidate = await findLiveCandidate(after.candidateId, tx.session);
      if (candidate) await feedbackTask.ask(tx, candidate, after);
    },
  });

/** No-show; a candidate who stayed away twice is a matter for the owner. */
export const markNoShow: Service<typeof vettingInterviewEndpoints.markNoShow> = (
  ctx,
  { params, body },
) =>
  changeInterview(ctx, params.id, {
    ...{ action: 'mark_no_show', version: body.version, to: 'no_show' },
    isRepeat: ({ noShowParty }) => noShowParty === body.party,
    facts: (tx, { missed }) => ({
      ...{ closedAt: tx.at, noShowParty: body.party, endNote: body.note },
      missed: missed + (body.party === 'interviewer' ? 0 : 1),
    }),
    then: async (tx, after, _before, candidate) => {
      if (body.party === 'interviewer') return;
      if (body.mail) await tellOfMissed(tx, after, candidate);
      await warnOwner(tx, candidate);
    },
  });

/** Interviews that a person missed. */
async function missedBy(tx: Tx, candidateId: Types.ObjectId): Promise<number> {
  const interviews = await VettingInterviewModel.find(
    { candidateId, deletedAt: null },
    { missed: 1 },
    { session: tx.session },
  ).lean<Pick<VettingInterviewRecord, 'missed'>[]>();
  return missedIn(interviews);
}

async function warnOwner(tx: Tx, { _id, ownerUserId }: Candidate): Promise<void> {
  const candidate = await findLiveCandidate(_id, tx.session);
  const missed = await missedBy(tx, _id);
  if (!candidate || missed < limits.vetting.missedWarning) return;
  await addRuleTask(tx, candidate, {
    title: `Missed ${missed} vetting interviews: decide how to go on`,
    kind: 'review',
    dueOn: dayOf(tx.at),
    assigneeId: ownerUserId,
    rule: 'vetting-missed',
  });
}

export const cancelInterview: Service<typeof vettingInterviewEndpoints.cancel> = (
  ctx,
  { params, body },
) =>
  changeInterview(ctx, params.id, {
    ...{ action: 'cancel', version: body.version, to: 'cancelled' },
    isRepeat: ({ endReasonId, endNote }) =>
      String(endReasonId) === body.reasonId && endNote === body.note,
    facts: async (tx, interview) => {
      const reason = await chosenReason('interview_cancel', body, tx.session);
      const calendarSequence = interview.calendarSequence + 1;
      return { closedAt: tx.at, endReasonId: reason._id, endNote: body.note, calendarSequence };
    },
    then: async (tx, after, _before, candidate) => {
      if (after.startsAt)
        await notifyOfInterview(tx, after, candidate, 'cancelled', { mailsCandidate: body.mail });
    },
  });

/** Tries again without a time; a missed one was an attempt. */
export const reopenInterview: Service<typeof vettingInterviewEndpoints.reopen> = (
  ctx,
  { params, body },
) =>
  changeInterview(ctx, params.id, {
    ...{ action: 'reopen', version: body.version, to: 'requested' },
    facts: (_tx, interview) => {
      const attempt = interview.attempt + (interview.status === 'no_show' ? 1 : 0);
      if (interview.status === 'no_show') requireAttempt(ctx.actor, attempt);
      return { ...openAgain, attempt, calendarSequence: interview.calendarSequence + 1 };
    },
  });

const openAgain = {
  ...{ startsAt: null, endsAt: null, closedAt: null },
  ...{ endReasonId: null, endNote: null, noShowParty: null },
} satisfies Partial<VettingInterviewRecord>;

/** It did not take place after all; what was written down is kept. */
export const correctStatus: Service<typeof vettingInterviewEndpoints.correctStatus> = (
  ctx,
  { params, body },
) =>
  changeInterview(ctx, params.id, {
    ...{ action: 'correct_status', version: body.version, to: body.to },
    facts: (_tx, { missed }) => ({
      endNote: body.note,
      ...(body.to === 'no_show' && { noShowParty: 'candidate' as const, missed: missed + 1 }),
    }),
    then: async (tx, after) => feedbackTask.dropAll(tx, after),
  });
