import { jobEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { listClientJobs } from './list-client-jobs.ts';
import { listJobs } from './list-jobs.ts';

/** Serves jobs, to staff and to clients. */
export function jobRoutes(router: Router): void {
  mount(router, jobEndpoints.list, listJobs);
  mount(router, jobEndpoints.forClient, listClientJobs);
}
