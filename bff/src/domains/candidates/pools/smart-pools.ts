import { candidateListQuery } from '@muster/contracts';
import type { QueryFilter, UpdateQuery } from 'mongoose';
import { setMemberCount, smartPools, type Pool } from '../../pools/api/pool-members.ts';
import { withPresentSkills } from '../../skills/api/present-skills.ts';
import { filterOf } from '../list/candidate-filter.ts';
import { CandidateModel, type Candidate } from '../candidate.model.ts';

/** Those whom the filter of a smart pool finds; null for manual pools and unreadable filters. */
async function smartFilterOf({ kind, smartFilter }: Pool): Promise<QueryFilter<Candidate> | null> {
  if (kind !== 'smart' || !smartFilter) return null;
  const query = candidateListQuery.safeParse(smartFilter);
  if (!query.success) return null;
  return { $and: [{ deletedAt: null }, ...filterOf(await withPresentSkills(query.data))] };
}

/** Whether the filter of a smart pool finds this person. */
export async function fitsPool(pool: Pool, { _id }: Pick<Candidate, '_id'>): Promise<boolean> {
  const filter = await smartFilterOf(pool);
  return filter !== null && (await CandidateModel.exists({ $and: [{ _id }, filter] })) !== null;
}

/** A pool can take in everybody at once: others get their turn after so many. */
const slice = 100;

/** Changes all whom a filter finds, so many at a time; returns how many there were. */
async function changeAll(
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

/** Fills smart pools anew: who fits or is pinned is in, who is excluded or fits no more is out. */
export async function refreshSmartPools(signal: AbortSignal): Promise<number> {
  let moved = 0;
  for (const { pool, pinned, excluded } of await smartPools()) {
    if (signal.aborted) break;
    const filter = await smartFilterOf(pool);
    if (!filter) continue;
    const belongs: QueryFilter<Candidate> = {
      $or: [{ $and: [filter, { _id: { $nin: excluded } }] }, { _id: { $in: pinned } }],
    };
    moved += await changeAll(
      { $and: [belongs, { poolIds: { $ne: pool._id } }] },
      { $addToSet: { poolIds: pool._id } },
      signal,
    );
    moved += await changeAll(
      { $and: [{ poolIds: pool._id }, { $nor: [belongs] }] },
      { $pull: { poolIds: pool._id } },
      signal,
    );
    await setMemberCount(
      pool._id,
      await CandidateModel.countDocuments({ poolIds: pool._id, deletedAt: null }),
    );
  }
  return moved;
}
