import type { Types } from 'mongoose';
import { forgetValues } from '../../../audit/forget-values.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { TaskModel, type Task } from '../task.model.ts';

/** Removes the tasks of a record that is gone for good, and their titles from the audit trail. */
export async function purgeTasks(
  tx: Tx,
  subjectType: Task['subjectType'],
  subjectId: Types.ObjectId,
): Promise<void> {
  const { session } = tx;
  const tasks = await TaskModel.find({ subjectType, subjectId }, { _id: 1 }, { session }).lean<
    Pick<Task, '_id'>[]
  >();
  await forgetValues(
    tx,
    'task',
    tasks.map(({ _id }) => _id),
  );
  await TaskModel.deleteMany({ subjectType, subjectId }, { session });
}
