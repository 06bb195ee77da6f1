import { exportMachine, stepOf } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Logger } from 'pino';
import { readerBehind } from '../../../lists/background-reader.ts';
import type { ListSources } from '../../../lists/list-sources.ts';
import { removeFile } from './export-files.ts';
import { stillMay } from '../request/export-request.ts';
import { exportWork, type ExportRecord } from '../export.model.ts';
import { holdExport } from './hold-export.ts';
import { completeExport, failExport, giveBack } from './settle-export.ts';
import { writeExport, type Progress } from './write-export.ts';

/** An export that crashes each process is not restarted forever. */
const maxAttempts = 3;
const start = stepOf(exportMachine, 'start');

interface RunnerParts {
  readonly lists: ListSources;
  readonly log: Logger;
}

/**
 * Runs all queued exports one by one, oldest first. Several processes may do so at the same time.
 */
export async function runExports(parts: RunnerParts, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const record = await claim();
    if (!record) return;
    await make(record, parts, signal);
  }
}

/** Claims the oldest export that is queued or whose process died. */
const claim = () =>
  exportWork.claim(
    { status: { $in: [...start.from, start.to] } },
    { oldestBy: 'createdAt', set: { status: start.to, rowsDone: 0, rowsTotal: null } },
  );

async function make(
  claimed: ExportRecord,
  { lists, log }: RunnerParts,
  stopping?: AbortSignal,
): Promise<void> {
  const record = { ...claimed, fileId: new Types.ObjectId() };
  // Remove the partial file that a dead process left.
  if (claimed.fileId) await removeFile(claimed.fileId);
  if (!(await exportWork.keep(record, { fileId: record.fileId }))) return;
  const progress: Progress = { rowsDone: 0, rowsTotal: null, truncated: false, bytes: 0 };
  const hold = holdExport(record, progress);
  const signal = stopping ? AbortSignal.any([stopping, hold.lost]) : hold.lost;
  const exportLog = log.child({ export: record._id.toHexString(), requestId: record.requestId });
  try {
    if (record.attempts > maxAttempts) return await failExport(record, 'INTERRUPTED');
    const source = lists.get(record.list);
    const reader = await readerBehind(record);
    if (!source || !reader || !(await stillMay(reader.actor, source, record)))
      return await failExport(record, 'RIGHTS');
    await writeExport({ source, reader, record, progress, signal });
    await hold.release();
    if (!(await completeExport(record, progress))) await forget(record);
  } catch (error) {
    await hold.release();
    await forget(record);
    if (stopping?.aborted) return await giveBack(record);
    if (hold.lost.aborted) return;
    exportLog.error({ err: error }, 'export failed');
    await failExport(record, 'INTERNAL');
  } finally {
    await hold.release();
  }
}

/** The export was cancelled or taken over by another process, so this result is dropped. */
const forget = ({ fileId }: ExportRecord): Promise<void> | undefined =>
  fileId ? removeFile(fileId) : undefined;
