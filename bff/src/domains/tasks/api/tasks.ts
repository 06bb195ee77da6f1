import type { Types } from 'mongoose';
import { softDelete } from '../../../db/soft-delete.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { recordTaskChange } from '../changes/record-task-change.ts';
import { notifyAssigned } from '../reading/task-notices.ts';
import { TaskModel, type Task } from '../../../records/tasks/task.model.ts';

export type { Task };

type NewTask = Pick<Task, 'title' | 'kind' | 'dueOn' | 'assigneeId'> &
  Partial<Pick<Task, 'note' | 'rule' | 'source'>>;

/** Adds a task to a record; an assignee other than the author is notified. */
export async function createTask(
  tx: Tx,
  on: { type: Task['subjectType']; _id: Types.ObjectId },
  fields: NewTask,
): Promise<Task> {
  const [created] = await TaskModel.create(
    [
      {
        ...fields,
        subjectType: on.type,
        subjectId: on._id,
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  if (!created) throw new Error('The task was not written');
  const task = created.toObject<Task>();
  await recordTaskChange(tx, {
    action: 'task.create',
    before: null,
    after: task,
    paths: ['title', 'kind', 'dueOn', 'assigneeId'],
  });
  await notifyAssigned(tx, task.assigneeId, [task]);
  return task;
}

/** Moves a task to another day or person. */
export async function rescheduleTask(
  tx: Tx,
  task: Task,
  changes: Pick<Task, 'dueOn' | 'assigneeId'>,
): Promise<Task> {
  const { before, after } = await updateVersioned<Task>(tx, TaskModel, {
    filter: { _id: task._id },
    base: task.version,
    paths: ['dueOn', 'assigneeId'],
    apply: () => ({ $set: changes }),
  });
  await recordTaskChange(tx, {
    action: 'task.update',
    before,
    after,
    paths: ['dueOn', 'assigneeId'],
  });
  if (!before.assigneeId.equals(after.assigneeId))
    await notifyAssigned(tx, after.assigneeId, [after]);
  return after;
}

/** Deletes a task with everything that belonged to it. */
export async function removeTask(tx: Tx, id: Types.ObjectId): Promise<void> {
  const task = await findTask(id, tx);
  if (!task) return;
  const { before, after } = await softDelete<Task>(
    tx,
    TaskModel,
    { _id: id },
    { reason: null, version: null },
  );
  await recordTaskChange(tx, {
    action: 'task.delete',
    before,
    after,
    paths: ['deletedAt'],
  });
}

/** Returns a live task; null if there is none. */
export const findTask = (
  id: Types.ObjectId,
  { session }: Pick<Tx, 'session'>,
): Promise<Task | null> =>
  TaskModel.findOne({ _id: id, deletedAt: null }, null, { session }).lean();

/** Returns live tasks by id, with one query. */
export async function findTasks(
  ids: readonly Types.ObjectId[],
  session: Tx['session'] | null = null,
): Promise<Map<string, Task>> {
  if (ids.length === 0) return new Map();
  const tasks = await TaskModel.find({ _id: { $in: [...ids] }, deletedAt: null }, null, {
    session,
  }).lean();
  return new Map(tasks.map((task) => [task._id.toHexString(), task]));
}
