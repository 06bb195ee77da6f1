import { hourMs } from '@muster/contracts';
import type { JobContext, JobDefinition } from '../../jobs/job.ts';
import { removeBytes } from './file-bytes.ts';
import { FileModel } from './file.model.ts';
import { scanFile } from './scan/scan-file.ts';
import { anyMoment } from '../../db/set-values.ts';

const batch = 500;

/**
 * Deletes the bytes of abandoned uploads, of released files, and of files whose quarantine is over.
 * A blocked file that a record still shows is kept without its bytes.
 */
export async function purgeFiles(signal: AbortSignal, now = new Date()): Promise<number> {
  const due = await FileModel.find(
    { expiresAt: { ...anyMoment, $lte: now } },
    { bytesId: 1, status: 1, scan: 1 },
  )
    .limit(batch)
    .lean();
  let purged = 0;
  for (const { _id, bytesId, status, scan } of due) {
    if (signal.aborted) break;
    const unchanged = { _id, expiresAt: { ...anyMoment, $lte: now } };
    const isShown = status === 'used' && scan === 'blocked';
    const { modifiedCount = 0 } = isShown
      ? await FileModel.updateOne(unchanged, { $set: { expiresAt: null } })
      : { modifiedCount: (await FileModel.deleteOne(unchanged)).deletedCount };
    if (modifiedCount === 0) continue;
    await removeBytes(bytesId);
    purged += 1;
  }
  return purged;
}

/**
 * Scans files that still wait after an hour, because the scanner was unavailable for longer than
 * events are retried.
 */
export async function scanLeftOvers({ config, signal, log }: JobContext): Promise<void> {
  const waiting = await FileModel.find(
    {
      scan: 'pending',
      status: { $in: ['received', 'used'] },
      createdAt: { $lt: new Date(Date.now() - hourMs) },
    },
    { _id: 1 },
  )
    .limit(batch)
    .lean();
  for (const { _id } of waiting) {
    if (signal.aborted) return;
    await scanFile(config, _id.toHexString(), `scan:${_id.toHexString()}`).catch((error: unknown) =>
      log.warn({ err: error }, 'a file could not be scanned'),
    );
  }
}

export const fileJobs: readonly JobDefinition[] = [
  {
    name: 'files.purge',
    everyMs: hourMs,
    run: async ({ signal }) => void (await purgeFiles(signal)),
  },
  { name: 'files.scan-left-overs', everyMs: hourMs, run: scanLeftOvers },
];
