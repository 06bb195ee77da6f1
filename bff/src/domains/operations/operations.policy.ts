import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { isRecordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import { OperationModel, type OperationRecord } from './operation.model.ts';

/** Filter for the user's own operations in the role in which they were started. */
export const scopeFor = ({ userId, assignmentId }: Actor): QueryFilter<OperationRecord> => ({
  userId,
  assignmentId,
});

/** Finds an own operation. @throws AppError NOT_FOUND */
export async function findOperation(actor: Actor, id: string): Promise<OperationRecord> {
  const found = isRecordId(id)
    ? await OperationModel.findOne({ _id: id, ...scopeFor(actor) }).lean()
    : null;
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
