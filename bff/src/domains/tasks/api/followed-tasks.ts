import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { retitleTask, settleTask } from '../changes/change-task.ts';
import { findTask } from './tasks.ts';

/** What the task of a promise says under `rule`, before the promise's id. */
export const promiseRule = 'promise:';

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
