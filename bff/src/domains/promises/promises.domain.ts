import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { followTasks } from './follow-tasks.ts';
import { PromiseModel } from './promise.model.ts';
import { forgetInPromises } from './promises.forget.ts';
import { promiseJobs } from './promises.jobs.ts';
import { personalPromises } from './promises.personal.ts';
import { promiseRoutes } from './promises.router.ts';
import { TeamWeekModel } from './weekly/team-week.model.ts';

export const promisesDomain: Domain = {
  name: 'promises',
  followsTasks: followTasks,
  collections: [browsable(PromiseModel), browsable(TeamWeekModel)],
  routes: promiseRoutes,
  personal: [personalPromises],
  forget: forgetInPromises,
  jobs: promiseJobs,
};
