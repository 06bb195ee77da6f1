import type { BodyOf, PersonPool, poolMembershipEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { countRunningForms, type RunningForms } from '../../../forms/running-forms.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findPeople } from '../../../identity/people/people.ts';
import {
  placeOf,
  placesOf,
  visiblePools,
  type Pool,
  type PoolMember,
} from '../../../records/pools/pool-members.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import { untoldPlaces } from '../../../records/candidates/untold-places.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { explainConflict } from '../record/change-candidate.ts';
import { changePlaces, type PlaceMove } from './change-places.ts';
import { fitsPool } from './smart-pools.ts';

type Change = BodyOf<typeof poolMembershipEndpoints.change>;

/** Returns every pool that the reader may know of, with the candidate's place in it. */
export const readPersonPools =
  (forms: readonly RunningForms[]): Service<typeof poolMembershipEndpoints.ofCandidate> =>
  async ({ actor }, { params }) => {
    const candidate = await findCandidateFor(actor, 'candidate.updatePools', params.id);
    return showPools(actor, candidate, forms);
  };

/** Sets these places of a candidate; pools that are not named stay. */
export const changePersonPools =
  (forms: readonly RunningForms[]): Service<typeof poolMembershipEndpoints.change> =>
  async (ctx, { params, body }) => {
    try {
      return await transact(ctx, async (tx) => {
        const { actor } = ctx;
        const { session } = tx;
        const candidate = await findCandidateFor(actor, 'candidate.updatePools', params.id, {
          session,
        });
        const pools = await visiblePools(actor, session);
        const moves = movesOf(pools, await placesOf(candidate._id, session), body.pools);
        if (moves.length === 0) return showPools(actor, candidate, forms, session);
        const after = await changePlaces(tx, candidate, body.version, moves, body.reason);
        return showPools(actor, after, forms, session);
      });
    } catch (error) {
      throw await explainConflict(ctx, params.id, error);
    }
  };

/** @throws AppError VALIDATION_FAILED with NOT_FOUND, NOT_ALLOWED (archived), INVALID_OPTION */
const movesOf = (
  pools: readonly Pool[],
  rows: readonly PoolMember[],
  wanted: Change['pools'],
): PlaceMove[] =>
  wanted.flatMap(({ poolId, place: after }, index): PlaceMove[] => {
    const pool = pools.find(({ _id }) => _id.equals(poolId));
    if (!pool) throw invalidField(`pools[${index}].poolId`, 'NOT_FOUND');
    if (after !== null && (pool.kind === 'manual') !== (after === 'member'))
      throw invalidField(`pools[${index}].place`, 'INVALID_OPTION');
    const row = rows.find((one) => one.poolId.equals(pool._id));
    const before = row ? placeOf(row) : null;
    if (before === after) return [];
    if (pool.status === 'archived') throw invalidField(`pools[${index}].poolId`, 'NOT_ALLOWED');
    return [{ pool, before, after }];
  });

async function showPools(
  actor: Actor,
  candidate: Candidate,
  forms: readonly RunningForms[],
  session: ClientSession | null = null,
): Promise<{ data: PersonPool[]; version: number }> {
  const rows = await placesOf(candidate._id, session);
  const pools = (await visiblePools(actor, session)).filter(
    ({ _id, status }) => status === 'active' || rows.some(({ poolId }) => poolId.equals(_id)),
  );
  const people = await findPeople(
    [...pools.map(({ ownerUserId }) => ownerUserId), ...rows.map(({ addedBy }) => addedBy)],
    session,
  );
  const untold = await untoldPlaces(actor, session);
  const isUntold = ({ _id }: Pool) =>
    untold.people.some((id) => id.equals(candidate._id)) &&
    untold.pools.some((id) => id.equals(_id));
  const data: PersonPool[] = [];
  for (const pool of pools) {
    const row = rows.find(({ poolId }) => poolId.equals(pool._id));
    data.push({
      id: pool._id.toHexString(),
      name: pool.name,
      description: pool.description,
      kind: pool.kind,
      status: pool.status,
      isPrivate: pool.isPrivate,
      owner: people.ref(pool.ownerUserId),
      memberCount: pool.memberCount,
      place: row ? placeOf(row) : null,
      fits: pool.kind === 'smart' && !isUntold(pool) ? await fitsPool(pool, candidate) : null,
      reason: row?.reason ?? null,
      addedBy: people.ref(row?.addedBy),
      addedAt: row?.addedAt.toISOString() ?? null,
      isBeingScreened:
        row !== undefined && (await countRunningForms(forms, pool._id, session, candidate._id)) > 0,
    });
  }
  return { data, version: candidate.version };
}
