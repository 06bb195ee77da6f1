import { addDays } from '../../../db/calendar-day.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { dayIn } from '../../../db/zoned-day.ts';
import { morningOf } from '../../notifications/api/morning.ts';
import { findPlaces } from '../../../identity/people/people.ts';
import { notifyDue } from './task-notices.ts';
import { TaskModel, type Task } from '../../../records/tasks/task.model.ts';

/**
 * Notifies assignees in their morning of tasks due that day, once for each day that a task is moved
 * to; returns the number of tasks. A task created later that day needs no notice.
 */
export async function notifyDueTasks(signal: AbortSignal, now = new Date()): Promise<number> {
  const utcDay = now.toISOString().slice(0, 10);
  // Somewhere it is still yesterday, and somewhere already tomorrow.
  const days = [addDays(utcDay, -1), utcDay, addDays(utcDay, 1)];
  const tasks = await TaskModel.find({
    status: 'open',
    deletedAt: null,
    dueOn: { $in: days },
  }).lean();
  const places = await findPlaces(tasks.map(({ assigneeId }) => assigneeId));
  let told = 0;
  for (const task of tasks) {
    if (signal.aborted) break;
    const zone = places.get(task.assigneeId.toHexString())?.timeZone ?? 'UTC';
    if (task.dueOn === null || task.dueOn !== dayIn(zone, now)) continue;
    if (task.dueToldFor === task.dueOn) continue;
    const morning = morningOf(task.dueOn, zone);
    if (now < morning || task.createdAt >= morning) continue;
    if (await notifyOnce(task)) told += 1;
  }
  return told;
}

/** A concurrent change of the task wins. */
const notifyOnce = (task: Task): Promise<boolean> =>
  transact(systemContext(`due:${task._id.toHexString()}`), async (tx) => {
    const { _id, assigneeId, dueOn } = task;
    const { modifiedCount } = await TaskModel.updateOne(
      { _id, assigneeId, dueOn, status: 'open', deletedAt: null, dueToldFor: { $ne: dueOn } },
      { $set: { dueToldFor: dueOn } },
      { session: tx.session },
    );
    if (modifiedCount === 0) return false;
    await notifyDue(tx, task);
    return true;
  });
