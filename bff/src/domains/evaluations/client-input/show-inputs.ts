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
  /** Leads or reviews the person: sees who was asked, too. Others read answers alone. */
  seesAll: boolean;
  /** May ask, remind and withdraw now. */
  asks: boolean;
}

/** The questions to the client about an evaluation, the latest first. */
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

/** What can be done with a question now. */
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

/** Those whose link works: its time is not over, and its holder still supervises the work. */
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
