import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { isRecordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import { ImportModel, type ImportRecord } from './import.model.ts';

/** Imports are the person's own, and of the role in which they were begun. */
export const scopeFor = ({ userId, assignmentId }: Actor): QueryFilter<ImportRecord> => ({
  userId,
  assignmentId,
});

/** An own import. @throws AppError NOT_FOUND */
export async function findImport(actor: Actor, id: string): Promise<ImportRecord> {
  const found = isRecordId(id)
    ? await ImportModel.findOne({ _id: id, ...scopeFor(actor) }).lean()
    : null;
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
