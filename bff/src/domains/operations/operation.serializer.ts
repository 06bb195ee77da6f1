import {
  actionsFrom,
  operationMachine,
  type Operation,
  type OperationAction,
} from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';
import type { BulkActions } from '../../bulk/bulk-action.ts';
import { AppError } from '../../http/app-error.ts';
import type { OperationRecord } from './operation.model.ts';

/** Returns an operation as its user sees it. */
export async function showOperation(
  actor: Actor,
  actions: BulkActions,
  record: OperationRecord,
  now = new Date(),
): Promise<Operation> {
  return {
    id: record._id.toHexString(),
    kind: record.kind,
    purpose: record.purpose,
    target: await targetOf(actor, actions, record),
    status: record.status,
    inBackground: record.inBackground,
    total: record.total,
    ...record.counts,
    reasons: record.reasons,
    failure: record.failure,
    createdAt: record.createdAt.toISOString(),
    finishedAt: record.finishedAt?.toISOString() ?? null,
    undoUntil: record.undoUntil?.toISOString() ?? null,
    undoneById: record.undoneById?.toHexString() ?? null,
    allowedActions: allowedActions(actor, actions, record, now),
  };
}

async function targetOf(actor: Actor, actions: BulkActions, { kind, params }: OperationRecord) {
  try {
    return (await actions.get(kind)?.targetOf(actor, params)) ?? null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Returns the user's permitted actions on it. */
export function allowedActions(
  actor: Actor,
  actions: BulkActions,
  record: OperationRecord,
  now: Date,
): OperationAction[] {
  const moves = actionsFrom(
    operationMachine,
    record.status,
    (permission) => permission === 'operation.read' && actor.can(permission),
  );
  if (moves.includes('cancel')) return ['cancel'];
  const action = actions.get(record.kind);
  if (!record.settledAt || !action || !actor.can(action.permission)) return [];
  const { counts, total } = record;
  const isOpen = counts.failed > 0 || counts.ok + counts.skipped + counts.failed < total;
  return [
    ...(canBeUndone(record, now) ? (['undo'] as const) : []),
    ...(isOpen && !record.retriedById && !record.undoneById ? (['retry'] as const) : []),
  ];
}

const canBeUndone = ({ purpose, counts, undoneById, undoUntil }: OperationRecord, now: Date) =>
  purpose !== 'undo' && counts.ok > 0 && !undoneById && undoUntil !== null && undoUntil > now;
