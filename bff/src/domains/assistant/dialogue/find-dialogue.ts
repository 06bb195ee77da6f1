import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { recordId } from '../../../db/record-id.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import { JobDialogueModel, type JobDialogueRecord } from './job-dialogue.model.ts';

/** Dialogues belong to the user who began them, for the company they represented then. */
export const scopeFor = ({ userId, companyId }: Actor) => ({ userId, companyId, deletedAt: null });

/** @throws AppError NOT_FOUND */
export async function findDialogue(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<JobDialogueRecord> {
  const found = await JobDialogueModel.findOne({ _id: recordId(id), ...scopeFor(actor) }, null, {
    session,
  }).lean();
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** @throws AppError INVALID_TRANSITION if finished, VERSION_CONFLICT */
export function requireOpen(record: JobDialogueRecord, version: number): void {
  if (record.status !== 'open')
    throw new AppError('INVALID_TRANSITION', { context: { currentState: record.status } });
  if (record.version !== version) throw versionConflict(record, ['messages']);
}
