import type { PoolPlace, poolMembershipEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { BulkAction, BulkDone } from '../../../bulk/bulk-action.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { runBulk } from '../../operations/api/bulk.ts';
import {
  placeOf,
  placesIn,
  placesOf,
  visiblePools,
  type Pool,
} from '../../../records/pools/pool-members.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import { candidatesList } from '../candidates.list.ts';
import { checkCandidates, namesOfCandidates } from '../record/check-candidates.ts';
import { changePlaces, placeAfter } from './change-places.ts';

interface Params {
  poolId: Types.ObjectId;
  reason: string | null;
}

const permission = 'candidate.bulkPool';
const done: BulkDone = { outcome: 'ok', code: null };
const changedSince: BulkDone = { outcome: 'skipped', code: 'CHANGED_SINCE' };

type Move = keyof typeof placeAfter;

const visiblePool = async (actor: Actor, poolId: Types.ObjectId): Promise<Pool | undefined> =>
  (await visiblePools(actor)).find(({ _id }) => _id.equals(poolId));

/** Adds several candidates to a pool, or removes them; undo restores each earlier place. */
const poolMove = (move: Move): BulkAction<Params> => ({
  kind: move === 'add' ? 'candidate.addToPool' : 'candidate.removeFromPool',
  permission,
  source: candidatesList,
  targetOf: async (actor, { poolId }) => (await visiblePool(actor, poolId))?.name ?? null,
  namesOf: namesOfCandidates,
  prepare: async (actor, { poolId, reason }) => {
    const pool = await visiblePool(actor, poolId);
    if (!pool) throw invalidField('poolId', 'NOT_FOUND');
    if (pool.status === 'archived') throw invalidField('poolId', 'NOT_ALLOWED');
    const after = placeAfter[move][pool.kind];
    const already: BulkDone = {
      outcome: 'skipped',
      code: move === 'add' ? 'ALREADY_MEMBER' : 'NOT_A_MEMBER',
    };
    /** Moves candidates to another place, unless they are not where expected. */
    const place = async (
      tx: Tx,
      id: string,
      to: PoolPlace | null,
      isDue: (now: PoolPlace | null) => boolean,
    ) => {
      const candidate = await findCandidateFor(actor, permission, id, { session: tx.session });
      const row = (await placesOf(candidate._id, tx.session)).find((one) =>
        one.poolId.equals(poolId),
      );
      const before = row ? placeOf(row) : null;
      if (!isDue(before)) return null;
      await changePlaces(tx, candidate, candidate.version, [{ pool, before, after: to }], reason);
      return { before };
    };
    return {
      check: async (ids) => {
        const places = await placesIn(poolId, ids);
        return checkCandidates(actor, permission, ids, ({ _id }) =>
          (places.get(_id.toHexString()) ?? null) === after ? already : done,
        );
      },
      run: async (tx, id) => {
        const moved = await place(tx, id, after, (before) => before !== after);
        return moved ? { ...done, undo: moved.before } : already;
      },
      undo: async (tx, id, before) => {
        const to = before as PoolPlace | null;
        return (await place(tx, id, to, (now) => now === after)) ? done : changedSince;
      },
    };
  },
});

const moves = { add: poolMove('add'), remove: poolMove('remove') };
export const poolMoves = Object.values(moves);

/** Adds the selected candidates to a pool, or removes them; a failed one never stops the others. */
export const bulkPool: Service<typeof poolMembershipEndpoints.bulk> = (ctx, { body }) => {
  const { poolId, reason, action, ...asked } = body;
  return runBulk(ctx, moves[action], asked, { poolId: new Types.ObjectId(poolId), reason });
};
