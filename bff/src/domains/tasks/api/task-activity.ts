import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { rowsToFind } from '../../../db/find-together.ts';
import type { Selected } from '../../../db/selected.ts';
import { TaskModel, type Task } from '../../../records/tasks/task.model.ts';
import { scopeFor } from '../../../records/tasks/tasks.policy.ts';

const fields = { subjectId: 1, title: 1 } as const;

/** Returns the candidates' tasks that the actor may read, for search beside other records. */
export const readableTasks = (actor: Actor, candidateIds: readonly Types.ObjectId[]) =>
  rowsToFind(
    TaskModel,
    {
      subjectType: 'candidate',
      subjectId: { $in: [...candidateIds] },
      ...scopeFor(actor, 'task.read'),
    },
    fields,
  );

/** Returns the titles of these tasks by id. */
export const titlesOfTasks = (
  tasks: readonly Selected<Task, typeof fields>[],
): Map<string, { subjectId: Types.ObjectId; text: string }> =>
  new Map(
    tasks.map(({ _id, subjectId, title }) => [_id.toHexString(), { subjectId, text: title }]),
  );
