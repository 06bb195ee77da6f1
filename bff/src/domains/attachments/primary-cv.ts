import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { noteCvs } from '../candidates/candidate-cv.service.ts';
import { AttachmentModel } from './attachment.model.ts';
import type { Attachment } from './attachment.model.ts';

const cvsOf = (ownerId: Types.ObjectId) =>
  ({ ownerType: 'candidate', ownerId, type: 'cv', deletedAt: null }) as const;

/** Makes a CV the main one in place of another. */
export async function makePrimary(
  { session }: Tx,
  { _id, ownerId }: Pick<Attachment, '_id' | 'ownerId'>,
): Promise<void> {
  await AttachmentModel.updateMany(
    { ownerType: 'candidate', ownerId, isPrimary: true, _id: { $ne: _id } },
    { $set: { isPrimary: false }, $inc: { version: 1 } },
    { session },
  );
  await AttachmentModel.updateOne({ _id }, { $set: { isPrimary: true } }, { session });
}

/**
 * After a change of what CVs there are: with no main one left the newest takes its place, and the
 * record knows which it has.
 */
export async function settlePrimary(tx: Tx, ownerId: Types.ObjectId): Promise<void> {
  const { session } = tx;
  const cvs = await AttachmentModel.find(cvsOf(ownerId), { isPrimary: 1, sha256: 1 }, { session })
    .sort({ createdAt: -1, _id: -1 })
    .lean<Pick<Attachment, '_id' | 'isPrimary' | 'sha256'>[]>();
  const [newest] = cvs;
  if (newest && !cvs.some(({ isPrimary }) => isPrimary))
    await AttachmentModel.updateOne(
      { _id: newest._id },
      { $set: { isPrimary: true }, $inc: { version: 1 } },
      { session },
    );
  await noteCvs(
    tx,
    ownerId,
    cvs.map(({ sha256 }) => sha256),
  );
}

/** Notes the hashes of CVs that were stored before anybody looked for the same ones. */
export async function noteStoredCvs(tx: Tx, ownerId: Types.ObjectId): Promise<void> {
  const cvs = await AttachmentModel.find(cvsOf(ownerId), { sha256: 1 }, { session: tx.session })
    .sort({ createdAt: -1, _id: -1 })
    .lean<Pick<Attachment, 'sha256'>[]>();
  await noteCvs(
    tx,
    ownerId,
    cvs.map(({ sha256 }) => sha256),
    { isActivity: false },
  );
}
