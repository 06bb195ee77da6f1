import type { candidateEndpoints, QueryOf } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { toldToBeIn, untoldPlaces } from '../../../records/candidates/untold-places.ts';

type Filter = QueryFilter<Candidate>;
type Query = Pick<QueryOf<typeof candidateEndpoints.list>, 'filter[pool]' | 'filter[pool][not]'>;

/**
 * Matches candidates in any of some pools, and in none of others, as far as the reader may know.
 */
export async function poolConditions(
  actor: Actor,
  { 'filter[pool]': wanted, 'filter[pool][not]': unwanted }: Query,
): Promise<Filter[]> {
  if (!wanted && !unwanted) return [];
  const untold = await untoldPlaces(actor);
  return [
    ...(wanted ? [toldToBeIn(wanted, untold)] : []),
    ...(unwanted ? [{ $nor: [toldToBeIn(unwanted, untold)] }] : []),
  ];
}
