import { dayMs, limits, type poolEndpoints } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { nameMatches } from '../../db/fold-text.ts';
import { keysetPage } from '../../db/keyset.ts';
import { AppError } from '../../http/app-error.ts';
import type { ListService } from '../../lists/list-source.ts';
import { countReady } from '../../records/candidates/pool-people.ts';
import { openJobsByPool } from '../../records/jobs/job-counts.ts';
import { findPeople } from '../../identity/people/people.ts';
import { PoolModel, type Pool } from '../../records/pools/pool.model.ts';
import { scopeFor } from '../../records/pools/pools.policy.ts';
import { rowOf } from './record/show-pool.ts';

const sortFields = { name: 'nameKey', memberCount: 'memberCount', createdAt: 'createdAt' } as const;
type Sort = keyof typeof sortFields;

/** Lists talent pools in the reader's scope. */
export const listPools: ListService<typeof poolEndpoints.list> = async (
  { actor },
  { query },
  counting,
) => {
  const { cursor, limit, ...list } = query;
  const owners = query['filter[owner]'];
  const kinds = query['filter[kind]'];
  const { rows, page } = await keysetPage<Pool, Sort>(PoolModel, {
    filter: {
      $and: [
        scopeFor(actor, 'pool.list'),
        ...(query['filter[deleted]'] === 'only'
          ? [restorable(actor)]
          : [{ deletedAt: null, status: { $in: query['filter[status]'] ?? ['active'] } }]),
        ...(kinds ? [{ kind: { $in: kinds } }] : []),
        ...(owners ? [{ ownerUserId: { $in: owners } }] : []),
        ...(query.q ? [nameMatches(query.q)] : []),
      ],
    },
    sort: query.sort as Sort,
    fields: sortFields,
    limit,
    ...counting,
    cursor,
    list,
    projection: { smartFilter: 0 },
  });
  const openJobs = actor.can('job.list')
    ? await openJobsByPool(
        actor,
        rows.map(({ _id }) => _id),
      )
    : null;
  const people = await findPeople(rows.map(({ ownerUserId }) => ownerUserId));
  const ready = await Promise.all(rows.map((row) => countReady(row)));
  return {
    data: rows.map((row, index) => ({
      ...rowOf(row),
      ...(ready[index] ?? { vettedCount: 0, availableCount: 0 }),
      owner: people.face(row.ownerUserId),
      ...(openJobs && { openJobs: openJobs.get(row._id.toHexString()) ?? 0 }),
    })),
    page,
  };
};

/** Filter for restorable deleted pools that the actor manages. */
function restorable(actor: Actor): QueryFilter<Pool> {
  if (!actor.can('pool.manage'))
    throw new AppError('INVALID_FILTER', { context: { key: 'filter[deleted]' } });
  return {
    $and: [
      scopeFor(actor, 'pool.manage'),
      { deletedAt: { $gte: new Date(Date.now() - limits.restoreDays * dayMs) } },
    ],
  };
}
