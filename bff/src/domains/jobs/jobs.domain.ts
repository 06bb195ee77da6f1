import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { JobModel } from '../../records/jobs/job.model.ts';
import { cancelAsk, closeAsk, holdAsk, resumeAsk } from './asks/job-asks.ts';
import { clientAskRoutes } from './asks/client-asks.router.ts';
import { jobEvents } from './jobs.events.ts';
import { jobClocks } from './jobs.jobs.ts';
import { jobsList } from './jobs.list.ts';
import { clientJobRoutes } from './client/client-jobs.router.ts';
import { jobRoutes } from './jobs.router.ts';
import { ownedJobs } from './record/owned-jobs.ts';

export const jobsDomain: Domain = {
  name: 'jobs',
  owned: ownedJobs,
  collections: [browsable(JobModel, ['number'])],
  routes: (router) => {
    jobRoutes(router);
    clientJobRoutes(router);
    clientAskRoutes(router);
  },
  lists: [jobsList],
  approvals: [holdAsk, resumeAsk, closeAsk, cancelAsk],
  events: jobEvents,
  jobs: jobClocks,
};
