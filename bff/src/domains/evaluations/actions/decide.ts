import { evaluationProblems, type evaluationEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import { AppError, fieldError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { changeEvaluation } from '../change-evaluation.ts';
import { closeInputLinks, reopenInputLinks, withdrawInputs } from '../client-input/close-links.ts';
import { notifyMember, notifyReviewer, notifyStaff } from '../evaluation-notices.ts';
import { actOnEvaluation } from './act-on-evaluation.ts';

type Endpoints = typeof evaluationEndpoints;

/** Submits the review; the person's lead is notified if another user wrote it. */
export const submitEvaluation: Service<Endpoints['submit']> = (ctx, { params, body }) =>
  actOnEvaluation(ctx, params.id, 'evaluation.write', async (tx, found) => {
    const { evaluation, already } = await changeEvaluation(tx, found.evaluation, {
      action: 'submit',
      version: body.version,
      guard: (current) => {
        const problems = evaluationProblems(current);
        if (problems.length > 0)
          throw new AppError('VALIDATION_FAILED', {
            fields: problems.map(({ path, code, params: more }) => fieldError(path, code, more)),
          });
      },
      set: { submittedAt: tx.at, note: null },
    });
    if (already) return evaluation;
    await closeInputLinks(tx, evaluation);
    await notifyStaff(tx, evaluation, [found.member.managerUserId], 'An evaluation is submitted');
    return evaluation;
  });

/** Sends the review back to the reviewer. */
export const sendEvaluationBack: Service<Endpoints['sendBack']> = (ctx, { params, body }) =>
  actOnEvaluation(ctx, params.id, 'evaluation.manage', async (tx, found) => {
    const { evaluation, already } = await changeEvaluation(tx, found.evaluation, {
      action: 'send_back',
      version: body.version,
      isRepeat: ({ status, note }) => status === 'in_progress' && note === body.note,
      set: { note: body.note, submittedAt: null },
    });
    if (already) return evaluation;
    await reopenInputLinks(tx, found.evaluation);
    await notifyReviewer(tx, evaluation, 'An evaluation came back to you');
    return evaluation;
  });

/** Shares the evaluation with the person. */
export const shareEvaluation: Service<Endpoints['share']> = (ctx, { params, body }) =>
  actOnEvaluation(ctx, params.id, 'evaluation.write', async (tx, found) => {
    const { evaluation, already } = await changeEvaluation(tx, found.evaluation, {
      action: 'share',
      version: body.version,
      set: { sharedAt: tx.at, reminders: 0 },
    });
    if (!already) await notifyMember(tx, evaluation, 'shared');
    return evaluation;
  });

/** Confirms that the person has read the evaluation. */
export const acknowledgeEvaluation: Service<Endpoints['acknowledge']> = (ctx, { params, body }) =>
  actOnEvaluation(ctx, params.id, 'evaluation.answerOwn', async (tx, found) => {
    const { evaluation, already } = await changeEvaluation(tx, found.evaluation, {
      action: 'acknowledge',
      version: body.version,
      set: { acknowledgedAt: tx.at, memberComment: body.comment || null },
    });
    if (!already) await notifyReviewer(tx, evaluation, 'An evaluation was acknowledged');
    return evaluation;
  });

/** Cancels an evaluation that is not shared; the cycle can be used again. */
export const cancelEvaluation: Service<Endpoints['cancel']> = (ctx, { params, body }) =>
  actOnEvaluation(ctx, params.id, 'evaluation.manage', async (tx, found) => {
    const { evaluation, already } = await changeEvaluation(tx, found.evaluation, {
      action: 'cancel',
      version: body.version,
      set: { note: body.reason, cycleKey: null },
    });
    if (already) return evaluation;
    await withdrawInputs(tx, evaluation);
    await notifyReviewer(tx, evaluation, 'An evaluation was cancelled');
    await notifyMember(tx, evaluation, 'cancelled');
    return evaluation;
  });

/** Reopens an acknowledged evaluation; its previous text is kept. */
export const reopenEvaluation: Service<Endpoints['reopen']> = (ctx, { params, body }) =>
  actOnEvaluation(ctx, params.id, 'evaluation.reopen', async (tx, { evaluation: current }) => {
    const by: Types.ObjectId | null = tx.userId;
    const { ratings, strengths, improvements, goals, memberComment } = current;
    const { evaluation, already } = await changeEvaluation(tx, current, {
      action: 'reopen',
      version: body.version,
      set: {
        revisions: [
          ...current.revisions,
          { at: tx.at, by, ratings, strengths, improvements, goals, memberComment },
        ],
        submittedAt: null,
        sharedAt: null,
        acknowledgedAt: null,
        memberComment: null,
        note: body.reason,
      },
    });
    if (!already) await notifyReviewer(tx, evaluation, 'An evaluation is open again');
    return evaluation;
  });
