import { dayMs, promiseDue, type PromiseRecord, type promiseEndpoints } from '@muster/contracts';
import type { UpdateQuery } from 'mongoose';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { finishTask } from '../../tasks/api/followed-tasks.ts';
import { findTask, removeTask, rescheduleTask } from '../../tasks/api/tasks.ts';
import type { Promised } from '../promise.model.ts';
import { showPromise } from '../promise.serializer.ts';
import { mayManagePromise } from '../promises.policy.ts';
import { findPromise } from '../reading/find-promise.ts';
import { changePromise } from './change-promise.ts';

type Endpoints = typeof promiseEndpoints;

/** Marks it as kept, and completes its task. */
export const keepPromise: Service<Endpoints['keep']> = (ctx, { params, body }) =>
  change(ctx, params.id, {
    action: 'keep',
    version: body.version,
    set: (tx) => ({ $set: { endedAt: tx.at } }),
    follow: (tx, { taskId }) => (taskId ? finishTask(tx, taskId) : undefined),
  });

/** Withdraws it, and its task. */
export const withdrawPromise: Service<Endpoints['withdraw']> = (ctx, { params, body }) =>
  change(ctx, params.id, {
    action: 'withdraw',
    version: body.version,
    set: (tx) => ({ $set: { endedAt: tx.at } }),
    follow: (tx, { taskId }) => (taskId ? removeTask(tx, taskId) : undefined),
  });

/** Moves it to another day, in the time zone of its author. */
export const movePromise: Service<Endpoints['move']> = (ctx, { params, body }) =>
  change(ctx, params.id, {
    action: 'move',
    version: body.version,
    isRepeat: ({ dueOn }) => dueOn === body.dueOn,
    guard: ({ timeZone }) => requireAhead(dueOf(body.dueOn, timeZone)),
    set: (tx, { dueOn, timeZone }) => ({
      $set: { dueOn: body.dueOn, dueClock: null, dueAt: dueOf(body.dueOn, timeZone) },
      $push: {
        moves: { from: dueOn, to: body.dueOn, reason: body.reason, by: tx.userId, at: tx.at },
      },
    }),
    follow: async (tx, { taskId, dueOn }) => {
      const task = taskId && (await findTask(taskId, tx));
      if (task) await rescheduleTask(tx, task, { dueOn, assigneeId: task.assigneeId });
    },
  });

const dueOf = (on: string, timeZone: string): Date => new Date(promiseDue(on, null, timeZone).at);

function requireAhead(due: Date): void {
  const ahead = due.getTime() - Date.now();
  if (ahead <= 0) throw invalidField('dueOn', 'IN_PAST');
  if (ahead > 366 * dayMs) throw invalidField('dueOn', 'OUT_OF_RANGE');
}

interface Change {
  action: 'keep' | 'move' | 'withdraw';
  version: number;
  isRepeat?: (promise: Promised) => boolean;
  guard?: (promise: Promised) => void;
  set: (tx: Tx, promise: Promised) => UpdateQuery<Promised>;
  /** Updates its task. */
  follow: (tx: Tx, promise: Promised) => Promise<unknown> | undefined;
}

const change = (
  ctx: RequestContext,
  id: string,
  { action, set, follow, ...rules }: Change,
): Promise<PromiseRecord> =>
  transactShown(ctx, {
    find: (session) => findPromise(ctx.actor, id, session),
    change: async (tx, found) => {
      const { actor } = ctx;
      if (!mayManagePromise(actor, found.promise))
        throw new AppError('FORBIDDEN', { context: { role: actor.role } });
      const { after, already } = await changePromise(tx, found.promise, {
        action,
        actor,
        ...rules,
        set: set(tx, found.promise),
      });
      if (!already) await follow(tx, after);
      return { ...found, promise: after };
    },
    show: ({ promise, subject }, session) => showPromise(ctx.actor, promise, subject.name, session),
  });
