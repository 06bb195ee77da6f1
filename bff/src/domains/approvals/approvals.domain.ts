import type { Domain } from '../../domain.ts';
import { approvalJobs } from './approvals.jobs.ts';
import { personalApprovals } from './approvals.personal.ts';
import { forgetApprovals } from './approvals.forget.ts';
import { approvalRoutes } from './approvals.router.ts';

export const approvalsDomain: Domain = {
  name: 'approvals',
  routes: (router, { config, personal, forget, approvals }) =>
    approvalRoutes(router, { config, personal, forget, all: approvals }),
  personal: [personalApprovals],
  forget: forgetApprovals,
  jobs: approvalJobs,
};
