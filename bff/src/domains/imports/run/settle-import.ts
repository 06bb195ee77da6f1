import {
  importMachine,
  limits,
  stepOf,
  candidatesRoutes,
  href,
  type ImportAction,
  type ImportFailure,
} from '@muster/contracts';
import type { UpdateQuery } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { notify } from '../../notifications/api/notify.ts';
import { announceImport } from './import-changed.ts';
import { ImportRowModel, remarkOf, withIssues } from '../import-row.model.ts';
import { ImportModel, importWork, type ImportRecord } from '../import.model.ts';
import { Reasons, type Tally } from './tally.ts';
import { addedBy, notifyAdded } from '../people/notify-added.ts';

/**
 * Longest import after which the user is assumed to be still watching, so that no notification is
 * sent.
 */
const patienceMs = 10_000;
const number = new Intl.NumberFormat('en');

/** Every row was checked; the user decides how to continue. */
export async function finishCheck(record: ImportRecord, tally: Tally): Promise<void> {
  const { rows } = tally.counts;
  await settle(record, 'finishCheck', {
    ...tally.found,
    rowsTotal: rows,
    rowsDone: rows,
    share: 1,
  });
}

/** Finishes an import after its last row. */
export async function completeImport(record: ImportRecord): Promise<void> {
  const standing = (await ImportModel.findById(record._id).lean()) ?? record;
  const reasons = await reasonsOf(record);
  const added = await addedBy(standing);
  await settle(record, 'complete', { reasons, share: 1 }, async (tx) => {
    const { result } = standing;
    await audit(tx, {
      action: 'import.complete',
      entity: 'import',
      entityId: record._id,
      actorKind: 'job',
      assignmentId: record.assignmentId,
      changes: Object.entries(result).map(([path, after]) => ({ path, before: null, after })),
    });
    await notifyAdded(tx, standing, added);
    if (tx.at.getTime() - record.createdAt.getTime() > patienceMs)
      await notify(tx, {
        topic: 'system',
        userIds: [record.userId],
        title: `Your import is done: ${number.format(result.created)} added, ${number.format(result.failed)} failed`,
        link: linkOf(record),
      });
  });
}

/** Finishes an undo that reverted everything not changed since. */
export const finishUndo = (record: ImportRecord): Promise<void> =>
  settle(record, 'finishUndo', { share: 1, undoUntil: null });

/** Marks the import as failed; completed rows stay. */
export async function failImport(
  record: ImportRecord,
  failure: ImportFailure,
  failureRow: number | null = null,
): Promise<void> {
  const reasons = record.status === 'running' ? await reasonsOf(record) : [];
  await settle(record, 'fail', { failure, failureRow, reasons }, async (tx) => {
    if (failure !== 'RIGHTS' && record.status !== 'checking')
      await notify(tx, {
        topic: 'system',
        userIds: [record.userId],
        title: 'Your import of candidates stopped half-way',
        link: linkOf(record),
      });
  });
}

/**
 * Releases the import because the process stops or must retry later: the next one resumes at the
 * same point.
 */
export const releaseImport = (record: ImportRecord, pauseMs = 0): Promise<void> =>
  // Stopping does not count as a failure.
  importWork.release(record, { pauseMs, attempt: pauseMs > 0 ? 'counted' : 'uncounted' });

const linkOf = ({ _id }: ImportRecord): string =>
  href(candidatesRoutes.list, {}, { import: _id.toHexString() });

/** Moves to the next state, only for the process that holds the lease. */
async function settle(
  record: ImportRecord,
  action: Exclude<ImportAction, 'check' | 'run' | 'cancel' | 'undo'>,
  changes: Partial<ImportRecord>,
  also?: (tx: Tx) => Promise<void>,
): Promise<void> {
  await transact(systemContext(record.requestId), async (system) => {
    const tx: Tx = { ...system, userId: record.userId };
    const after = await importWork.settle(record, movedTo(action, changes, tx.at), tx.session);
    if (!after) return;
    await also?.(tx);
    announceImport(tx, record);
  });
}

function movedTo(
  action: ImportAction,
  changes: Partial<ImportRecord>,
  at: Date,
): UpdateQuery<ImportRecord> {
  const after = (ms: number) => new Date(at.getTime() + ms);
  const isOver = action !== 'finishCheck';
  return {
    $set: {
      ...(isOver && { finishedAt: at, undoUntil: after(limits.import.undo) }),
      ...changes,
      status: stepOf(importMachine, action).to,
      expiresAt: after(limits.import.keep),
    },
    $unset: { busy: 1 },
  };
}

/** Returns why rows were left out, counted from each row's outcome. */
async function reasonsOf({ _id }: ImportRecord) {
  const reasons = new Reasons();
  const left = ImportRowModel.find(
    { importId: _id, $or: [{ outcome: { $in: ['skipped', 'failed'] } }, withIssues] },
    { outcome: 1, skip: 1, issues: 1 },
  )
    .lean()
    .cursor({ batchSize: 500 });
  for await (const { outcome, skip, issues } of left)
    reasons.add({ outcome: remarkOf(outcome), skip, issues });
  return reasons.all;
}
