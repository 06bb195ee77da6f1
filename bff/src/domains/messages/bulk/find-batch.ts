import type { PermissionName } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import { reaches } from '../messages.policy.ts';
import { MessageBatchModel, type MessageBatch } from './message-batch.model.ts';

/** A batch is visible like the mails of its author. */
export const reachesBatch = (
  actor: Actor,
  permission: PermissionName,
  { authorId }: Pick<MessageBatch, 'authorId'>,
): boolean => reaches(actor, permission, { sentByUserId: authorId });

/**
 * Finds a bulk mailing that the actor may read: an own one, or one that the actor may decide on.
 * @throws AppError NOT_FOUND, FORBIDDEN beyond reading
 */
export async function findBatch(
  actor: Actor,
  id: string,
  permission: PermissionName,
  session: ClientSession | null = null,
): Promise<MessageBatch> {
  const batch = isRecordId(id)
    ? await MessageBatchModel.findById(id, null, { session }).lean()
    : null;
  const isToDecide = batch?.awaitsApproval === true && actor.can('candidate.bulkEmail');
  if (!batch || !(reachesBatch(actor, 'message.read', batch) || isToDecide))
    throw new AppError('NOT_FOUND');
  if (permission !== 'message.read' && !reachesBatch(actor, permission, batch))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return batch;
}
