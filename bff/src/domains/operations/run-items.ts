import { operationMachine, stepOf } from '@muster/contracts';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { ClientSession } from 'mongoose';
import type { Logger } from 'pino';
import type { BulkDone, BulkWork } from '../../bulk/bulk-action.ts';
import { transact, type WriteContext } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import { inBackground } from '../../outbox/background.ts';
import { reportProgress } from './hold-operation.ts';
import { OperationItemModel, type OperationItemRecord } from './operation-item.model.ts';
import { OperationModel, type OperationRecord } from './operation.model.ts';

/** An operation held by this process, with what it needs. */
export interface HeldOperation {
  readonly operation: OperationRecord;
  readonly work: BulkWork;
  /** The context in which the records are changed. */
  readonly write: WriteContext;
  readonly log: Logger;
  /** Aborted when the process stops. */
  readonly signal?: AbortSignal | undefined;
}

/** `lost`: cancelled, or held by another process. `paused`: to be continued later. */
type RunEnd = 'done' | 'lost' | 'paused';

const batch = 100;
/** Rest after each record, in proportion to its work: requests take precedence. */
const restPerWork = 0.5;
/** Interval of progress reports. */
const reportIntervalMs = 1000;

/** Processes the waiting records one after the other. */
export async function runItems(
  held: HeldOperation,
  isPause: () => Promise<boolean>,
): Promise<RunEnd> {
  const { operation, signal } = held;
  let told = Date.now();
  for (;;) {
    const waiting = await OperationItemModel.find({ operationId: operation._id, outcome: null })
      .sort({ position: 1 })
      .limit(batch)
      .lean();
    if (waiting.length === 0) return 'done';
    for (const item of waiting) {
      if (signal?.aborted) return 'paused';
      const begin = performance.now();
      if (!(await inBackground(() => runOne(held, item)))) return 'lost';
      if (Date.now() - told > reportIntervalMs) {
        if (!(await reportProgress(operation))) return 'lost';
        told = Date.now();
      }
      await turn();
      if (operation.inBackground) await wait((performance.now() - begin) * restPerWork);
    }
    if (await isPause()) return 'paused';
  }
}

/**
 * Processes one record, in one transaction with its outcome: a kill leaves neither. Returns false
 * if this process no longer holds the operation.
 */
async function runOne(held: HeldOperation, item: OperationItemRecord): Promise<boolean> {
  const { operation, write, log } = held;
  try {
    const outcome = await transact(write, async (tx) => {
      const { session } = tx;
      const own = await OperationModel.findOne(
        {
          _id: operation._id,
          holder: operation.holder,
          status: stepOf(operationMachine, 'start').to,
        },
        { _id: 1 },
        { session },
      ).lean();
      if (!own) return 'lost';
      const waits = await OperationItemModel.findOne(
        { _id: item._id, outcome: null },
        { _id: 1 },
        { session },
      ).lean();
      if (!waits) return 'another';
      const id = item.recordId.toHexString();
      const done = await (operation.purpose === 'undo'
        ? held.work.undo(tx, id, item.undo)
        : held.work.run(tx, id));
      await note(item, done, session);
      return done.outcome;
    });
    if (outcome === 'lost') return false;
    if (outcome !== 'another') count(operation, outcome);
  } catch (error) {
    if (!(error instanceof AppError))
      log.error(
        { err: error, operation: operation._id, record: item.recordId },
        'bulk record failed',
      );
    const code = error instanceof AppError ? error.code : 'INTERNAL';
    await note(item, { outcome: 'error', code });
    count(operation, 'error');
  }
  return true;
}

async function note(
  { _id }: OperationItemRecord,
  { outcome, code, undo = null }: BulkDone,
  session?: ClientSession,
): Promise<void> {
  await OperationItemModel.updateOne(
    { _id, outcome: null },
    { $set: { outcome, code, undo } },
    session ? { session } : {},
  );
}

function count(operation: OperationRecord, outcome: BulkDone['outcome']): void {
  operation.counts[outcome === 'error' ? 'failed' : outcome] += 1;
  operation.attempts = 0;
}
