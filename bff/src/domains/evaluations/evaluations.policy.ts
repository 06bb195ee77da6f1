import {
  actionsFrom,
  canTransition,
  evaluationActions,
  evaluationMachine,
  sharedEvaluationStates,
  type EvaluationActionName,
  type EvaluationState,
  type PermissionName,
} from '@muster/contracts';
import type { ClientSession, QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { contractorsWithin } from '../placements/api/contracts-of-person.ts';
import type { EvaluationRecord } from '../../records/evaluations/evaluation.model.ts';

/**
 * States in which a person reads their own evaluation: during the self review, and once it is
 * shared.
 */
const ownStates: readonly EvaluationState[] = ['self_review', ...sharedEvaluationStates];

/**
 * Returns a filter for the evaluations that a reader may open. The reader's own stays hidden until
 * shared, even with rights to others' evaluations or during impersonation.
 */
export async function visibleTo(
  actor: Actor,
  session: ClientSession | null = null,
): Promise<QueryFilter<EvaluationRecord>> {
  const ofOthers = { userId: { $nin: [...actor.selfUserIds] } };
  const within: QueryFilter<EvaluationRecord>[] = [
    { userId: actor.userId, status: { $in: [...ownStates] } },
  ];
  const scope = actor.scopeOf('evaluation.read');
  if (scope === null) return { _id: { $in: [] } };
  if (scope === 'all') within.push(ofOthers);
  if (actor.can('evaluation.write'))
    within.push({ $and: [{ reviewerUserId: actor.userId }, ofOthers] });
  if (scope === 'assigned')
    within.push({
      $and: [
        { candidateId: { $in: await contractorsWithin(actor, session) } },
        { status: { $in: [...sharedEvaluationStates] } },
      ],
    });
  return { $or: within };
}

/** The reader's rights on one evaluation. */
export interface EvaluationRights {
  /** Whether it is about the reader. */
  isOwn: boolean;
  /**
   * Whether the reader leads or reviews the person, and thus reads and writes what the person never
   * sees.
   */
  seesAll: boolean;
  /** Whether the reader may see rates, which not every reviewer may. */
  seesRate: boolean;
  holds: (permission: PermissionName) => boolean;
}

export function rightsOn(
  actor: Actor,
  { userId, reviewerUserId }: Pick<EvaluationRecord, 'userId' | 'reviewerUserId'>,
): EvaluationRights {
  const isOwn = actor.selfUserIds.some((id) => id.equals(userId));
  const isReviewer = !isOwn && reviewerUserId.equals(actor.userId) && actor.can('evaluation.write');
  const reaches = (permission: PermissionName) => !isOwn && actor.scopeOf(permission) === 'all';
  const seesAll = isReviewer || reaches('evaluation.write');
  return {
    isOwn,
    seesAll,
    seesRate: seesAll && actor.scopeOf('candidate.readRates') === 'all',
    holds: (permission) => {
      if (permission === 'evaluation.answerOwn')
        return userId.equals(actor.userId) && actor.can(permission);
      return reaches(permission) || (permission === 'evaluation.write' && isReviewer);
    },
  };
}

/** Returns the reader's current actions on an evaluation. */
export function actionsOn(
  { status, candidateId }: Pick<EvaluationRecord, 'status' | 'candidateId'>,
  { holds }: EvaluationRights,
): EvaluationActionName[] {
  const ofMachine: readonly string[] = actionsFrom(
    evaluationMachine,
    status,
    (permission) => permission !== 'system' && permission !== 'public' && holds(permission),
  );
  const further: Partial<Record<EvaluationActionName, boolean>> = {
    plan: holds('evaluation.manage') && plannedStates.some((state) => state === status),
    rate: holds('evaluation.write') && status === 'in_progress',
    // Members of staff have no client.
    ask_input:
      candidateId !== null &&
      holds('evaluation.write') &&
      canTransition(evaluationMachine, status, 'ask_input'),
    answer_self: holds('evaluation.answerOwn') && status === 'self_review',
  };
  return evaluationActions.filter((action) => further[action] ?? ofMachine.includes(action));
}

/** States in which the reviewer and the due date can change. */
export const plannedStates = [
  'scheduled',
  'self_review',
  'in_progress',
] as const satisfies EvaluationState[];
