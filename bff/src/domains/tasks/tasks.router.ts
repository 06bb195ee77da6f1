import { taskEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { addTask } from './changes/create-task.ts';
import { listTasks } from './reading/list-tasks.ts';
import {
  completeTask,
  reassignTask,
  reopenTask,
  snoozeTask,
  wakeTask,
} from './changes/move-task.ts';

/** Serves the tasks of records. */
export function taskRoutes(router: Router): void {
  mount(router, taskEndpoints.list, listTasks);
  mount(router, taskEndpoints.create, addTask);
  mount(router, taskEndpoints.complete, completeTask);
  mount(router, taskEndpoints.reopen, reopenTask);
  mount(router, taskEndpoints.snooze, snoozeTask);
  mount(router, taskEndpoints.reassign, reassignTask);
  mount(router, taskEndpoints.wake, wakeTask);
}
