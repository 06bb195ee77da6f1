import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { TaskModel } from './task.model.ts';
import type { Task } from './task.model.ts';

/** Removes the tasks of a record that is gone for good. */
export async function purgeTasks(
  tx: Tx,
  subjectType: Task['subjectType'],
  subjectId: Types.ObjectId,
): Promise<void> {
  await TaskModel.deleteMany({ subjectType, subjectId }, { session: tx.session });
}
