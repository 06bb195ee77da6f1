import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { isRecordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import { ExportModel, type ExportRecord } from './export.model.ts';

/** Returns a filter for the user's own exports in the role that requested them. */
export const scopeFor = ({ userId, assignmentId }: Actor): QueryFilter<ExportRecord> => ({
  userId,
  assignmentId,
});

/** Returns one of the reader's own exports. @throws AppError NOT_FOUND */
export async function findExport(actor: Actor, id: string): Promise<ExportRecord> {
  const found = isRecordId(id)
    ? await ExportModel.findOne({ _id: id, ...scopeFor(actor) }).lean()
    : null;
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
