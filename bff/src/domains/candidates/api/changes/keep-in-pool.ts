import type { Types } from 'mongoose';
import type { Actor } from '../../../../auth/actor.ts';
import type { Tx } from '../../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../../http/app-error.ts';
import {
  placeOf,
  placesOf,
  isInside,
  visiblePools,
} from '../../../../records/pools/pool-members.ts';
import { CandidateModel } from '../../../../records/candidates/candidate.model.ts';
import { changePlaces } from '../../pools/change-places.ts';

/** Adds a candidate to a pool; an existing member stays unchanged. */
export async function keepInPool(
  tx: Tx,
  actor: Actor,
  { candidateId, poolId }: { candidateId: Types.ObjectId; poolId: string },
): Promise<void> {
  if (!actor.can('candidate.updatePools'))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  const pools = await visiblePools(actor, tx.session);
  const pool = pools.find(({ _id, status }) => _id.equals(poolId) && status === 'active');
  if (!pool) throw invalidField('poolId', 'NOT_FOUND');
  const row = (await placesOf(candidateId, tx.session)).find((place) =>
    place.poolId.equals(pool._id),
  );
  const before = row ? placeOf(row) : null;
  if (isInside(before)) return;
  const candidate = await CandidateModel.findById(candidateId, null, {
    session: tx.session,
  }).lean();
  if (!candidate) throw new AppError('NOT_FOUND');
  const after = pool.kind === 'smart' ? 'pinned' : 'member';
  await changePlaces(tx, candidate, candidate.version, [{ pool, before, after }], null);
}
