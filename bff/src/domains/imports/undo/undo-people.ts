import { removeImported } from '../../candidates/api/imported-candidates.ts';
import { giveWay } from '../../../jobs/give-way.ts';
import { ImportRowModel } from '../import-row.model.ts';
import { undoReason } from '../request/import-words.ts';
import { ImportModel } from '../import.model.ts';
import type { ImportWork } from '../request/check-rows.ts';
import { finishUndo } from '../run/settle-import.ts';
import { untouchedPeople } from './untouched-people.ts';

const peopleAtOnce = 40;

/** Removes an import's candidates that nobody has changed or worked with since. */
export async function undoPeople({ record, held, signal }: ImportWork): Promise<void> {
  const total = record.rowsTotal ?? 0;
  let rowsDone = 0;
  for (let last = 0; ;) {
    signal.throwIfAborted();
    const begin = performance.now();
    const rows = await ImportRowModel.find({
      importId: record._id,
      outcome: 'created',
      row: { $gt: last },
    })
      .sort({ row: 1 })
      .limit(peopleAtOnce)
      .lean();
    if (rows.length === 0) break;
    last = rows.at(-1)?.row ?? last;
    rowsDone += rows.length;
    const ids = await untouchedPeople(
      rows.flatMap(({ candidateId }) => candidateId ?? []),
      record._id,
    );
    const share = total === 0 ? 0 : Math.min(1, rowsDone / total);
    await held.step({ rowsDone, share }, async (tx) => {
      const undone = await removeImported(tx, record.assignmentId, ids, undoReason);
      await ImportModel.updateOne(
        { _id: record._id },
        { $inc: { undone } },
        { session: tx.session },
      );
    });
    await giveWay(begin, signal);
  }
  await finishUndo(record);
}
