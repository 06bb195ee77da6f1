import type { Domain } from '../domain.ts';
import { jobEvents } from './jobs.events.ts';
import { jobsList } from './jobs.list.ts';
import { jobRoutes } from './jobs.router.ts';
import './record/owned-jobs.ts';

export const jobsDomain: Domain = {
  name: 'jobs',
  routes: jobRoutes,
  lists: [jobsList],
  events: jobEvents,
};
