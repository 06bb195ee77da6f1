import { poolMembershipEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../../http/mount.ts';
import { bulkPool } from './bulk-pool.ts';
import { putPersonPools, readPersonPools } from './person-pools.ts';

/** Serves who is in which pool. */
export function personPoolRoutes(router: Router): void {
  mount(router, poolMembershipEndpoints.ofCandidate, readPersonPools);
  mount(router, poolMembershipEndpoints.put, putPersonPools);
  mount(router, poolMembershipEndpoints.bulk, bulkPool);
}
