import type { QueryFilter, UpdateQuery } from 'mongoose';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { batchesOf } from '../../../jobs/batches.ts';
import { giveWay } from '../../../jobs/give-way.ts';
import { announceMoved } from '../../../outbox/record-changed.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';

/** A pool can take in very many candidates at once, so other requests run after each batch. */
const slice = 200;

/** Changes all candidates that match a filter, in batches; returns how many there were. */
export async function changeAll(
  filter: QueryFilter<Candidate>,
  change: UpdateQuery<Candidate>,
  signal: AbortSignal,
): Promise<number> {
  const found = await CandidateModel.find(filter, { _id: 1 }).lean();
  let changed = 0;
  for await (const batch of batchesOf(found, slice)) {
    if (signal.aborted) break;
    const begin = performance.now();
    const ids = batch.map(({ _id }) => _id);
    changed += await transact(systemContext('pools:moved'), async (tx) => {
      const { modifiedCount } = await CandidateModel.updateMany(
        { $and: [{ _id: { $in: ids } }, filter] },
        change,
        { session: tx.session },
      );
      // The index also holds pool memberships.
      if (modifiedCount > 0) announceMoved(tx, 'candidate', ids);
      return modifiedCount;
    });
    await giveWay(begin);
  }
  return changed;
}
