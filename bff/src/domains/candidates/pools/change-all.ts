import type { QueryFilter, UpdateQuery } from 'mongoose';
import { CandidateModel, type Candidate } from '../candidate.model.ts';

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
  }
  return changed;
}
