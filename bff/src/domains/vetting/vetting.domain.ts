import type { Domain } from '../domain.ts';
import { vettingChange } from './decisions/bulk-vetting.ts';
import { vettingJobs } from './vetting.jobs.ts';
import { personalDecisions, personalInterviews, personalScorecards } from './vetting.personal.ts';
import { vettingRoutes } from './vetting.router.ts';

export const vettingDomain: Domain = {
  name: 'vetting',
  routes: vettingRoutes,
  bulk: [vettingChange],
  personal: [personalInterviews, personalScorecards, personalDecisions],
  jobs: vettingJobs,
};
