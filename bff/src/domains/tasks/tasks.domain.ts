import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { TaskModel } from '../../records/tasks/task.model.ts';
import { ownedTasks } from './reading/owned-tasks.ts';
import { forgetInTasks } from './tasks.forget.ts';
import { taskJobs } from './tasks.jobs.ts';
import { personalTasks } from './tasks.personal.ts';
import { taskRoutes } from './tasks.router.ts';

export const tasksDomain: Domain = {
  name: 'tasks',
  owned: ownedTasks,
  collections: [browsable(TaskModel)],
  routes: taskRoutes,
  personal: [personalTasks],
  forget: forgetInTasks,
  jobs: taskJobs,
};
