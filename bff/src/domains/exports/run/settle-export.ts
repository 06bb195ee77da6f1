import { exportMachine, limits, stepOf, type ExportFailure } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { notify } from '../../notifications/api/notify.ts';
import { announceExport } from './export-changed.ts';
import { exportWork, type ExportRecord } from '../export.model.ts';
import { linkOf, nounOf } from '../request/export-words.ts';
import type { Progress } from './write-export.ts';

/**
 * Longest export after which the user is assumed to be still watching, so that only the tray
 * informs them.
 */
const patienceMs = 10_000;

/**
 * Marks the file as complete. Returns false if the export was cancelled or taken over by another
 * process.
 */
export function completeExport(record: ExportRecord, progress: Progress): Promise<boolean> {
  return settle(record, async (tx) => {
    const { rowsDone, rowsTotal, truncated, bytes } = progress;
    const isMine = await move(tx, record, {
      status: stepOf(exportMachine, 'complete').to,
      rowsDone,
      rowsTotal,
      truncated,
      bytes,
      expiresAt: new Date(tx.at.getTime() + limits.export.keep),
    });
    if (!isMine) return false;
    await audit(tx, {
      action: 'export.complete',
      entity: 'export',
      entityId: record._id,
      actorKind: 'job',
      actorUserId: record.userId,
      assignmentId: record.assignmentId,
      changes: [
        { path: 'list', before: null, after: record.list },
        { path: 'rows', before: null, after: rowsDone },
      ],
    });
    if (tx.at.getTime() - record.createdAt.getTime() > patienceMs)
      await notify(tx, {
        topic: 'system',
        userIds: [record.userId],
        title: `Your export of ${nounOf(record.list, rowsDone)} is ready`,
        link: linkOf(record),
      });
    return true;
  });
}

/** Marks the export as failed and tells the user why. */
export async function failExport(record: ExportRecord, failure: ExportFailure): Promise<void> {
  await settle(record, async (tx) => {
    const isMine = await move(tx, record, {
      status: stepOf(exportMachine, 'fail').to,
      failure,
      fileId: null,
    });
    if (isMine && failure !== 'RIGHTS')
      await notify(tx, {
        topic: 'system',
        userIds: [record.userId],
        title: `Your export of ${nounOf(record.list)} failed`,
        link: linkOf(record),
      });
    return isMine;
  });
}

/**
 * Releases the export because the process stops; another one restarts it, and the attempt is not
 * counted.
 */
export const giveBack = (record: ExportRecord): Promise<void> =>
  exportWork.release(record, {
    set: { status: stepOf(exportMachine, 'giveBack').to, fileId: null, rowsDone: 0 },
  });

async function settle(record: ExportRecord, work: (tx: Tx) => Promise<boolean>): Promise<boolean> {
  return transact(systemContext(record.requestId), async (tx) => {
    const isMine = await work(tx);
    if (isMine) announceExport(tx, record);
    return isMine;
  });
}

/**
 * Moves an export out of `running`, only for the process that holds its lease, and frees its slot.
 */
const move = async (
  { session, at }: Tx,
  record: ExportRecord,
  changes: Partial<ExportRecord>,
): Promise<boolean> => {
  const set = { ...changes, slot: null, finishedAt: at };
  return (await exportWork.settle(record, { $set: set }, session)) !== null;
};
