import {
  evaluationScore,
  openEvaluationStates,
  sharedEvaluationStates,
  type Evaluation,
  type EvaluationRow,
  type Goal,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { today } from '../../../db/calendar-day.ts';
import { findPeople, findStaffWith, type People } from '../../../identity/people/people.ts';
import { askableClients, showClientToAsk } from '../client-input/clients-to-ask.ts';
import { showInputs } from '../client-input/show-inputs.ts';
import type {
  EvaluationRecord,
  GoalRecord,
} from '../../../records/evaluations/evaluation.model.ts';
import { actionsOn, rightsOn } from '../evaluations.policy.ts';
import type { FoundEvaluation } from './find-evaluation.ts';

export const isShared = ({ status }: Pick<EvaluationRecord, 'status'>): boolean =>
  sharedEvaluationStates.some((state) => state === status);

/** Checks whether an evaluation is past its due date without being shared. */
export const isLate = (
  { status, dueOn }: Pick<EvaluationRecord, 'status' | 'dueOn'>,
  day = today(),
): boolean => openEvaluationStates.some((state) => state === status) && dueOn < day;

/** Checks whether a reader may see the reviewer's text: about themselves only once it is shared. */
const knowsRatings = (actor: Actor, evaluation: EvaluationRecord): boolean =>
  !rightsOn(actor, evaluation).isOwn || isShared(evaluation);

/** Returns evaluations as list rows for a reader whose access was already checked. */
export async function showEvaluationRows(
  actor: Actor,
  evaluations: readonly EvaluationRecord[],
  session: ClientSession | null = null,
): Promise<EvaluationRow[]> {
  const people = await findPeople(
    evaluations.map(({ reviewerUserId }) => reviewerUserId),
    session,
  );
  return evaluations.map((evaluation) => showRow(actor, evaluation, people));
}

const showRow = (actor: Actor, evaluation: EvaluationRecord, people: People): EvaluationRow => ({
  id: evaluation._id.toHexString(),
  cycle: evaluation.cycle,
  periodStart: evaluation.periodStart,
  periodEnd: evaluation.periodEnd,
  dueOn: evaluation.dueOn,
  isLate: isLate(evaluation),
  status: evaluation.status,
  reviewer: people.ref(evaluation.reviewerUserId),
  score: knowsRatings(actor, evaluation)
    ? evaluationScore(evaluation.criteria, evaluation.ratings)
    : null,
  version: evaluation.version,
});

export const showGoal = ({ _id, text, dueOn, status, carried }: GoalRecord): Goal => ({
  id: _id.toHexString(),
  text,
  dueOn,
  status,
  carried,
});

/** Returns the whole evaluation as the reader may see it, with its allowed actions. */
export async function showEvaluation(
  actor: Actor,
  { evaluation, member }: FoundEvaluation,
  session: ClientSession | null = null,
): Promise<Evaluation> {
  const rights = rightsOn(actor, evaluation);
  const people = await findPeople(
    [
      member.userId,
      evaluation.reviewerUserId,
      evaluation.clientInput?.by,
      ...evaluation.revisions.map(({ by }) => by),
    ],
    session,
  );
  const knows = knowsRatings(actor, evaluation);
  const { clientInput, rateSuggestion } = evaluation;
  const allowedActions = actionsOn(evaluation, rights);
  const asks = allowedActions.includes('ask_input');
  const { seesAll } = rights;
  return {
    ...showRow(actor, evaluation, people),
    member: {
      id: member._id.toHexString(),
      name: people.name(member.userId),
      kind: member.kind,
    },
    isOwn: rights.isOwn,
    criteria: evaluation.criteria,
    selfRatings: evaluation.selfRatings,
    selfDueOn: evaluation.selfDueOn,
    ratings: knows ? evaluation.ratings : [],
    strengths: knows ? evaluation.strengths : '',
    improvements: knows ? evaluation.improvements : '',
    // Carried-over goals are already known; the reviewer's new ones stay hidden until shared.
    goals: evaluation.goals.filter(({ carried }) => knows || carried).map(showGoal),
    clientInput:
      knows && clientInput
        ? {
            name: clientInput.name,
            text: clientInput.text,
            by: people.ref(clientInput.by),
            at: clientInput.at.toISOString(),
          }
        : null,
    inputs: knows ? await showInputs(evaluation, { seesAll, asks }, session) : [],
    clientsToAsk: asks ? (await askableClients(evaluation, session)).map(showClientToAsk) : [],
    reviewerLeft: rights.seesAll && !(await mayReview(evaluation.reviewerUserId, session)),
    note: rights.seesAll ? evaluation.note : null,
    submittedAt: knows ? (evaluation.submittedAt?.toISOString() ?? null) : null,
    sharedAt: evaluation.sharedAt?.toISOString() ?? null,
    acknowledgedAt: evaluation.acknowledgedAt?.toISOString() ?? null,
    memberComment: evaluation.memberComment,
    revisions: rights.seesAll
      ? evaluation.revisions.toReversed().map(({ at, by, ratings }) => ({
          at: at.toISOString(),
          by: people.ref(by),
          score: evaluationScore(evaluation.criteria, ratings),
        }))
      : [],
    ...(rights.seesAll && { managerOnlyNote: evaluation.managerOnlyNote }),
    ...(rights.seesRate && { rateSuggestion }),
    allowedActions,
  };
}

/** Checks whether a user is active in a role that evaluates. */
export async function mayReview(
  userId: EvaluationRecord['reviewerUserId'],
  session: ClientSession | null,
): Promise<boolean> {
  const staff = await findStaffWith('evaluation.write', session);
  return staff.some(({ id }) => id.equals(userId));
}
