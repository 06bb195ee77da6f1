import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { isRecordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import { ImportModel, type ImportRecord } from './import.model.ts';

/** Returns a filter for the user's own imports in the role that began them. */
export const scopeFor = ({ userId, assignmentId }: Actor): QueryFilter<ImportRecord> => ({
  userId,
  assignmentId,
});

/** Returns one of the reader's own imports. @throws AppError NOT_FOUND */
export async function findImport(actor: Actor, id: string): Promise<ImportRecord> {
  const found = isRecordId(id)
    ? await ImportModel.findOne({ _id: id, ...scopeFor(actor) }).lean()
    : null;
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
