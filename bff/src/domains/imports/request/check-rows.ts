import { limits } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import type { ImportLease } from '../run/lease-import.ts';
import { batchesOf } from '../../../jobs/batches.ts';
import { giveWay } from '../../../jobs/give-way.ts';
import { fileOf, rowsOf } from './import-file.ts';
import type { ImportRecord } from '../import.model.ts';
import { rowPlanner } from '../people/plan-rows.ts';
import { finishCheck, failImport } from '../run/settle-import.ts';
import { Tally } from '../run/tally.ts';

/** Number of rows looked up with one query. */
const rowsAtOnce = 100;

export interface ImportWork {
  readonly record: ImportRecord;
  readonly actor: Actor;
  readonly held: ImportLease;
  readonly signal: AbortSignal;
}

/** Determines the outcome of every row without writing any. */
export async function checkRows({ record, actor, held, signal }: ImportWork): Promise<void> {
  const { settings } = record;
  if (!settings) throw new Error('An import is checked without settings');
  const file = await fileOf(record);
  const planner = await rowPlanner({ record, settings, actor });
  const tally = new Tally();
  let share = 0;
  const rows = rowsOf(file, settings, (read) => (share = read / file.size));
  for await (const batch of batchesOf(rows, rowsAtOnce)) {
    signal.throwIfAborted();
    const begin = performance.now();
    const plan = await planner.plan(batch);
    plan.accept();
    tally.add(plan.rows);
    if (tally.counts.rows > limits.import.rows) return failImport(record, 'TOO_MANY_ROWS');
    await giveWay(begin, signal);
    await held.tell({ rowsDone: tally.counts.rows, share });
  }
  if (tally.counts.rows === 0) return failImport(record, 'NO_ROWS');
  await finishCheck(record, tally);
}
