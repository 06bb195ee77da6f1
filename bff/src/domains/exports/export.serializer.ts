import { actionsFrom, exportMachine, type Export, type exportActions } from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';
import type { ExportRecord } from './export.model.ts';

/** Returns an export as its requester sees it. */
export function showExport(actor: Actor, record: ExportRecord, now = new Date()): Export {
  const isOver = record.expiresAt !== null && record.expiresAt <= now;
  const status = record.status === 'completed' && isOver ? 'expired' : record.status;
  return {
    id: record._id.toHexString(),
    list: record.list,
    status,
    ownOnly: record.ownOnly,
    columns: record.columns,
    rowsDone: record.rowsDone,
    rowsTotal: record.rowsTotal,
    truncated: record.truncated,
    fileName: record.fileName,
    bytes: record.bytes,
    failure: record.failure,
    createdAt: record.createdAt.toISOString(),
    finishedAt: record.finishedAt?.toISOString() ?? null,
    expiresAt: record.expiresAt?.toISOString() ?? null,
    allowedActions: actionsOf(actor, status),
  };
}

function actionsOf(actor: Actor, status: Export['status']): (typeof exportActions)[number][] {
  const moves = actionsFrom(
    exportMachine,
    status,
    (permission) => permission === 'export.create' && actor.can(permission),
  );
  if (moves.includes('cancel')) return ['cancel'];
  return status === 'completed' ? ['download', 'remove'] : ['remove'];
}
