import type { HandoverItem } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { visibilityBy, type VisibilityById } from '../../../db/row-visibility.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { holdsInSomeRole } from '../../../identity/people/require-colleague.ts';
import { amongSome, heldItem, listHeld } from '../../../owned/held-list.ts';
import type { OwnedRecords } from '../../../owned/owned-records.ts';
import { promiseRule } from '../api/followed-tasks.ts';
import { recordTaskChange } from '../changes/record-task-change.ts';
import { scopeFor } from '../../../records/tasks/tasks.policy.ts';
import { subjectLink, subjectNames } from './subject-names.ts';
import { notifyAssigned } from './task-notices.ts';
import { TaskModel, type Task } from '../../../records/tasks/task.model.ts';

const waiting = { deletedAt: null, status: { $ne: 'done' as const } };

/** Open tasks get a new assignee when theirs leaves. */
export const ownedTasks: OwnedRecords = {
  kind: 'tasks',
  count: (userId, session = null) =>
    TaskModel.countDocuments({ assigneeId: userId, ...waiting }).session(session),
  list: (actor, userId) =>
    listHeld<Task>(TaskModel, { assigneeId: userId, ...waiting }, actor, {
      sight: seenTasks,
      sort: { dueOn: 1 },
      show: showHeld,
    }),
  mayHold: (_tx, to) => Promise.resolve(holdsInSomeRole(to, 'task.read')),
  reassign: async (tx, from, to, some) => {
    const tasks = await TaskModel.find(
      amongSome<Task>({ assigneeId: from, ...waiting }, some),
      null,
      { session: tx.session },
    ).lean();
    for (const task of tasks) {
      const { before, after } = await updateVersioned<Task>(tx, TaskModel, {
        filter: { _id: task._id },
        base: task.version,
        paths: ['assigneeId'],
        apply: () => ({ $set: { assigneeId: to } }),
      });
      await recordTaskChange(tx, {
        action: 'task.update',
        before,
        after,
        paths: ['assigneeId'],
      });
    }
    await notifyAssigned(tx, to, tasks);
    return tasks.length;
  },
};

/** Returns which of these tasks the reader may see: those whose record they may see. */
async function seenTasks(actor: Actor, ids: readonly Types.ObjectId[]): Promise<VisibilityById> {
  const rows = await TaskModel.find({
    $and: [{ _id: { $in: [...ids] } }, scopeFor(actor, 'task.read')],
  }).lean();
  const names = await subjectNames(actor, rows);
  return visibilityBy(rows, ({ subjectId }) => names.has(subjectId.toHexString()));
}

async function showHeld(rows: readonly Task[], actor: Actor): Promise<HandoverItem[]> {
  const names = await subjectNames(actor, rows);
  return rows.map((row) =>
    heldItem(row, {
      label: row.title,
      about: names.get(row.subjectId.toHexString())?.name ?? null,
      href: subjectLink(row),
      isPromise: row.kind === 'promise' || (row.rule?.startsWith(promiseRule) ?? false),
      next: row.dueOn ? { what: 'due', on: row.dueOn } : null,
    }),
  );
}
