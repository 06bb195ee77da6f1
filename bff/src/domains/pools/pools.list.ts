import { poolEndpoints } from '@muster/contracts';
import { listSource } from '../../lists/list-source.ts';
import { listPools } from './list-pools.ts';

export const poolsList = listSource('talentPools', poolEndpoints.list, listPools, {
  closedTo: (actor) => (actor.can('pool.manage') ? [] : ['filter[deleted]']),
});
