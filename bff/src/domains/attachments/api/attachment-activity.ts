import type { Actor } from '../../../auth/actor.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import type { ReadablePart } from '../../../activity/readable-part.ts';
import { AttachmentModel } from '../../../records/attachments/attachment.model.ts';
import { staffMayRead } from '../attachments.policy.ts';

/**
 * Returns titles of a candidate's attachments by id, including removed ones, as far as the actor
 * may read them.
 */
export async function findReadableAttachments(
  actor: Actor,
  candidate: Candidate,
): Promise<Map<string, ReadablePart>> {
  const attachments = await AttachmentModel.find(
    { ownerType: 'candidate', ownerId: candidate._id },
    { ownerId: 1, title: 1, type: 1, visibility: 1, uploadedByKind: 1 },
  ).lean();
  return new Map(
    attachments
      .filter((attachment) => staffMayRead(actor, attachment, candidate))
      .map(({ _id, ownerId, title }) => [_id.toHexString(), { subjectId: ownerId, text: title }]),
  );
}
