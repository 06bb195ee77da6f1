import { hourMs, limits } from '@muster/contracts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { releaseFiles } from '../files/api/files.ts';
import { ImportRowModel } from './import-row.model.ts';
import { ImportModel } from './import.model.ts';

const batch = 100;

/**
 * Deletes expired rows of files, and imports that were begun but never run. The result of an import
 * is kept for the same period again.
 */
export async function purgeImports(signal: AbortSignal, now = new Date()): Promise<void> {
  const due = await ImportModel.find({
    expiresAt: { $lte: now },
    fileId: { $ne: null },
    busy: { $exists: false },
  })
    .limit(batch)
    .lean();
  for (const { _id, fileId } of due) {
    if (signal.aborted) return;
    await transact(systemContext('imports.purge'), async (tx) => {
      const { modifiedCount } = await ImportModel.updateOne(
        { _id, fileId },
        { $set: { fileId: null, problems: [], unknownSkills: [] } },
        { session: tx.session },
      );
      if (modifiedCount === 1 && fileId) await releaseFiles(tx, [fileId], 0);
    });
  }
  const gone = await ImportModel.find(
    { expiresAt: { $lte: new Date(now.getTime() - limits.import.keep) }, fileId: null },
    { _id: 1 },
  )
    .limit(batch)
    .lean();
  const ids = gone.map(({ _id }) => _id);
  await ImportRowModel.deleteMany({ importId: { $in: ids } });
  await ImportModel.deleteMany({ _id: { $in: ids } });
}

export const importJobs: readonly JobDefinition[] = [
  { name: 'imports.purge', everyMs: hourMs, run: ({ signal }) => purgeImports(signal) },
];
