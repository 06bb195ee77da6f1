import type { Types } from 'mongoose';
import type { Tx } from '../../../../db/unit-of-work.ts';
import { findStaffRoles } from '../../../people/api/people.ts';
import { ownersOf } from '../../../pools/api/pool-members.ts';
import { CandidateModel, type Candidate } from '../../candidate.model.ts';

type PoolFields = Pick<Candidate, 'poolIds' | 'vetterIds' | 'poolVetterIds'>;

/**
 * Effects of pool membership: vetters get access to the candidates of their pools. Access for
 * another reason stays when the candidate leaves the pool.
 */
export async function poolFields(
  tx: Tx,
  current: Pick<Candidate, 'vetterIds' | 'poolVetterIds'>,
  poolIds: Types.ObjectId[],
): Promise<PoolFields> {
  const owners = await ownersOf(poolIds, tx.session);
  const roles = await findStaffRoles(owners);
  const vetters = distinct(
    owners.filter((id) => roles.get(id.toHexString())?.includes('vetter') === true),
  );
  const others = without(current.vetterIds, current.poolVetterIds);
  const poolVetterIds = without(vetters, others);
  return { poolIds, poolVetterIds, vetterIds: [...others, ...poolVetterIds] };
}

/** Changes the pools of a person where it is not a change of its own: in a merge, say. */
export async function changePools(
  tx: Tx,
  candidateId: Types.ObjectId,
  {
    add = [],
    remove = [],
  }: { add?: readonly Types.ObjectId[]; remove?: readonly Types.ObjectId[] },
): Promise<void> {
  const options = { session: tx.session };
  const current = await CandidateModel.findById(candidateId, null, options).lean<Candidate>();
  if (!current) return;
  const poolIds = distinct([...without(current.poolIds, remove), ...add]);
  const fields = await poolFields(tx, current, poolIds);
  await CandidateModel.updateOne({ _id: candidateId }, { $set: fields }, options);
}

const without = (ids: readonly Types.ObjectId[], taken: readonly Types.ObjectId[]) =>
  ids.filter((id) => !taken.some((one) => one.equals(id)));

const distinct = (ids: readonly Types.ObjectId[]): Types.ObjectId[] => [
  ...new Map(ids.map((id) => [id.toHexString(), id])).values(),
];
