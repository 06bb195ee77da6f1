import { limits, shiftDay, unrated, type evaluationEndpoints } from '@muster/contracts';
import { dayOf } from '../../../db/calendar-day.ts';
import { AppError, fieldError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { changeEvaluation } from '../change-evaluation.ts';
import { notifyMember, notifyReviewer } from '../evaluation-notices.ts';
import { mergeRatings, requireKnown } from '../record/write-evaluation.ts';
import { actOnEvaluation } from './act-on-evaluation.ts';

type Endpoints = typeof evaluationEndpoints;

/** Asks the person to review themselves first. */
export const openSelfReview: Service<Endpoints['openSelfReview']> = (ctx, { params, body }) =>
  actOnEvaluation(ctx, params.id, 'evaluation.write', async (tx, found) => {
    const { evaluation, already } = await changeEvaluation(tx, found.evaluation, {
      action: 'open_self_review',
      version: body.version,
      set: { selfDueOn: shiftDay(dayOf(tx.at), limits.evaluation.selfReviewDays) },
    });
    if (!already) await notifyMember(tx, evaluation, 'self_review');
    return evaluation;
  });

/** Starts the review without a self review. */
export const startEvaluation: Service<Endpoints['start']> = (ctx, { params, body }) =>
  actOnEvaluation(ctx, params.id, 'evaluation.write', async (tx, found) => {
    const { evaluation } = await changeEvaluation(tx, found.evaluation, {
      action: 'start',
      version: body.version,
    });
    return evaluation;
  });

/** Submits the self review. */
export const submitSelfReview: Service<Endpoints['submitSelf']> = (ctx, { params, body }) =>
  actOnEvaluation(ctx, params.id, 'evaluation.answerOwn', async (tx, found) => {
    requireKnown(found.evaluation, body.ratings, 'ratings');
    const selfRatings = mergeRatings(found.evaluation.selfRatings, body.ratings);
    const { evaluation, already } = await changeEvaluation(tx, found.evaluation, {
      action: 'submit_self',
      version: body.version,
      guard: ({ criteria }) => {
        const missing = unrated(criteria, selfRatings);
        if (missing.length > 0)
          throw new AppError('VALIDATION_FAILED', {
            fields: missing.map(({ path, code, params: more }) => fieldError(path, code, more)),
          });
      },
      set: { selfRatings },
    });
    if (!already) await notifyReviewer(tx, evaluation, 'A self review is in');
    return evaluation;
  });
