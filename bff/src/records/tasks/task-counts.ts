import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { rowsToCount, type RowsToCount } from '../../db/count-together.ts';
import { TaskModel, type Task } from './task.model.ts';
import { scopeFor } from './tasks.policy.ts';

const openAbout = (candidateId: Types.ObjectId): QueryFilter<Task> => ({
  subjectType: 'candidate',
  subjectId: candidateId,
  deletedAt: null,
  status: { $ne: 'done' },
});

/**
 * Checks whether a candidate has open tasks, regardless of who may read them: the result only
 * decides and is never shown.
 */
export const hasOpenTasks = async (candidateId: Types.ObjectId): Promise<boolean> =>
  (await TaskModel.exists(openAbout(candidateId))) !== null;

/** Returns the candidate's open tasks that the actor may read. */
export const openTasksOf = (actor: Actor, candidateId: Types.ObjectId): RowsToCount =>
  rowsToCount(TaskModel, { ...openAbout(candidateId), ...scopeFor(actor, 'task.read') });

/** Counts each of these users' open tasks that are late on a day, in one query. */
export async function lateTasksBy(
  userIds: readonly Types.ObjectId[],
  day: string,
  among: QueryFilter<Task> = {},
): Promise<ReadonlyMap<string, number>> {
  const counts = await TaskModel.aggregate<{ _id: Types.ObjectId; tasks: number }>([
    {
      $match: {
        ...among,
        assigneeId: { $in: [...userIds] },
        status: 'open',
        deletedAt: null,
        dueOn: { $ne: null, $lt: day },
      },
    },
    { $group: { _id: '$assigneeId', tasks: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, tasks }) => [_id.toHexString(), tasks]));
}
