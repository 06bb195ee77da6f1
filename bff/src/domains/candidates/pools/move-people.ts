import { Types, type AnyBulkWriteOperation } from 'mongoose';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { announceMoved } from '../../../outbox/record-changed.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { unchangedPools } from '../../../records/pools/pool-filling.ts';
import { misplacedAmong, type Misplaced, type RuledPool } from './who-fits.ts';

/**
 * Adds some candidates to the smart pools they belong in and removes them from others, all with one
 * write; skips pools that changed since they were read.
 * @returns the ids of the pools whose members changed, once for each
 */
export const movePeople = (
  pools: readonly RuledPool[],
  ids: readonly Types.ObjectId[],
): Promise<string[]> =>
  transact(systemContext('pools:moved'), async (tx) => {
    const { session } = tx;
    const same = await unchangedPools(
      pools.map(({ pool }) => pool),
      session,
    );
    const asked = pools.filter(({ pool }) => same.has(pool._id.toHexString()));
    const moves = asked.length === 0 ? [] : await misplacedAmong(asked, ids, session);
    if (moves.length === 0) return [];
    // Their version stays, because a smart pool changes no content of the record.
    await CandidateModel.bulkWrite(writesOf(moves), { session });
    // The index also holds pool memberships.
    announceMoved(
      tx,
      'candidate',
      moves.map(({ _id }) => _id),
    );
    return moves.flatMap(({ joins, leaves }) => [...joins, ...leaves]);
  });

/** One write for all who join or leave the same pools. */
function writesOf(moves: readonly Misplaced[]): AnyBulkWriteOperation<Candidate>[] {
  const groups = new Map<string, { ids: Types.ObjectId[]; change: object }>();
  const add = (
    _id: Types.ObjectId,
    pools: readonly string[],
    changeBy: (ids: object) => object,
  ) => {
    if (pools.length === 0) return;
    const change = changeBy(pools.map((id) => new Types.ObjectId(id)));
    const key = JSON.stringify(change);
    const group = groups.get(key);
    if (group) group.ids.push(_id);
    else groups.set(key, { ids: [_id], change });
  };
  for (const { _id, joins, leaves } of moves) {
    add(_id, joins, ($each) => ({ $addToSet: { poolIds: { $each } } }));
    add(_id, leaves, ($in) => ({ $pull: { poolIds: { $in } } }));
  }
  return [...groups.values()].map(({ ids, change }) => ({
    updateMany: { filter: { _id: { $in: ids } }, update: change },
  }));
}
