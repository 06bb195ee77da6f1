import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { documentsOf } from '../../search/documents-of.ts';
import type { SearchSource } from '../../search/search-source.ts';
import { PoolModel, type Pool } from '../../records/pools/pool.model.ts';
import { scopeFor } from '../../records/pools/pools.policy.ts';

const visibleTo = (actor: Actor): QueryFilter<Pool> => ({
  $and: [scopeFor(actor, 'pool.list'), { deletedAt: null }],
});

/** Talent pools by name and description. */
export const poolSearch: SearchSource = {
  kind: 'talentPool',
  entity: 'pool',
  permission: 'pool.list',
  ...documentsOf(PoolModel, {
    projection: { name: 1, description: 1, ownerUserId: 1, status: 1, updatedAt: 1 },
    describe: (rows) =>
      rows.map((row) => ({
        kind: 'talentPool',
        id: row._id.toHexString(),
        title: row.name,
        words: row.description ?? '',
        restricted: '',
        members: [row.ownerUserId.toHexString()],
        aside: row.status === 'archived',
        at: row.updatedAt.getTime(),
      })),
  }),
  assignedOnly: (actor) => actor.scopeOf('pool.list') === 'assigned',
  visible: async (actor, ids) => {
    const rows = await PoolModel.find(
      { $and: [{ _id: { $in: [...ids] } }, visibleTo(actor)] },
      { name: 1, description: 1, status: 1 },
    ).lean();
    return rows.map((row) => ({
      id: row._id.toHexString(),
      number: null,
      title: row.name,
      subtitle: row.description,
      status: row.status,
    }));
  },
};
