import type { PoolPlace } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { isInside, setPlace, type Pool } from '../../../records/pools/pool-members.ts';
import { poolFields } from '../../../records/candidates/candidate-pools.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { fitsPool } from './smart-pools.ts';

/** Change of a candidate's place in one pool. */
export interface PlaceMove {
  pool: Pool;
  before: PoolPlace | null;
  after: PoolPlace | null;
}

/** In smart pools, adding pins a candidate and removing excludes them. */
export const placeAfter = {
  add: { manual: 'member', smart: 'pinned' },
  remove: { manual: null, smart: 'excluded' },
} as const satisfies Record<string, Record<Pool['kind'], PoolPlace | null>>;

/**
 * Changes the pools of a candidate: membership rows, member counts and the pools on the record, all
 * in one transaction. Pools that are not named stay.
 * @throws AppError VERSION_CONFLICT when a membership was changed concurrently
 */
export async function changePlaces(
  tx: Tx,
  candidate: Pick<Candidate, '_id'>,
  version: number,
  moves: readonly PlaceMove[],
  reason: string | null,
): Promise<Candidate> {
  const { before, after } = await updateVersioned<Candidate>(tx, CandidateModel, {
    filter: { _id: candidate._id },
    base: version,
    paths: moves.map(({ pool }) => `pools.${pool._id.toHexString()}`),
    apply: async (current) => {
      const inside = new Set(current.poolIds.map((id) => id.toHexString()));
      for (const { pool, after: place } of moves) {
        const id = pool._id.toHexString();
        const was = inside.has(id);
        // Without a manual place, a candidate who matches a smart pool is in it.
        const is = place === null ? await fitsPool(pool, current) : isInside(place);
        if (is) inside.add(id);
        else inside.delete(id);
        await setPlace(tx, {
          poolId: pool._id,
          candidateId: current._id,
          place,
          reason,
          counts: Number(is) - Number(was),
        });
      }
      return {
        $set: await poolFields(
          tx,
          current,
          [...inside].map((id) => new Types.ObjectId(id)),
        ),
      };
    },
  });
  const names = (side: 'before' | 'after') =>
    moves.map(({ pool, ...move }) => `${pool.name}: ${move[side] ?? '–'}`);
  await audit(tx, {
    action: 'candidate.update_pools',
    entity: 'candidate',
    entityId: before._id,
    changes: [
      { path: 'pools', before: names('before'), after: names('after') },
      { path: 'poolReason', before: null, after: reason },
    ],
  });
  return after;
}
