import type { QueryFilter } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { removeTask } from '../../tasks/api/tasks.ts';
import { PromiseModel, type Promised } from '../promise.model.ts';
import { changePromise } from './change-promise.ts';

/** Withdraws a promise whose text was removed, and its task. */
export async function withdraw(tx: Tx, promise: Promised): Promise<void> {
  const { _id, key, taskId } = promise;
  await changePromise(tx, promise, {
    action: 'withdraw',
    actor: null,
    version: null,
    // The same text written again is a new promise.
    set: { $set: { endedAt: tx.at, key: `${key}#${_id.toHexString()}` } },
  });
  if (taskId) await removeTask(tx, taskId);
}

/** {@link withdraw} for all open promises that match a filter. */
export async function withdrawOpen(tx: Tx, filter: QueryFilter<Promised>): Promise<void> {
  const open = await PromiseModel.find({ ...filter, status: 'open', deletedAt: null }, null, {
    session: tx.session,
  }).lean();
  for (const promise of open) await withdraw(tx, promise);
}
