import { randomUUID } from 'node:crypto';
import type { ImportState } from '@muster/contracts';
import type { Logger } from 'pino';
import { inBackground } from '../../outbox/background.ts';
import { carryOut } from './carry-out.ts';
import { UnreadableFile } from './csv/unreadable-file.ts';
import { holdImport, LostImport } from './hold-import.ts';
import { importLeaseMs } from './import-lease.ts';
import { ImportModel } from './import.model.ts';
import type { ImportRecord } from './import.model.ts';
import { importerOf } from './importer.ts';
import { lookThrough } from './look-through.ts';
import type { ImportWork } from './look-through.ts';
import { failImport, releaseImport } from './settle-import.ts';
import { undoPeople } from './undo-people.ts';

/** What gets no further is not taken up again for ever. */
const mostAttempts = 3;
/** What failed is tried again after a while. */
const pauseMs = 2000;

const steps: Readonly<Partial<Record<ImportState, (work: ImportWork) => Promise<void>>>> = {
  checking: lookThrough,
  running: carryOut,
  undoing: undoPeople,
};

/** Works on every import that waits, oldest first, one after the other. Several processes may. */
export async function runImports(log: Logger, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const record = await claim();
    if (!record) return;
    await workOn(record, log, signal);
  }
}

/** Takes the oldest import that waits or whose process died, so that no other process does. */
function claim(): Promise<ImportRecord | null> {
  const now = new Date();
  return ImportModel.findOneAndUpdate(
    { busy: true, $or: [{ heldUntil: null }, { heldUntil: { $lt: now } }] },
    {
      $set: { holder: randomUUID(), heldUntil: new Date(now.getTime() + importLeaseMs) },
      $inc: { attempts: 1 },
    },
    { sort: { createdAt: 1, _id: 1 }, returnDocument: 'after' },
  ).lean<ImportRecord>();
}

async function workOn(record: ImportRecord, log: Logger, signal: AbortSignal): Promise<void> {
  try {
    if (record.attempts > mostAttempts) return await failImport(record, 'INTERRUPTED');
    const actor = await importerOf(record);
    if (!actor?.can('candidate.import')) return await failImport(record, 'RIGHTS');
    const step = steps[record.status];
    if (!step) throw new Error(`An import that is ${record.status} has no work`);
    await inBackground(() => step({ record, actor, held: holdImport(record), signal }));
  } catch (error) {
    if (error instanceof LostImport) return;
    if (signal.aborted) return await releaseImport(record);
    if (error instanceof UnreadableFile) return await failImport(record, 'UNREADABLE', error.row);
    const importLog = log.child({ import: record._id.toHexString(), requestId: record.requestId });
    importLog.error({ err: error, attempt: record.attempts }, 'import failed');
    if (record.attempts >= mostAttempts) return await failImport(record, 'INTERNAL');
    await releaseImport(record, pauseMs);
  }
}
