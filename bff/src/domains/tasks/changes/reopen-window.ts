import { dayMs, limits } from '@muster/contracts';
import type { Task } from '../../../records/tasks/task.model.ts';

/** A task that is done can be opened again for seven days. */
export const mayReopenAt = ({ doneAt }: Pick<Task, 'doneAt'>, at: Date): boolean =>
  doneAt !== null && at.getTime() - doneAt.getTime() <= limits.task.reopenDays * dayMs;
