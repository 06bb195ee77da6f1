import {
  type EvaluationContent,
  type Rating,
  type RatingInput,
  type evaluationEndpoints,
} from '@muster/contracts';
import { Types, type UpdateQuery } from 'mongoose';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { auditEvaluation } from '../change-evaluation.ts';
import {
  EvaluationModel,
  type EvaluationRecord,
} from '../../../records/evaluations/evaluation.model.ts';
import { notifyReviewer } from '../evaluation-notices.ts';
import { plannedStates, rightsOn } from '../evaluations.policy.ts';
import { withIds } from '../templates/keep-templates.ts';
import { chosenReviewer } from './create-evaluation.ts';
import { findEvaluation } from './find-evaluation.ts';
import { showEvaluation } from './show-evaluation.ts';

type Endpoints = typeof evaluationEndpoints;

/** Saves the reviewer's draft. */
export const updateEvaluation: Service<Endpoints['update']> = (
  ctx,
  { params, body: { version, changes } },
) =>
  transactShown(ctx, {
    find: (session) => findEvaluation(ctx.actor, 'evaluation.write', params.id, session),
    change: async (tx, { evaluation, member }) => {
      requireOneOf(evaluation, ['in_progress'], 'update');
      requireKnown(evaluation, changes.ratings ?? [], 'changes.ratings');
      if (changes.rateSuggestion !== undefined && !rightsOn(ctx.actor, evaluation).seesRate)
        throw invalidField('changes.rateSuggestion', 'NOT_ALLOWED');
      const { after } = await keep(tx, evaluation, {
        version,
        action: 'update',
        paths: pathsOf(changes),
        set: (current) => contentOf(tx, current, changes),
      });
      return { member, evaluation: after };
    },
    show: (found, session) => showEvaluation(ctx.actor, found, session),
  });

/** Saves the self review as a draft. */
export const saveSelfReview: Service<Endpoints['saveSelf']> = (
  ctx,
  { params, body: { version, ratings } },
) =>
  transactShown(ctx, {
    find: (session) => findEvaluation(ctx.actor, 'evaluation.answerOwn', params.id, session),
    change: async (tx, { evaluation, member }) => {
      requireOneOf(evaluation, ['self_review'], 'save_self');
      requireKnown(evaluation, ratings, 'ratings');
      const { after } = await keep(tx, evaluation, {
        version,
        action: 'save_self',
        paths: ratings.map(({ criterionId }) => `selfRatings.${criterionId}`),
        set: (current) => ({ selfRatings: mergeRatings(current.selfRatings, ratings) }),
      });
      return { member, evaluation: after };
    },
    show: (found, session) => showEvaluation(ctx.actor, found, session),
  });

/** Changes the reviewer and the due date; the criteria only before anything can be rated. */
export const planEvaluation: Service<Endpoints['plan']> = (
  ctx,
  { params, body: { version, changes } },
) =>
  transactShown(ctx, {
    find: (session) => findEvaluation(ctx.actor, 'evaluation.manage', params.id, session),
    change: async (tx, { evaluation, member }) => {
      requireOneOf(evaluation, plannedStates, 'plan');
      const { reviewerUserId, dueOn, criteria } = changes;
      if (criteria) requireOneOf(evaluation, ['scheduled'], 'change_criteria');
      if (dueOn !== undefined && dueOn < evaluation.periodStart)
        throw invalidField('changes.dueOn', 'DATE_ORDER');
      const reviewer =
        reviewerUserId === undefined
          ? undefined
          : await chosenReviewer(reviewerUserId, member, 'changes.reviewerUserId', tx.session);
      const { before, after } = await keep(tx, evaluation, {
        version,
        action: 'plan',
        paths: Object.keys(changes),
        set: (current) => ({
          ...(reviewer && { reviewerUserId: reviewer }),
          ...(dueOn !== undefined && { dueOn, lateNoticeAt: null }),
          ...(criteria && { criteria: withIds(criteria, current.criteria) }),
        }),
      });
      if (!before.reviewerUserId.equals(after.reviewerUserId))
        await notifyReviewer(tx, after, 'An evaluation is yours to write');
      return { member, evaluation: after };
    },
    show: (found, session) => showEvaluation(ctx.actor, found, session),
  });

/** @throws AppError INVALID_TRANSITION */
export function requireOneOf(
  { status }: EvaluationRecord,
  states: readonly string[],
  action: string,
): void {
  if (!states.includes(status))
    throw new AppError('INVALID_TRANSITION', { context: { currentState: status, action } });
}

/** Checks that ratings refer to criteria of this evaluation, each once. */
export function requireKnown(
  { criteria }: EvaluationRecord,
  ratings: readonly RatingInput[],
  path: string,
): void {
  const left = new Set(criteria.map(({ id }) => id));
  const wrong = ratings.findIndex(({ criterionId }) => !left.delete(criterionId));
  if (wrong >= 0) throw invalidField(`${path}[${wrong}].criterionId`, 'NOT_FOUND');
}

/** Returns the ratings after some of them changed. */
export function mergeRatings(before: readonly Rating[], changed: readonly RatingInput[]): Rating[] {
  const ids = new Set(changed.map(({ criterionId }) => criterionId));
  return [...before.filter(({ criterionId }) => !ids.has(criterionId)), ...changed];
}

interface Kept {
  version: number;
  action: string;
  paths: readonly string[];
  set: (current: EvaluationRecord) => Partial<EvaluationRecord>;
}

/** Overwrites only fields that others have not changed since, and audits the change. */
async function keep(tx: Tx, { _id }: EvaluationRecord, { version, action, paths, set }: Kept) {
  const result = await updateVersioned<EvaluationRecord>(tx, EvaluationModel, {
    filter: { _id },
    base: version,
    paths,
    apply: (current) =>
      ({
        $set: { ...set(current), lastAction: `evaluation.${action}` },
      }) as UpdateQuery<EvaluationRecord>,
  });
  await auditEvaluation(tx, action, result.before, result.after);
  return result;
}

/** Paths that two users can change independently: each rating, each text. */
const pathsOf = ({ ratings = [], ...rest }: EvaluationContent): string[] => [
  ...ratings.map(({ criterionId }) => `ratings.${criterionId}`),
  ...Object.keys(rest),
];

function contentOf(
  { at, userId }: Tx,
  current: EvaluationRecord,
  { ratings, goals, clientInput, ...texts }: EvaluationContent,
): Partial<EvaluationRecord> {
  const carried = new Set(
    current.goals.flatMap((goal) => (goal.carried ? [goal._id.toHexString()] : [])),
  );
  return {
    ...texts,
    ...(ratings && { ratings: mergeRatings(current.ratings, ratings) }),
    ...(goals && {
      goals: goals.map(({ id, ...goal }) => ({
        ...goal,
        _id: new Types.ObjectId(id),
        carried: id !== undefined && carried.has(id),
      })),
    }),
    ...(clientInput !== undefined && {
      clientInput: clientInput && { ...clientInput, by: userId, at },
    }),
  };
}
