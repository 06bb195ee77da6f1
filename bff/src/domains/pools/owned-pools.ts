import { href, talentRoutes } from '@muster/contracts';
import { heldItem } from '../../owned/held-list.ts';
import { heldRecords } from '../../owned/owned-records.ts';
import { poolVisibility } from '../../records/pools/pool-visibility.ts';
import { emitRefill, poolOwner } from './changes/pool-change.ts';
import { PoolModel, type Pool } from '../../records/pools/pool.model.ts';

/**
 * Talent pools get a new owner if theirs leaves: archived ones may be used again, and private ones
 * have no other reader.
 */
export const ownedPools = heldRecords<Pool>({
  kind: 'pools',
  model: PoolModel,
  holders: { ownerUserId: poolOwner },
  live: {},
  entity: 'pool',
  action: 'pool.change_owner',
  list: {
    sight: poolVisibility,
    sort: { nameKey: 1 },
    show: (rows) =>
      rows.map((row) =>
        heldItem(row, {
          label: row.name,
          href: href(talentRoutes.pool, { id: row._id.toHexString() }),
        }),
      ),
  },
  // Vetters see the members of their pools: from now on the new owner does, and the former one does
  // not.
  then: (tx, before, after) => emitRefill(tx, after, before.ownerUserId),
});
