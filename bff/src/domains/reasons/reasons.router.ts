import { reasonEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { createReason } from './create-reason.ts';
import { listReasons } from './list-reasons.ts';
import { orderReasons } from './order-reasons.ts';
import { readReasonCatalogue } from './show-catalogue.ts';
import { updateReason } from './update-reason.ts';

/** Serves the catalogue of reasons. */
export function reasonRoutes(router: Router): void {
  mount(router, reasonEndpoints.list, listReasons);
  mount(router, reasonEndpoints.catalogue, readReasonCatalogue);
  mount(router, reasonEndpoints.create, createReason);
  mount(router, reasonEndpoints.order, orderReasons);
  mount(router, reasonEndpoints.update, updateReason);
}
