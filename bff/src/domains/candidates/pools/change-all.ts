import type { QueryFilter, UpdateQuery } from 'mongoose';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { announceMoved } from '../../../outbox/record-changed.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';

/** A pool can take in very many candidates at once: other requests run after each batch. */
const slice = 100;

/** Changes all candidates that a filter finds, in batches; returns how many there were. */
export async function changeAll(
  filter: QueryFilter<Candidate>,
  change: UpdateQuery<Candidate>,
  signal: AbortSignal,
): Promise<number> {
  const found = await CandidateModel.find(filter, { _id: 1 }).lean<Pick<Candidate, '_id'>[]>();
  let changed = 0;
  for (let at = 0; at < found.length && !signal.aborted; at += slice) {
    const ids = found.slice(at, at + slice).map(({ _id }) => _id);
    const { modifiedCount } = await CandidateModel.updateMany(
      { $and: [{ _id: { $in: ids } }, filter] },
      change,
    );
    changed += modifiedCount;
    // The index says who is in which pool, too; it hears of it when it is done.
    if (modifiedCount > 0)
      await transact(systemContext('pools:moved'), async (tx) =>
        announceMoved(tx, 'candidate', ids),
      );
  }
  return changed;
}
