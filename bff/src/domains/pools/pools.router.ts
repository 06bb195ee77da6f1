import { poolEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { listPools } from './list-pools.ts';

/** Serves the talent pools. */
export function poolRoutes(router: Router): void {
  mount(router, poolEndpoints.list, listPools);
}
