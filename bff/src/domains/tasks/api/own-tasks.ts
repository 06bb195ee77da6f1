import type { Task as ShownTask } from '@muster/contracts';
import { mongo, type Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { readOnce } from '../../../db/one-moment.ts';
import { TaskModel, type Task } from '../../../records/tasks/task.model.ts';
import type { SubjectName } from '../reading/subject-names.ts';
import { showTasks } from '../task.serializer.ts';
import { scopeFor } from '../../../records/tasks/tasks.policy.ts';

export { subjectNames } from '../reading/subject-names.ts';

/**
 * Returns open tasks of a user by due day, those without one last. The reader's own by default; for
 * other users only those that the reader may see.
 */
export async function findOwnOpenTasks(
  actor: Actor,
  assigneeId: Types.ObjectId = actor.userId,
): Promise<Task[]> {
  const filter = {
    $and: [{ assigneeId, status: 'open' as const, deletedAt: null }, scopeFor(actor, 'task.read')],
  };
  const tasks = await readOnce(null, `tasks ${mongo.BSON.EJSON.stringify(filter)}`, () =>
    TaskModel.find(filter).lean(),
  );
  return (tasks ?? []).toSorted(byDueDay);
}

const byDueDay = (a: Task, b: Task): number =>
  (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999') ||
  a._id.toHexString().localeCompare(b._id.toHexString());

/** Returns tasks about several records, which `subjects` names by id, in the order given. */
export async function showOwnTasks(
  actor: Actor,
  tasks: readonly Task[],
  subjects: ReadonlyMap<string, SubjectName>,
): Promise<ShownTask[]> {
  const nameOf = ({ subjectId }: Task) => subjects.get(subjectId.toHexString())?.name ?? '';
  const shown = await showTasks(actor, tasks, nameOf);
  return shown.map((task) => {
    const photo = subjects.get(task.subjectId)?.photo;
    return photo ? { ...task, subjectPhoto: photo } : task;
  });
}

/** Counts a user's snoozed tasks. */
export const countSnoozed = (actor: Actor, assigneeId: Types.ObjectId): Promise<number> =>
  TaskModel.countDocuments({
    $and: [{ assigneeId, status: 'snoozed', deletedAt: null }, scopeFor(actor, 'task.read')],
  });

/** Returns when a user completed each task since a moment. */
export async function doneSince(userId: Types.ObjectId, since: Date): Promise<Date[]> {
  const done = await TaskModel.find(
    { doneBy: userId, doneAt: { $gte: since }, status: 'done', deletedAt: null },
    { doneAt: 1 },
  ).lean();
  return done.flatMap(({ doneAt }) => doneAt ?? []);
}
