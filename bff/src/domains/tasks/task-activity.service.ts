import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { TaskModel } from './task.model.ts';
import type { Task } from './task.model.ts';
import { scopeFor } from './tasks.policy.ts';

/** Titles of a candidate's tasks by id, of those that the actor may read. */
export async function findReadableTasks(
  actor: Actor,
  candidateId: Types.ObjectId,
): Promise<Map<string, string>> {
  const tasks = await TaskModel.find(
    { subjectType: 'candidate', subjectId: candidateId, ...scopeFor(actor, 'task.read') },
    { title: 1 },
  ).lean<Task[]>();
  return new Map(tasks.map(({ _id, title }) => [_id.toHexString(), title]));
}
