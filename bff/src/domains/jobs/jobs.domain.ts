import type { Domain } from '../domain.ts';
import { jobRoutes } from './jobs.router.ts';

export const jobsDomain: Domain = { name: 'jobs', routes: jobRoutes };
