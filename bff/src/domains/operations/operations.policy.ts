import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { isRecordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import { OperationModel, type OperationRecord } from './operation.model.ts';

/** Operations are the person's own, and of the role in which they were begun. */
export const scopeFor = ({ userId, assignmentId }: Actor): QueryFilter<OperationRecord> => ({
  userId,
  assignmentId,
});

/** An own operation. @throws AppError NOT_FOUND */
export async function findOperation(actor: Actor, id: string): Promise<OperationRecord> {
  const found = isRecordId(id)
    ? await OperationModel.findOne({ _id: id, ...scopeFor(actor) }).lean()
    : null;
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
