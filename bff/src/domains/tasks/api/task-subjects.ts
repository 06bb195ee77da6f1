import { taskSubjects as subjectTypes } from '@muster/contracts';
import type { Types } from 'mongoose';
import { applicationIdsOf } from '../../../records/applications/application-visibility.ts';
import { TaskModel, type Task } from '../../../records/tasks/task.model.ts';

/** Returns the titles and subjects of these tasks, by task id. */
export async function taskSubjects(
  ids: readonly Types.ObjectId[],
): Promise<Map<string, Pick<Task, 'title' | 'subjectType' | 'subjectId'>>> {
  if (ids.length === 0) return new Map();
  const tasks = await TaskModel.find(
    { _id: { $in: [...ids] } },
    { title: 1, subjectType: 1, subjectId: 1 },
  ).lean();
  return new Map(tasks.map((task) => [task._id.toHexString(), task]));
}

/** Returns the ids of tasks about these candidates and their applications, companies and jobs. */
export async function taskIdsAbout(
  recordIds: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> {
  if (recordIds.length === 0) return [];
  return TaskModel.distinct('_id', {
    subjectType: { $in: [...subjectTypes] },
    subjectId: { $in: [...recordIds, ...(await applicationIdsOf(recordIds))] },
  });
}
