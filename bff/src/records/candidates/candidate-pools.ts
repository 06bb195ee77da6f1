import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { findStaffRoles } from '../../identity/people/people.ts';
import { ownersOf } from '../pools/pool-members.ts';
import { CandidateModel, type Candidate } from './candidate.model.ts';
import { distinctIds, withoutIds } from './id-lists.ts';

type PoolFields = Pick<Candidate, 'poolIds' | 'vetterIds' | 'poolVetterIds'>;
type Sight = Pick<Candidate, 'vetterIds' | 'poolVetterIds' | 'jobVetterIds'>;

/**
 * Returns the effects of pool membership: vetters get access to the candidates of their pools.
 * Access for another reason stays when the candidate leaves the pool.
 */
export async function poolFields(
  tx: Tx,
  current: Sight,
  poolIds: Types.ObjectId[],
): Promise<PoolFields> {
  const owners = await ownersOf(poolIds, tx.session);
  const roles = await findStaffRoles(owners);
  const vetters = distinctIds(
    owners.filter((id) => roles.get(id.toHexString())?.includes('vetter') === true),
  );
  const { jobVetterIds } = current;
  const others = withoutIds(withoutIds(current.vetterIds, current.poolVetterIds), jobVetterIds);
  const poolVetterIds = withoutIds(vetters, others);
  const vetterIds = distinctIds([...others, ...poolVetterIds, ...jobVetterIds]);
  return { poolIds, poolVetterIds, vetterIds };
}

/** Changes a candidate's pools as part of another change, such as a merge. */
export async function changePools(
  tx: Tx,
  candidateId: Types.ObjectId,
  {
    add = [],
    remove = [],
  }: { add?: readonly Types.ObjectId[]; remove?: readonly Types.ObjectId[] },
): Promise<void> {
  const options = { session: tx.session };
  const current = await CandidateModel.findById(candidateId, null, options).lean();
  if (!current) return;
  const poolIds = distinctIds([...withoutIds(current.poolIds, remove), ...add]);
  const fields = await poolFields(tx, current, poolIds);
  await CandidateModel.updateOne({ _id: candidateId }, { $set: fields }, options);
}
