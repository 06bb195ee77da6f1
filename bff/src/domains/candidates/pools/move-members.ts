import type { PoolMove, PoolPlace, poolMembershipEndpoints } from '@muster/contracts';
import { recordId } from '../../../db/record-id.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findPoolFor, requireActive, type Pool } from '../../../records/pools/find-pool.ts';
import { placeOf, placesOf } from '../../../records/pools/pool-members.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import { changePlaces, placeAfter } from './change-places.ts';

/** Adds candidates to a pool or removes them, all or none. */
export const moveMembers: Service<typeof poolMembershipEndpoints.move> = (
  ctx,
  { params, body: { candidateIds, move, reason } },
) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    const pool = await findPoolFor(ctx.actor, 'pool.list', recordId(params.id), session);
    const ids = [...new Set(candidateIds)];
    const people = [];
    for (const id of ids)
      people.push(await findCandidateFor(ctx.actor, 'candidate.updatePools', id, { session }));
    requireActive(pool, move);
    const after = placeBy(pool, move);
    const movedIds: string[] = [];
    for (const candidate of people) {
      const row = (await placesOf(candidate._id, session)).find(({ poolId }) =>
        poolId.equals(pool._id),
      );
      const before = row ? placeOf(row) : null;
      if (before === after) continue;
      await changePlaces(tx, candidate, candidate.version, [{ pool, before, after }], reason);
      movedIds.push(candidate._id.toHexString());
    }
    const moved = movedIds.length;
    return { moved, movedIds, already: ids.length - moved };
  });

/** @throws AppError VALIDATION_FAILED: membership in a manual pool cannot follow a rule */
function placeBy({ kind }: Pool, move: PoolMove): PoolPlace | null {
  if (move !== 'release') return placeAfter[move][kind];
  if (kind === 'manual') throw invalidField('move', 'NOT_ALLOWED');
  return null;
}
