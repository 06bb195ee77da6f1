import { dayMs, limits } from '@muster/contracts';
import type { Task } from '../../../records/tasks/task.model.ts';

/** Checks whether a task was done within the last seven days, so that it may be reopened. */
export const mayReopenAt = ({ doneAt }: Pick<Task, 'doneAt'>, at: Date): boolean =>
  doneAt !== null && at.getTime() - doneAt.getTime() <= limits.task.reopenDays * dayMs;
