import type { ImportState } from '@muster/contracts';
import type { Logger } from 'pino';
import { inBackground } from '../../../outbox/background.ts';
import { writeImport } from './write-import.ts';
import { UnreadableFile } from '../csv/unreadable-file.ts';
import { leaseImport, ImportLeaseLost } from './lease-import.ts';
import { importWork, type ImportRecord } from '../import.model.ts';
import { importerOf } from './importer.ts';
import { checkRows, type ImportWork } from '../request/check-rows.ts';
import { failImport, releaseImport } from './settle-import.ts';
import { undoPeople } from '../undo/undo-people.ts';

/** An import without progress is not retried forever. */
const maxAttempts = 3;
/** Delay before a failed import is retried. */
const pauseMs = 2000;

const steps: Readonly<Partial<Record<ImportState, (work: ImportWork) => Promise<void>>>> = {
  checking: checkRows,
  running: writeImport,
  undoing: undoPeople,
};

/**
 * Runs all waiting imports one by one, oldest first. Several processes may do so at the same time.
 */
export async function runImports(log: Logger, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const record = await importWork.claim({ busy: true }, { oldestBy: 'createdAt' });
    if (!record) return;
    await workOn(record, log, signal);
  }
}

async function workOn(record: ImportRecord, log: Logger, signal: AbortSignal): Promise<void> {
  try {
    if (record.attempts > maxAttempts) return await failImport(record, 'INTERRUPTED');
    const actor = await importerOf(record);
    if (!actor?.can('candidate.import')) return await failImport(record, 'RIGHTS');
    const step = steps[record.status];
    if (!step) throw new Error(`An import that is ${record.status} has no work`);
    await inBackground(() => step({ record, actor, held: leaseImport(record), signal }));
  } catch (error) {
    if (error instanceof ImportLeaseLost) return;
    if (signal.aborted) return await releaseImport(record);
    if (error instanceof UnreadableFile) return await failImport(record, 'UNREADABLE', error.row);
    const importLog = log.child({ import: record._id.toHexString(), requestId: record.requestId });
    importLog.error({ err: error, attempt: record.attempts }, 'import failed');
    if (record.attempts >= maxAttempts) return await failImport(record, 'INTERNAL');
    await releaseImport(record, pauseMs);
  }
}
