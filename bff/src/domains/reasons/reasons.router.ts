import { reasonEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { listReasons } from './list-reasons.ts';

/** Serves the catalogue of reasons. */
export function reasonRoutes(router: Router): void {
  mount(router, reasonEndpoints.list, listReasons);
}
