import { Types } from 'mongoose';
import type { TaskFollower } from '../../records/tasks/task-followers.ts';
import { promiseRule } from '../tasks/api/followed-tasks.ts';
import { changePromise } from './changes/change-promise.ts';
import { PromiseModel } from './promise.model.ts';

/** Completing the task of a promise keeps the promise, and Undo opens it again. */
export const followTasks: TaskFollower = async (tx, { rule }, action) => {
  if (!rule?.startsWith(promiseRule) || (action !== 'complete' && action !== 'reopen')) return;
  const promise = await PromiseModel.findOne(
    {
      _id: new Types.ObjectId(rule.slice(promiseRule.length)),
      status: action === 'complete' ? 'open' : 'kept',
      deletedAt: null,
    },
    null,
    { session: tx.session },
  ).lean();
  if (!promise) return;
  await changePromise(tx, promise, {
    actor: null,
    version: null,
    ...(action === 'complete'
      ? { action: 'keep', set: { $set: { endedAt: tx.at } } }
      : { action: 'reopen', set: { $set: { endedAt: null } } }),
  });
};
