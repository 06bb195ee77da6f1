import type { Domain } from '../domain.ts';
import { poolMemberships } from './pool-personal.ts';
import { poolsList } from './pools.list.ts';
import { poolRoutes } from './pools.router.ts';
import './owned-pools.ts';

export const poolsDomain: Domain = {
  name: 'pools',
  routes: poolRoutes,
  lists: [poolsList],
  personal: [poolMemberships],
};
