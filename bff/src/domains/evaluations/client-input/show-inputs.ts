import {
  canTransition,
  evaluationInputActions,
  evaluationInputMachine,
  limits,
  type EvaluationInput,
  type EvaluationInputAction,
} from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { companyNames } from '../../../records/companies/company-directory.ts';
import {
  ableToDecide,
  supervisorIds,
  supervisorsById,
} from '../../../records/companies/supervisors.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { contractsById } from '../../placements/api/contracts-of-person.ts';
import type { EvaluationRecord } from '../../../records/evaluations/evaluation.model.ts';
import { EvaluationInputModel, type EvaluationInputRecord } from './evaluation-input.model.ts';

interface Reader {
  /**
   * Whether the reader leads or reviews the person and thus sees who was asked; others read only
   * answers.
   */
  seesAll: boolean;
  /** Whether the reader may ask, remind and withdraw now. */
  asks: boolean;
}

/** Returns the questions to the client about an evaluation, latest first. */
export async function showInputs(
  { _id }: Pick<EvaluationRecord, '_id'>,
  { seesAll, asks }: Reader,
  session: ClientSession | null,
  now = new Date(),
): Promise<EvaluationInput[]> {
  const inputs = await EvaluationInputModel.find(
    { evaluationId: _id, deletedAt: null, ...(!seesAll && { status: 'answered' }) },
    null,
    { session },
  )
    .sort({ askedAt: -1, _id: -1 })
    .lean();
  if (inputs.length === 0) return [];
  const people = await findPeople(
    inputs.flatMap(({ userId, askedBy }) => [userId, askedBy]),
    session,
  );
  const clients = await companyNames(
    inputs.map(({ companyId }) => companyId),
    session,
  );
  const reachable = await reachableInputs(inputs, session, now);
  return inputs.map((input) => {
    const isOver = input.status === 'asked' && !reachable.has(input._id.toHexString());
    return {
      id: input._id.toHexString(),
      name: people.name(input.userId),
      client: clients.get(input.companyId.toHexString()) ?? '',
      status: input.status,
      isOver,
      askedAt: input.askedAt.toISOString(),
      askedBy: seesAll ? people.ref(input.askedBy) : null,
      remindedAt: input.remindedAt?.toISOString() ?? null,
      expiresAt: input.expiresAt.toISOString(),
      answeredAt: input.answeredAt?.toISOString() ?? null,
      text: input.status === 'answered' ? input.text : null,
      version: input.version,
      allowedActions: asks ? inputActions(input, isOver, now) : [],
    };
  });
}

/** Returns the current actions on a question. */
export function inputActions(
  { status, askedAt, remindedAt }: EvaluationInputRecord,
  isOver: boolean,
  now: Date,
): EvaluationInputAction[] {
  const rested = now.getTime() - (remindedAt ?? askedAt).getTime();
  const may: Record<EvaluationInputAction, boolean> = {
    remind: status === 'asked' && !isOver && rested >= limits.evaluation.inputRemindEvery,
    withdraw: canTransition(evaluationInputMachine, status, 'withdraw'),
  };
  return evaluationInputActions.filter((action) => may[action]);
}

/**
 * Returns the questions with a working link: not expired, and its holder still supervises the work.
 */
export async function reachableInputs(
  inputs: readonly EvaluationInputRecord[],
  session: ClientSession | null,
  now: Date,
): Promise<ReadonlySet<string>> {
  const waiting = inputs.filter(({ status, expiresAt }) => status === 'asked' && expiresAt > now);
  const ids: Types.ObjectId[] = waiting.map(({ placementId }) => placementId);
  const contracts = await contractsById(ids, session);
  const supervisors = await supervisorsById(
    [...contracts.values()].flatMap(supervisorIds),
    session,
  );
  return new Set(
    waiting.flatMap(({ _id, placementId, companyUserId }) => {
      const contract = contracts.get(placementId.toHexString());
      const who = contract ? ableToDecide(contract, supervisors) : [];
      return who.some(({ id }) => id.equals(companyUserId)) ? _id.toHexString() : [];
    }),
  );
}
