import type { vettingInterviewEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { chosenReason } from '../../reasons/api/reasons.ts';
import { feedbackTask } from '../scorecards/feedback-task.ts';
import { requireAttempt } from './attempts.ts';
import { changeInterview } from './change-interview.ts';
import { notifyOfInterview } from './interview-mails.ts';
import { notifyOwner, warnOwner } from './notify-owner.ts';
import { triedAgain } from './tried-again.ts';

export const askReschedule: Service<typeof vettingInterviewEndpoints.askReschedule> = (
  ctx,
  { params, body },
) =>
  changeInterview(ctx, params.id, {
    action: 'ask_reschedule',
    version: body.version,
    to: 'rescheduling',
    facts: { endNote: body.note },
  });

export const startInterview: Service<typeof vettingInterviewEndpoints.start> = (
  ctx,
  { params, body },
) => changeInterview(ctx, params.id, { action: 'start', version: body.version, to: 'in_progress' });

/** Completes an interview: each interviewer owes a scorecard within a day. */
export const completeInterview: Service<typeof vettingInterviewEndpoints.complete> = (
  ctx,
  { params, body },
) =>
  changeInterview(ctx, params.id, {
    action: 'complete',
    version: body.version,
    to: 'completed',
    facts: (tx) => ({ closedAt: tx.at }),
    then: async (tx, after) => {
      const candidate = await findLiveCandidate(after.candidateId, tx.session);
      if (candidate) await feedbackTask.ask(tx, candidate, after);
    },
  });

export const cancelInterview: Service<typeof vettingInterviewEndpoints.cancel> = (
  ctx,
  { params, body },
) =>
  changeInterview(ctx, params.id, {
    action: 'cancel',
    version: body.version,
    to: 'cancelled',
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
      await notifyOwner(tx, after, candidate);
    },
  });

/** Reopens an interview without a time; a missed one counted as an attempt. */
export const reopenInterview: Service<typeof vettingInterviewEndpoints.reopen> = (
  ctx,
  { params, body },
) =>
  changeInterview(ctx, params.id, {
    action: 'reopen',
    version: body.version,
    to: 'requested',
    facts: (_tx, interview) => {
      const again = triedAgain(interview);
      if (interview.status === 'no_show') requireAttempt(ctx.actor, again.attempt);
      return again;
    },
  });

/** Records that it did not take place after all; notes are kept. */
export const correctStatus: Service<typeof vettingInterviewEndpoints.correctStatus> = (
  ctx,
  { params, body },
) =>
  changeInterview(ctx, params.id, {
    action: 'correct_status',
    version: body.version,
    to: body.to,
    facts: (_tx, { missed }) => ({
      endNote: body.note,
      ...(body.to === 'no_show' && { noShowParty: 'candidate' as const, missed: missed + 1 }),
    }),
    then: async (tx, after, _before, candidate) => {
      await feedbackTask.dropAll(tx, after);
      await notifyOwner(tx, after, candidate);
      if (after.status === 'no_show') await warnOwner(tx, candidate);
    },
  });
