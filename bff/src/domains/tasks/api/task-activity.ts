import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { TaskModel } from '../../../records/tasks/task.model.ts';
import { scopeFor } from '../../../records/tasks/tasks.policy.ts';

/** Titles of candidates' tasks by id, of those that the actor may read. */
export async function findReadableTasks(
  actor: Actor,
  candidateIds: readonly Types.ObjectId[],
): Promise<Map<string, { subjectId: Types.ObjectId; text: string }>> {
  const tasks = await TaskModel.find(
    {
      subjectType: 'candidate',
      subjectId: { $in: [...candidateIds] },
      ...scopeFor(actor, 'task.read'),
    },
    { subjectId: 1, title: 1 },
  ).lean();
  return new Map(
    tasks.map(({ _id, subjectId, title }) => [_id.toHexString(), { subjectId, text: title }]),
  );
}
