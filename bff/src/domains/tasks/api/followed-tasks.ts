import type { TaskAction } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Task } from '../../../records/tasks/task.model.ts';
import { retitleTask, settleTask } from '../changes/change-task.ts';
import { findTask } from './tasks.ts';

/** What the task of a promise says under `rule`, before the promise's id. */
export const promiseRule = 'promise:';

/** Effects that another domain has in the same change when one of its tasks is moved. */
type Follower = (tx: Tx, task: Task, action: TaskAction) => Promise<void>;

const followers: Follower[] = [];

export function registerTaskFollower(follower: Follower): void {
  followers.push(follower);
}

export async function tellFollowers(tx: Tx, task: Task, action: TaskAction): Promise<void> {
  for (const follow of followers) await follow(tx, task, action);
}

/** What a task stood for is done elsewhere; nothing where it is done already. */
export async function finishTask(tx: Tx, id: Types.ObjectId): Promise<void> {
  const task = await findTask(id, tx);
  if (task && task.status !== 'done') await settleTask(tx, task);
}

/** What there is to do is called something else from now on; nothing where it is gone. */
export async function renameTask(tx: Tx, id: Types.ObjectId, title: string): Promise<void> {
  const task = await findTask(id, tx);
  if (task && task.title !== title) await retitleTask(tx, task, title);
}
