import { batchesOf } from '../../../jobs/batches.ts';
import { giveWay } from '../../../jobs/give-way.ts';
import type { CsvRow } from '../csv/read-csv.ts';
import { fileOf, rowsOf } from '../request/import-file.ts';
import type { ImportWork } from '../request/check-rows.ts';
import { rowPlanner } from '../people/plan-rows.ts';
import { completeImport } from './settle-import.ts';
import { isTakenMail } from '../../candidates/api/imported-candidates.ts';
import { proposeSkills } from '../people/propose-skills.ts';
import { writeRows } from '../people/write-rows.ts';

/**
 * Rows per transaction: enough to share its cost, few enough that other writers wait only briefly.
 */
const rowsAtOnce = 100;
/** How often rows are planned again after another write took a mail address. */
const maxPlans = 5;

/** Adds and updates candidates from the rows, resuming after the last processed one. */
export async function writeImport({ record, actor, held, signal }: ImportWork): Promise<void> {
  const { settings } = record;
  if (!settings) throw new Error('An import is carried out without settings');
  const file = await fileOf(record);
  const planner = await rowPlanner({ record, settings, actor });
  const total = record.rowsTotal ?? 0;
  let rowsDone = record.rowsDone;
  const write = async (batch: readonly CsvRow[]) => {
    for (let plans = 1; ; plans += 1)
      try {
        let plan = await planner.plan(batch);
        if (await proposeSkills({ settings, held, planner, rows: plan.rows }))
          plan = await planner.plan(batch);
        const done = rowsDone + batch.length;
        const standing = { rowsDone: done, share: total === 0 ? 0 : Math.min(1, done / total) };
        await writeRows({ record, held, rows: plan.rows, standing });
        plan.accept();
        return;
      } catch (error) {
        // Another write has created the same mail address, so the row now matches a known
        // candidate.
        if (!isTakenMail(error) || plans === maxPlans) throw error;
      }
  };
  for await (const batch of batchesOf(behind(rowsOf(file, settings), rowsDone), rowsAtOnce)) {
    signal.throwIfAborted();
    const begin = performance.now();
    await write(batch);
    rowsDone += batch.length;
    await giveWay(begin, signal);
  }
  await completeImport(record);
}

/** Yields the rows after the first `done` ones. */
async function* behind(rows: AsyncIterable<CsvRow>, done: number): AsyncGenerator<CsvRow> {
  let at = 0;
  for await (const row of rows) {
    if (at >= done) yield row;
    at += 1;
  }
}
