import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { retitleTask, settleTask } from '../changes/change-task.ts';
import { findTask } from './tasks.ts';

/** Prefix of `rule` for the task of a promise, before the promise's id. */
export const promiseRule = 'promise:';

/** Completes a task that was done elsewhere; does nothing if it is done already. */
export async function finishTask(tx: Tx, id: Types.ObjectId): Promise<void> {
  const task = await findTask(id, tx);
  if (task && task.status !== 'done') await settleTask(tx, task);
}

/** Renames a task; does nothing if it is gone. */
export async function renameTask(tx: Tx, id: Types.ObjectId, title: string): Promise<void> {
  const task = await findTask(id, tx);
  if (task && task.title !== title) await retitleTask(tx, task, title);
}
