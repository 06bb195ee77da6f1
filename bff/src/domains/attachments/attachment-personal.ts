import { limits } from '@muster/contracts';
import { Types } from 'mongoose';
import { z } from 'zod';
import { raiseVersion } from '../../db/record-version.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { findFiles } from '../files/api/files.ts';
import { AttachmentModel, type Attachment } from '../../records/attachments/attachment.model.ts';
import { purgeAttachmentsOf } from './api/attachments.ts';
import { settlePrimary } from './changes/primary-cv.ts';

const idText = z.string().transform((text) => new Types.ObjectId(text));
const undoSchema = z.object({
  moved: z.array(idText),
  /** Main CVs replaced by the one of the surviving record. */
  demoted: z.array(idText),
});

const ofPerson = (ownerId: Types.ObjectId) => ({ ownerType: 'candidate' as const, ownerId });

/** A candidate's files: they move with a merge, and erasure deletes their content. */
export const personalAttachments: PersonalRecords = {
  name: 'attachments',

  count: (candidateId) =>
    AttachmentModel.countDocuments({ ...ofPerson(candidateId), deletedAt: null }),

  move: async (tx, { from, to }) => {
    const { session } = tx;
    const theirs = await AttachmentModel.find(ofPerson(from), null, { session }).lean();
    const known = await AttachmentModel.find(
      { ...ofPerson(to), deletedAt: null },
      { sha256: 1, isPrimary: 1 },
      { session },
    ).lean();
    // Duplicates are merged, and files without room stay where they were.
    const hashes = new Set(known.map(({ sha256 }) => sha256));
    let room = limits.attachment.perRecord - known.length;
    const going = theirs.filter(({ deletedAt, sha256 }) => {
      if (deletedAt) return true;
      if (hashes.has(sha256) || room <= 0) return false;
      room -= 1;
      return true;
    });
    const hasPrimary = known.some(({ isPrimary }) => isPrimary);
    const demoted = hasPrimary ? going.filter(({ isPrimary }) => isPrimary) : [];
    await AttachmentModel.updateMany(
      { _id: { $in: demoted.map(({ _id }) => _id) } },
      { $set: { isPrimary: false } },
      { session },
    );
    await give(tx, going, to);
    await settleBoth(tx, from, to);
    return {
      count: going.filter(({ deletedAt }) => !deletedAt).length,
      undo: {
        moved: going.map(({ _id }) => _id.toHexString()),
        demoted: demoted.map(({ _id }) => _id.toHexString()),
      },
    };
  },

  moveBack: async (tx, { from, to }, undo) => {
    const { session } = tx;
    const { moved, demoted } = undoSchema.parse(undo);
    const back = await AttachmentModel.find({ ...ofPerson(to), _id: { $in: moved } }, null, {
      session,
    }).lean();
    await AttachmentModel.updateMany(
      { _id: { $in: back.map(({ _id }) => _id) }, isPrimary: true },
      { $set: { isPrimary: false } },
      { session },
    );
    await give(tx, back, from);
    const first = back.find(
      ({ _id, deletedAt }) => !deletedAt && demoted.some((id) => id.equals(_id)),
    );
    if (first)
      await AttachmentModel.updateOne(
        { _id: first._id },
        { $set: { isPrimary: true } },
        { session },
      );
    await settleBoth(tx, from, to);
  },

  collect: async (candidateId) => {
    const found = await AttachmentModel.find({ ...ofPerson(candidateId), deletedAt: null })
      .sort({ createdAt: 1 })
      .lean();
    const files = await findFiles(found.map(({ fileId }) => fileId));
    return found.map((attachment) => ({
      title: attachment.title,
      type: attachment.type,
      fileName: files.get(attachment.fileId.toHexString())?.name ?? null,
      bytes: files.get(attachment.fileId.toHexString())?.size ?? null,
      addedOn: attachment.createdAt.toISOString(),
      addedBy: attachment.uploadedByKind,
      expiresOn: attachment.expiresOn,
    }));
  },

  erase: (tx, candidateId) => purgeAttachmentsOf(tx, candidateId),
};

const give = (
  { session }: Tx,
  attachments: readonly Attachment[],
  ownerId: Types.ObjectId,
): Promise<unknown> =>
  AttachmentModel.updateMany(
    { _id: { $in: attachments.map(({ _id }) => _id) } },
    raiseVersion({ $set: { ownerId } }),
    { session },
  );

async function settleBoth(tx: Tx, one: Types.ObjectId, other: Types.ObjectId): Promise<void> {
  await settlePrimary(tx, one);
  await settlePrimary(tx, other);
}
