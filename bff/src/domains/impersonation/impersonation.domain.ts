import type { Domain } from '../../domain.ts';
import { forgetImpersonations } from './impersonation.forget.ts';
import { impersonationJobs } from './impersonation.jobs.ts';
import { impersonationRoutes } from './impersonation.router.ts';

export const impersonationDomain: Domain = {
  name: 'impersonation',
  routes: impersonationRoutes,
  jobs: impersonationJobs,
  forget: forgetImpersonations,
};
