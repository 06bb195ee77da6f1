import type { AttachmentType } from '@muster/contracts';
import type { Types } from 'mongoose';
import { AttachmentModel, AttachmentTextModel, type Attachment } from './attachment.model.ts';

/** Attachment types whose text is searched with the candidate. */
const cvTypes = ['cv', 'agency_cv'] as const satisfies readonly AttachmentType[];

/** The text of a CV, and the fields that decide who may read it. */
export interface SearchableCv extends Pick<Attachment, 'type' | 'visibility' | 'uploadedByKind'> {
  candidateId: string;
  text: string;
}

/** Returns the texts of these candidates' CVs, regardless of rights; two queries for all. */
export async function searchableCvs(
  candidateIds: readonly Types.ObjectId[],
): Promise<SearchableCv[]> {
  if (candidateIds.length === 0) return [];
  const attachments = await AttachmentModel.find(
    {
      ownerType: 'candidate',
      ownerId: { $in: [...candidateIds] },
      deletedAt: null,
      type: { $in: [...cvTypes] },
    },
    { ownerId: 1, type: 1, visibility: 1, uploadedByKind: 1 },
  ).lean();
  if (attachments.length === 0) return [];
  const texts = await AttachmentTextModel.find({
    _id: { $in: attachments.map(({ _id }) => _id) },
  }).lean();
  const textById = new Map(
    texts.map(({ _id, extractedText }) => [_id.toHexString(), extractedText]),
  );
  return attachments.flatMap(({ _id, ownerId, type, visibility, uploadedByKind }) => {
    const text = textById.get(_id.toHexString());
    return text
      ? [{ candidateId: ownerId.toHexString(), type, visibility, uploadedByKind, text }]
      : [];
  });
}

/** Returns the owner of an attachment, for reindexing it with its owner. */
export async function ownersOfAttachment(_id: Types.ObjectId): Promise<Types.ObjectId[]> {
  const found = await AttachmentModel.findOne(
    { _id, ownerType: 'candidate' },
    { ownerId: 1 },
  ).lean();
  return found ? [found.ownerId] : [];
}
