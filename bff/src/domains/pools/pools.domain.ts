import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { PoolModel } from '../../records/pools/pool.model.ts';
import { PoolMemberModel } from '../../records/pools/pool-member.model.ts';
import { poolMemberships } from './pool-personal.ts';
import { poolsList } from './pools.list.ts';
import { poolRoutes } from './pools.router.ts';
import { ownedPools } from './owned-pools.ts';

export const poolsDomain: Domain = {
  name: 'pools',
  owned: ownedPools,
  collections: [browsable(PoolModel, ['name']), browsable(PoolMemberModel)],
  routes: poolRoutes,
  lists: [poolsList],
  personal: [poolMemberships],
};
