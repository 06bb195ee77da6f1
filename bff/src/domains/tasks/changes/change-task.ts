import { compareAndSet } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { TaskModel, type Task } from '../../../records/tasks/task.model.ts';
import { recordTaskChange } from './record-task-change.ts';

type Changes = Partial<Pick<Task, 'title' | 'status' | 'doneAt' | 'doneBy' | 'snoozedUntil'>>;

/** Changes a task that was read; does nothing if it has changed since. */
async function changeTask(
  tx: Tx,
  before: Task,
  action: 'task.complete' | 'task.update',
  { path, set }: { path: keyof Changes; set: Changes },
): Promise<void> {
  const after = await compareAndSet<Task>(tx, TaskModel, before, { $set: set }, [path]);
  if (after) await recordTaskChange(tx, { action, before, after, paths: [path] });
}

/** Completes a task that was done elsewhere. */
export const settleTask = (tx: Tx, task: Task): Promise<void> =>
  changeTask(tx, task, 'task.complete', {
    path: 'status',
    set: { status: 'done', doneAt: tx.at, doneBy: tx.userId, snoozedUntil: null },
  });

export const retitleTask = (tx: Tx, task: Task, title: string): Promise<void> =>
  changeTask(tx, task, 'task.update', { path: 'title', set: { title } });
