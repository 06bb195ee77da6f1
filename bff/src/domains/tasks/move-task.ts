import { taskMachine } from '@muster/contracts';
import type { Task as ShownTask, TaskAction, taskEndpoints } from '@muster/contracts';
import type { UpdateQuery } from 'mongoose';
import { audit } from '../../audit/audit.service.ts';
import { isRecordId } from '../../db/record-id.ts';
import { showConflict } from '../../db/show-conflict.ts';
import { runTransition } from '../../db/transition.ts';
import { transact } from '../../db/unit-of-work.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { today } from '../../db/calendar-day.ts';
import { mayReopenAt } from './reopen-window.ts';
import { findSubject } from './task-subject.ts';
import { TaskModel } from './task.model.ts';
import type { Task } from './task.model.ts';
import { showTask } from './task.serializer.ts';
import { mayManageTask, mayReadTask } from './tasks.policy.ts';

interface Move {
  id: string;
  action: TaskAction;
  version: number;
  /** Whether this actor has done exactly this before. */
  isRepeat: (task: Task, byActor: boolean) => boolean;
  guard?: (task: Task) => void;
  set: (tx: Tx) => UpdateQuery<Task>;
}

export const completeTask: Service<typeof taskEndpoints.complete> = (ctx, { params, body }) =>
  move(ctx, {
    id: params.id,
    action: 'complete',
    version: body.version,
    isRepeat: ({ status, doneBy }) =>
      status === 'done' && (doneBy?.equals(ctx.actor.userId) ?? false),
    set: (tx) => ({ $set: { doneAt: tx.at, doneBy: tx.userId, snoozedUntil: null } }),
  });

export const reopenTask: Service<typeof taskEndpoints.reopen> = (ctx, { params, body }) =>
  move(ctx, {
    id: params.id,
    action: 'reopen',
    version: body.version,
    isRepeat: ({ status, previousStatus }, byActor) =>
      status === 'open' && previousStatus === 'done' && byActor,
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
    isRepeat: ({ status, snoozedUntil }, byActor) =>
      status === 'snoozed' && snoozedUntil === body.until && byActor,
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
    isRepeat: ({ status, previousStatus }, byActor) =>
      status === 'open' && previousStatus === 'snoozed' && byActor,
    set: () => ({ $set: { snoozedUntil: null } }),
  });

/** Runs an action of the machine; a repetition answers the task as it is. */
async function move(ctx: RequestContext, request: Move): Promise<ShownTask> {
  const { id, action, version, isRepeat, guard, set } = request;
  const { actor } = ctx;
  try {
    return await transact(ctx, async (tx) => {
      const { subject, task } = await findReadableTask(ctx, id, tx.session);
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
          version,
          isRepeat: (current) =>
            isRepeat(current, current.updatedBy?.equals(actor.userId) ?? false),
          ...(guard && { guard }),
          set: () => set(tx),
        },
      );
      if (!already)
        await audit(tx, {
          action: `task.${action}`,
          entity: 'task',
          entityId: after._id,
          changes: [{ path: 'status', before: task.status, after: after.status }],
        });
      return showTask(actor, after, subject.name, tx.session);
    });
  } catch (error) {
    throw await showConflict(error, async () => {
      const { subject, task } = await findReadableTask(ctx, id);
      return showTask(actor, task, subject.name);
    });
  }
}

async function findReadableTask(
  { actor }: RequestContext,
  id: string,
  session: Tx['session'] | null = null,
) {
  const task = isRecordId(id)
    ? await TaskModel.findOne({ _id: id, deletedAt: null }, null, { session }).lean<Task>()
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
