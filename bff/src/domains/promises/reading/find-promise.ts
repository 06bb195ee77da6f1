import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import { findSubject, type TaskSubject } from '../../../records/tasks/task-subject.ts';
import { PromiseModel, type Promised } from '../promise.model.ts';
import { mayReadPromise } from '../promises.policy.ts';

/**
 * Finds a promise that the actor may read, with its recipient record. @throws AppError NOT_FOUND
 */
export async function findPromise(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<{ promise: Promised; subject: TaskSubject }> {
  const promise = isRecordId(id)
    ? await PromiseModel.findOne({ _id: id, deletedAt: null }, null, { session }).lean()
    : null;
  if (!promise) throw new AppError('NOT_FOUND');
  const { subjectType, subjectId } = promise;
  const subject = await findSubject(
    actor,
    { subjectType, subjectId: subjectId.toHexString() },
    { session },
  );
  if (!mayReadPromise(actor, promise, subject)) throw new AppError('NOT_FOUND');
  return { promise, subject };
}
