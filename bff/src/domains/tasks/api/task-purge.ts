import type { Types } from 'mongoose';
import { forgetValues } from '../../../audit/forget-values.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { TaskModel, type Task } from '../../../records/tasks/task.model.ts';

/** Deletes the tasks of permanently deleted records, and their titles from the audit trail. */
export async function purgeTasks(
  tx: Tx,
  subjectType: Task['subjectType'],
  subjectIds: readonly Types.ObjectId[],
): Promise<void> {
  const { session } = tx;
  const about = { subjectType, subjectId: { $in: [...subjectIds] } };
  const tasks = await TaskModel.find(about, { _id: 1 }, { session }).lean();
  await forgetValues(
    tx,
    'task',
    tasks.map(({ _id }) => _id),
  );
  await TaskModel.deleteMany(about, { session });
}
