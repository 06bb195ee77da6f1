import { poolEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import type { RunningForms } from '../../forms/running-forms.ts';
import { archivePool, restorePool } from './changes/archive-pool.ts';
import { createPool } from './changes/create-pool.ts';
import { deletePool, readDeleteEffects, restoreDeletedPool } from './changes/delete-pool.ts';
import { updatePool } from './changes/update-pool.ts';
import { listPools } from './list-pools.ts';
import { readPool } from './record/read-pool.ts';

/** Serves the talent pools. */
export function poolRoutes(
  router: Router,
  { runningForms }: { runningForms: readonly RunningForms[] },
): void {
  mount(router, poolEndpoints.list, listPools);
  mount(router, poolEndpoints.create, createPool);
  mount(router, poolEndpoints.read, readPool);
  mount(router, poolEndpoints.update, updatePool);
  mount(router, poolEndpoints.archive, archivePool);
  mount(router, poolEndpoints.restore, restorePool);
  mount(router, poolEndpoints.deleteEffects, readDeleteEffects(runningForms));
  mount(router, poolEndpoints.delete, deletePool(runningForms));
  mount(router, poolEndpoints.restoreDeleted, restoreDeletedPool);
}
