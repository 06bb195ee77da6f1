import { actionsFrom, importActions, importMachine, type Import } from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';
import { noRows, type ImportRecord } from './import.model.ts';

/** States after which nothing happens automatically. */
const over: readonly Import['status'][] = ['completed', 'failed', 'cancelled', 'undone'];
export const isOver = ({ status }: Pick<ImportRecord, 'status'>): boolean => over.includes(status);

/** Returns an import as its user sees it. */
export function showImport(actor: Actor, record: ImportRecord, now = new Date()): Import {
  return {
    id: record._id.toHexString(),
    status: record.status,
    fileName: record.fileName,
    bytes: record.bytes,
    columns: record.columns,
    settings: record.settings,
    rowsDone: record.rowsDone,
    rowsTotal: record.rowsTotal,
    share: record.share,
    plan: record.plan && { ...noRows, ...record.plan },
    result: { ...noRows, ...record.result },
    reasons: record.reasons,
    problems: record.problems,
    unknownSkills: record.unknownSkills,
    undone: record.undone,
    failure: record.failure,
    failureRow: record.failureRow,
    createdAt: record.createdAt.toISOString(),
    finishedAt: record.finishedAt?.toISOString() ?? null,
    expiresAt: record.fileId ? record.expiresAt.toISOString() : null,
    undoUntil: record.undoUntil?.toISOString() ?? null,
    allowedActions: actionsOf(actor, record, now),
  };
}

function actionsOf(actor: Actor, record: ImportRecord, now: Date): Import['allowedActions'] {
  const moves: readonly string[] = actionsFrom(
    importMachine,
    record.status,
    (permission) => permission === 'candidate.import' && actor.can(permission),
  );
  const allowed: Record<Import['allowedActions'][number], boolean> = {
    check: moves.includes('check') && record.fileId !== null,
    run: moves.includes('run') && record.plan !== null && record.fileId !== null,
    cancel: moves.includes('cancel'),
    undo: moves.includes('undo') && mayUndo(record, now),
    remove: isOver(record),
    download: isOver(record) && hasRows(record),
  };
  return importActions.filter((action) => allowed[action]);
}

/** Checks whether undoing the import would still remove a candidate. */
export const mayUndo = ({ undoUntil, result }: ImportRecord, now: Date): boolean =>
  undoUntil !== null && undoUntil > now && result.created > 0;

const hasRows = ({ fileId, settings, result }: ImportRecord): boolean =>
  fileId !== null && settings !== null && result.failed + result.skipped + (result.warned ?? 0) > 0;
