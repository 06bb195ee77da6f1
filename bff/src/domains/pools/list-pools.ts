import type { poolEndpoints } from '@muster/contracts';
import { foldText, startsWith } from '../../db/fold-text.ts';
import { keysetPage } from '../../db/keyset.ts';
import type { ListService } from '../../lists/list-source.ts';
import { openJobsByPool } from '../jobs/api/job-counts.ts';
import { findPeople } from '../people/api/people.ts';
import { PoolModel, type Pool } from './pool.model.ts';
import { scopeFor } from './pools.policy.ts';

const sortFields = { name: 'nameKey', memberCount: 'memberCount', createdAt: 'createdAt' } as const;
type Sort = keyof typeof sortFields;

/** Talent pools in the reader's scope. */
export const listPools: ListService<typeof poolEndpoints.list> = async (
  { actor },
  { query },
  counting,
) => {
  const { cursor, limit, ...list } = query;
  const states = query['filter[status]'];
  const { rows, page } = await keysetPage<Pool, Sort>(PoolModel, {
    filter: {
      $and: [
        scopeFor(actor, 'pool.list'),
        { deletedAt: null },
        ...(states ? [{ status: { $in: states } }] : []),
        ...(query.q ? [{ nameKey: startsWith(foldText(query.q)) }] : []),
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
  return {
    data: rows.map((row) => ({
      id: row._id.toHexString(),
      name: row.name,
      description: row.description,
      kind: row.kind,
      status: row.status,
      isPrivate: row.isPrivate,
      owner: people.ref(row.ownerUserId),
      memberCount: row.memberCount,
      targetSize: row.targetSize,
      ...(openJobs && { openJobs: openJobs.get(row._id.toHexString()) ?? 0 }),
    })),
    page,
  };
};
