import {
  taskMachine,
  type Task as ShownTask,
  type TaskAction,
  type taskEndpoints,
} from '@muster/contracts';
import { Types, type UpdateQuery } from 'mongoose';
import { isRecordId } from '../../../db/record-id.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { runTransition, type StateChangeRules } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { today } from '../../../db/calendar-day.ts';
import { recordTaskChange } from './record-task-change.ts';
import { mayReopenAt } from './reopen-window.ts';
import { requireColleague } from '../../../identity/people/require-colleague.ts';
import { notifyFollowers } from '../../../records/tasks/task-followers.ts';
import { rescheduleTask } from '../api/tasks.ts';
import { findSubject } from '../../../records/tasks/task-subject.ts';
import { TaskModel, type Task } from '../../../records/tasks/task.model.ts';
import { showTask } from '../task.serializer.ts';
import { mayManageTask, mayReadTask } from '../../../records/tasks/tasks.policy.ts';

interface Move extends StateChangeRules<Task> {
  id: string;
  action: TaskAction;
  set: (tx: Tx) => UpdateQuery<Task>;
}

export const completeTask: Service<typeof taskEndpoints.complete> = (ctx, { params, body }) =>
  move(ctx, {
    id: params.id,
    action: 'complete',
    version: body.version,
    doneBy: ({ doneBy }) => doneBy,
    set: (tx) => ({ $set: { doneAt: tx.at, doneBy: tx.userId, snoozedUntil: null } }),
  });

export const reopenTask: Service<typeof taskEndpoints.reopen> = (ctx, { params, body }) =>
  move(ctx, {
    id: params.id,
    action: 'reopen',
    version: body.version,
    guard: (task) => {
      if (!mayReopenAt(task, new Date()))
        throw new AppError('INVALID_TRANSITION', {
          context: { currentState: 'done', action: 'reopen', allowedActions: [] },
        });
    },
    set: () => ({ $set: { doneAt: null, doneBy: null } }),
  });

export const snoozeTask: Service<typeof taskEndpoints.snooze> = (ctx, { params, body }) =>
  move(ctx, {
    id: params.id,
    action: 'snooze',
    version: body.version,
    isRepeat: ({ snoozedUntil }) => snoozedUntil === body.until,
    guard: () => {
      if (body.until <= today()) throw invalidField('until', 'IN_PAST');
    },
    set: () => ({ $set: { snoozedUntil: body.until } }),
  });

export const wakeTask: Service<typeof taskEndpoints.wake> = (ctx, { params, body }) =>
  move(ctx, {
    id: params.id,
    action: 'wake',
    version: body.version,
    set: () => ({ $set: { snoozedUntil: null } }),
  });

/** Reassigns an open task to a colleague, who is notified. */
export const reassignTask: Service<typeof taskEndpoints.reassign> = (ctx, { params, body }) =>
  transactShown(ctx, {
    find: (session) => findReadableTask(ctx, params.id, session),
    change: async (tx, found) => {
      const { task } = found;
      if (!mayManageTask(ctx.actor, task))
        throw new AppError('FORBIDDEN', { context: { role: ctx.actor.role } });
      if (task.assigneeId.toHexString() === body.assigneeId) return found;
      if (task.status === 'done')
        throw new AppError('INVALID_TRANSITION', {
          context: { currentState: task.status, action: 'reassign' },
        });
      const assigneeId = new Types.ObjectId(body.assigneeId);
      await requireColleague(tx, assigneeId, {
        path: 'assigneeId',
        mayOpen: found.subject.mayOpen,
      });
      const { dueOn } = task;
      const after = await rescheduleTask(
        tx,
        { ...task, version: body.version },
        { dueOn, assigneeId },
      );
      return { ...found, task: after };
    },
    show: ({ subject, task }, session) => showTask(ctx.actor, task, subject.name, session),
  });

/** Runs an action of the state machine; a repeat returns the task as it is. */
function move(ctx: RequestContext, request: Move): Promise<ShownTask> {
  const { id, action, set, ...rules } = request;
  const { actor } = ctx;
  return transactShown(ctx, {
    find: (session) => findReadableTask(ctx, id, session),
    change: async (tx, found) => {
      const { task } = found;
      if (!mayManageTask(actor, task))
        throw new AppError('FORBIDDEN', { context: { role: actor.role } });
      const { after, already } = await runTransition<Task['status'], TaskAction, Task>(
        tx,
        TaskModel,
        {
          machine: taskMachine,
          action,
          filter: { _id: task._id },
          actor,
          ...rules,
          set: () => set(tx),
        },
      );
      if (!already) {
        await recordTaskChange(tx, {
          action: `task.${action}`,
          before: task,
          after,
          paths: ['status'],
        });
        await notifyFollowers(tx, after, action);
      }
      return { ...found, task: after };
    },
    show: ({ subject, task }, session) => showTask(actor, task, subject.name, session),
  });
}

async function findReadableTask(
  { actor }: RequestContext,
  id: string,
  session: Tx['session'] | null = null,
) {
  const task: Task | null = isRecordId(id)
    ? await TaskModel.findOne({ _id: id, deletedAt: null }, null, { session }).lean()
    : null;
  if (!task) throw new AppError('NOT_FOUND');
  const { subjectType, subjectId } = task;
  const subject = await findSubject(
    actor,
    { subjectType, subjectId: subjectId.toHexString() },
    { session },
  );
  if (!mayReadTask(actor, task, subject)) throw new AppError('NOT_FOUND');
  return { subject, task };
}
