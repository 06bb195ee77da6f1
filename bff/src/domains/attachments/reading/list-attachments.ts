import { dayMs, limits, type attachmentEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Service } from '../../../http/mount.ts';
import { transact } from '../../../db/unit-of-work.ts';
import {
  findCandidate,
  findCandidateFor,
  reaches,
  type Candidate,
} from '../../../records/candidates/candidate-lookup.ts';
import { mayRequest, requestsOf } from '../requests/show-requests.ts';
import { attachFile } from '../changes/attach-file.ts';
import { AttachmentModel, type Attachment } from '../../../records/attachments/attachment.model.ts';
import { showAttachment, showAttachments } from '../attachment.serializer.ts';
import { staffMayRead } from '../attachments.policy.ts';
import { candidateOwner, type FileOwner } from './file-owner.ts';
import { findFile } from './find-attachment.ts';

/** Returns every visible attachment of a record, the main CV first, then the newest. */
export async function attachmentsOf(
  ownerId: Types.ObjectId,
  ownerType: FileOwner['ownerType'] = 'candidate',
): Promise<{
  live: Attachment[];
  removed: Attachment[];
}> {
  const since = new Date(Date.now() - limits.restoreDays * dayMs);
  const found = await AttachmentModel.find({
    ownerType,
    ownerId,
    $or: [{ deletedAt: null }, { deletedAt: { $gt: since } }],
  })
    .sort({ createdAt: -1, _id: -1 })
    .lean();
  const live = found.filter(({ deletedAt }) => deletedAt === null);
  return {
    live: live.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary)),
    removed: found.filter(({ deletedAt }) => deletedAt !== null),
  };
}

/** Lists the files of a candidate that the reader may see. */
export const listAttachments: Service<typeof attachmentEndpoints.ofCandidate> = async (
  { actor },
  { params },
) => {
  // The files of a deleted record stay visible, because it can be restored.
  const candidate = await findCandidate(actor, params.id, { deleted: true });
  const [{ live, removed }, requests] = await Promise.all([
    attachmentsOf(candidate._id),
    requestsOf(actor, candidate),
  ]);
  const mayRead = readableBy(actor, candidate);
  const mayRestore = reaches(actor, 'attachment.delete', candidate);
  const known = [...live, ...(mayRestore ? removed : [])].filter(mayRead);
  const shown = await showAttachments(actor, known, candidateOwner(candidate));
  return {
    data: shown.filter(({ deletedAt }) => deletedAt === null),
    removed: shown.filter(({ deletedAt }) => deletedAt !== null),
    total: live.length,
    canUpload:
      !candidate.deletedAt &&
      live.length < limits.attachment.perRecord &&
      reaches(actor, 'attachment.upload', candidate),
    requests,
    canRequest: mayRequest(actor, candidate),
  };
};

export const readAttachment: Service<typeof attachmentEndpoints.read> = async (
  { actor },
  { params },
) => {
  const { attachment, owner } = await findFile(actor, params.id);
  return showAttachment(actor, attachment, owner);
};

/** Attaches an uploaded file to a candidate, on their behalf. */
export const attachToCandidate: Service<typeof attachmentEndpoints.attachToCandidate> = (
  ctx,
  { params, body },
) =>
  transact(ctx, async (tx) => {
    const { actor } = ctx;
    const candidate = await findCandidateFor(actor, 'attachment.upload', params.id, {
      session: tx.session,
    });
    const { attachment, already } = await attachFile(tx, {
      ...body,
      actor,
      owner: candidateOwner(candidate),
      uploader: 'staff',
      mayRead: readableBy(actor, candidate),
    });
    return {
      attachment: await showAttachment(actor, attachment, candidateOwner(candidate), tx.session),
      already,
    };
  });

const readableBy = (actor: Actor, candidate: Candidate) => (attachment: Attachment) =>
  staffMayRead(actor, attachment, candidate);
