import {
  candidateStates,
  type CandidateRow,
  type PoolMemberRow,
  type poolMembershipEndpoints,
  type QueryOf,
} from '@muster/contracts';
import { Types, type QueryFilter } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { recordId } from '../../../db/record-id.ts';
import type { Service } from '../../../http/mount.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { findPoolFor, type Pool } from '../../../records/pools/find-pool.ts';
import { placedIn, placeOf, rowsIn } from '../../../records/pools/pool-members.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { toldToBeIn, untoldPlaces } from '../../../records/candidates/untold-places.ts';
import { candidatePage } from '../list/list-candidates.ts';

type Query = QueryOf<typeof poolMembershipEndpoints.list>;

/** Members who are set aside are still shown in a pool; erased candidates are in none. */
const shownStates = candidateStates.filter((state) => state !== 'anonymised');

/** The members of a pool visible to the reader, with manual changes marked. */
export const listMembers: Service<typeof poolMembershipEndpoints.list> = async (
  ctx,
  { params, query },
) => {
  const pool = await findPoolFor(ctx.actor, 'pool.list', recordId(params.id));
  const { 'filter[place]': place, ...asked } = query;
  const { data, page } = await candidatePage(
    ctx,
    { ...asked, 'filter[status]': asked['filter[status]'] ?? [...shownStates] },
    {},
    await standing(ctx.actor, pool, place),
  );
  const rows = await rowsIn(
    pool._id,
    data.map(({ id }) => new Types.ObjectId(id)),
  );
  const people = await findPeople(rows.map(({ addedBy }) => addedBy));
  return {
    data: data.map((person): PoolMemberRow => {
      const row = rows.find(({ candidateId }) => candidateId.equals(person.id));
      return {
        ...factsOf(person),
        place: row ? placeOf(row) : null,
        reason: row?.reason ?? null,
        addedBy: people.ref(row?.addedBy),
        addedAt: row?.addedAt.toISOString() ?? null,
      };
    }),
    page,
  };
};

/** Returns a list row's fields that a pool shows. */
function factsOf({
  owner: _owner,
  lastContactedAt: _contacted,
  openApplications: _applications,
  pools: _pools,
  custom: _custom,
  deletedAt: _deleted,
  version: _version,
  ...facts
}: CandidateRow) {
  return facts;
}

async function standing(
  actor: Actor,
  { _id }: Pool,
  place: Query['filter[place]'],
): Promise<QueryFilter<Candidate>> {
  if (place === 'excluded') return { _id: { $in: await placedIn(_id, 'excluded') } };
  const inside = toldToBeIn([_id], await untoldPlaces(actor));
  if (place !== 'pinned') return inside;
  return { $and: [inside, { _id: { $in: await placedIn(_id, 'pinned') } }] };
}
