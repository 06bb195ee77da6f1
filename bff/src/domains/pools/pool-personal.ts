import { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { changePools } from '../../records/candidates/candidate-pools.ts';
import { PoolMemberModel, type PoolMember } from '../../records/pools/pool-member.model.ts';
import { isInside, placeOf, placesOf } from '../../records/pools/pool-members.ts';
import { PoolModel } from '../../records/pools/pool.model.ts';

/** Effects of a merge on two candidates' memberships. */
interface MovedMemberships {
  /** Pools in which the survivor took over the other's membership. */
  moved: string[];
  /** The other's memberships in pools where the survivor has one. */
  dropped: PoolMember[];
  /** Pools for which the other was dismissed; absent in older merges. */
  dismissed?: string[];
  /** Those pools for which only the merge dismissed the survivor. */
  dismissedAnew?: string[];
}

/** A candidate's pools. */
export const poolMemberships: PersonalRecords = {
  name: 'pools',
  move: async (tx, { from, to }) => {
    const [rows, kept] = [await placesOf(from, tx.session), await placesOf(to, tx.session)];
    const isKept = ({ poolId }: PoolMember) => kept.some((row) => row.poolId.equals(poolId));
    const dropped = rows.filter(isKept);
    const moved = rows.filter((row) => !isKept(row));
    await giveRows(tx, moved, to);
    await removeRows(tx, dropped);
    await changePools(tx, to, { add: insidePools(moved) });
    const undo: MovedMemberships = {
      moved: moved.map(({ poolId }) => poolId.toHexString()),
      dropped,
      ...(await moveDismissals(tx, from, to)),
    };
    return { count: rows.length, undo: { ...undo } };
  },
  moveBack: async (tx, { from, to }, undo) => {
    const { moved, dropped, dismissed, dismissedAnew } = undo as unknown as MovedMemberships;
    await pullDismissals(tx, to, dismissedAnew ?? []);
    await addDismissals(tx, from, dismissed ?? []);
    const rows = (await placesOf(to, tx.session)).filter(({ poolId }) =>
      moved.includes(poolId.toHexString()),
    );
    await giveRows(tx, rows, from);
    for (const row of dropped) {
      await PoolMemberModel.create([row], { session: tx.session });
      await count(tx, row, 1);
    }
    await changePools(tx, to, { remove: rows.map(({ poolId }) => poolId) });
  },
  collect: async (candidateId) => {
    const rows = (await placesOf(candidateId)).filter((row) => isInside(placeOf(row)));
    const pools = await PoolModel.find({
      _id: { $in: rows.map(({ poolId }) => poolId) },
      isPrivate: false,
    }).lean();
    return pools.map(({ _id, name }) => ({
      pool: name,
      since: rows.find(({ poolId }) => poolId.equals(_id))?.addedAt.toISOString() ?? null,
    }));
  },
  erase: async (tx, candidateId) => {
    const rows = await placesOf(candidateId, tx.session);
    await PoolModel.updateMany(
      { dismissedIds: candidateId },
      { $pull: { dismissedIds: candidateId } },
      { session: tx.session },
    );
    await removeRows(tx, rows);
    await changePools(tx, candidateId, { remove: rows.map(({ poolId }) => poolId) });
  },
};

/** A candidate dismissed for a pool is not suggested for it again under the surviving record. */
async function moveDismissals(
  tx: Tx,
  from: Types.ObjectId,
  to: Types.ObjectId,
): Promise<Required<Pick<MovedMemberships, 'dismissed' | 'dismissedAnew'>>> {
  const pools = await PoolModel.find(
    { dismissedIds: from },
    { dismissedIds: 1 },
    { session: tx.session },
  ).lean();
  const idsOf = (some: typeof pools) => some.map(({ _id }) => _id.toHexString());
  const dismissed = idsOf(pools);
  const dismissedAnew = idsOf(
    pools.filter(({ dismissedIds }) => !dismissedIds.some((id) => id.equals(to))),
  );
  await pullDismissals(tx, from, dismissed);
  await addDismissals(tx, to, dismissedAnew);
  return { dismissed, dismissedAnew };
}

async function addDismissals({ session }: Tx, id: Types.ObjectId, pools: readonly string[]) {
  if (pools.length > 0)
    await PoolModel.updateMany(
      { _id: { $in: [...pools] } },
      { $addToSet: { dismissedIds: id } },
      { session },
    );
}

async function pullDismissals({ session }: Tx, id: Types.ObjectId, pools: readonly string[]) {
  if (pools.length > 0)
    await PoolModel.updateMany(
      { _id: { $in: [...pools] } },
      { $pull: { dismissedIds: id } },
      { session },
    );
}

const insidePools = (rows: readonly PoolMember[]): Types.ObjectId[] =>
  rows.filter((row) => isInside(placeOf(row))).map(({ poolId }) => new Types.ObjectId(poolId));

async function giveRows(
  tx: Tx,
  rows: readonly PoolMember[],
  candidateId: Types.ObjectId,
): Promise<void> {
  if (rows.length === 0) return;
  await PoolMemberModel.updateMany(
    { _id: { $in: rows.map(({ _id }) => _id) } },
    { $set: { candidateId } },
    { session: tx.session },
  );
}

async function removeRows(tx: Tx, rows: readonly PoolMember[]): Promise<void> {
  for (const row of rows) {
    await PoolMemberModel.deleteOne({ _id: row._id }, { session: tx.session });
    await count(tx, row, -1);
  }
}

/** Excluded candidates were never counted. */
async function count(tx: Tx, row: PoolMember, by: 1 | -1): Promise<void> {
  if (!isInside(placeOf(row))) return;
  await PoolModel.updateOne(
    { _id: row.poolId },
    { $inc: { memberCount: by } },
    { session: tx.session },
  );
}
