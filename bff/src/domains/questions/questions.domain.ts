import type { Domain } from '../../domain.ts';
import { questionJobs } from './questions.jobs.ts';
import { questionRoutes } from './questions.router.ts';

export const questionsDomain: Domain = {
  name: 'questions',
  routes: questionRoutes,
  jobs: questionJobs,
};
