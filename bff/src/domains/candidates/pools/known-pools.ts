import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import { poolRefs } from '../../../records/pools/pool-refs.ts';
import type { CandidateListQuery } from '../list/candidate-filter.ts';

const poolKeys = ['filter[pool]', 'filter[pool][not]'] as const;

/**
 * Limits the query to pools visible to the reader; other pools neither match nor exclude
 * candidates.
 */
export async function withKnownPools(
  actor: Actor,
  query: CandidateListQuery,
): Promise<CandidateListQuery> {
  const asked = poolKeys.flatMap((key) => query[key] ?? []);
  if (asked.length === 0) return query;
  if (!actor.can('pool.list'))
    throw new AppError('INVALID_FILTER', { context: { key: poolKeys[0] } });
  const pools = await poolRefs(
    actor,
    asked.map((id) => new Types.ObjectId(id)),
  );
  const known = (ids: string[] | undefined) =>
    ids?.filter((id) => pools.some((pool) => pool.id === id));
  return {
    ...query,
    'filter[pool]': known(query['filter[pool]']),
    'filter[pool][not]': known(query['filter[pool][not]']),
  };
}
