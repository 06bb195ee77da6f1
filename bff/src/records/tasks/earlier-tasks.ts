import { Types } from 'mongoose';
import { earlierValues } from '../../audit/earlier-values.ts';
import { TaskModel, type Task } from './task.model.ts';
import { lateTasksBy } from './task-counts.ts';

/**
 * Counts each of these users' tasks that were open and late at a moment, which is on the given day.
 */
export async function lateTasksAt(
  userIds: readonly Types.ObjectId[],
  day: string,
  moment: Date,
): Promise<ReadonlyMap<string, number>> {
  const earlier = await earlierValues('task', moment, [
    'status',
    'dueOn',
    'assigneeId',
    'deletedAt',
  ]);
  const changed = [...earlier.keys()].map((id) => new Types.ObjectId(id));
  const added = { createdAt: { $lt: moment } };
  const [standing, rows] = await Promise.all([
    lateTasksBy(userIds, day, { ...added, _id: { $nin: changed } }),
    TaskModel.find(
      { ...added, _id: { $in: changed } },
      { status: 1, dueOn: 1, assigneeId: 1, deletedAt: 1 },
    ).lean(),
  ]);
  const counts = new Map(standing);
  const asked = new Set(userIds.map((id) => id.toHexString()));
  for (const row of rows) {
    const { status, dueOn, assigneeId, deletedAt } = {
      ...row,
      ...earlier.get(row._id.toHexString()),
    } as Task;
    const id = String(assigneeId);
    const isLate = status === 'open' && !deletedAt && dueOn !== null && dueOn < day;
    if (isLate && asked.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
