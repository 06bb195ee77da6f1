import { exportMachine, hourMs, limits, stepOf } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { JobDefinition } from '../../jobs/job.ts';
import { removeFile } from './run/export-files.ts';
import { ExportModel, type ExportRecord } from './export.model.ts';

const batch = 200;
const { from: kept, to: expired } = stepOf(exportMachine, 'expire');

/**
 * Deletes expired files and exports that were never finished. The record stays as long again, so
 * that a late visitor can read that the file is gone.
 */
export async function purgeExports(signal: AbortSignal, now = new Date()): Promise<void> {
  const overdue: QueryFilter<ExportRecord> = {
    $or: [
      { status: { $in: kept }, expiresAt: { $lte: now } },
      { status: { $in: ['failed', 'cancelled'] }, fileId: { $ne: null } },
    ],
    // The writing process will have noticed the cancellation by then.
    finishedAt: { $lt: new Date(now.getTime() - hourMs) },
  };
  const found = await ExportModel.find(overdue).limit(batch).lean();
  for (const { _id, fileId, status } of found) {
    if (signal.aborted) return;
    await ExportModel.updateOne(
      { _id, status },
      { $set: { fileId: null, ...(kept.includes(status) && { status: expired }) } },
    );
    if (fileId) await removeFile(fileId);
  }
  await ExportModel.deleteMany({
    status: { $in: ['expired', 'failed', 'cancelled'] },
    fileId: null,
    finishedAt: { $lt: new Date(now.getTime() - 2 * limits.export.keep) },
  });
}

export const exportJobs: readonly JobDefinition[] = [
  { name: 'exports.purge', everyMs: hourMs, run: ({ signal }) => purgeExports(signal) },
];
