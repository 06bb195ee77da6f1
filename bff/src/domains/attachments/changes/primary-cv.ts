import type { Types } from 'mongoose';
import { raiseVersion } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { recordCvs } from '../../candidates/api/candidate-cv.ts';
import { AttachmentModel, type Attachment } from '../../../records/attachments/attachment.model.ts';

/** Finds a candidate's CVs, the newest first. */
const cvsOf = ({ session }: Tx, ownerId: Types.ObjectId) =>
  AttachmentModel.find(
    { ownerType: 'candidate', ownerId, type: 'cv', deletedAt: null },
    { isPrimary: 1, sha256: 1 },
    { session },
  )
    .sort({ createdAt: -1, _id: -1 })
    .lean();

const hashesOf = (cvs: readonly Pick<Attachment, 'sha256'>[]) => cvs.map(({ sha256 }) => sha256);

/** Makes a CV the main one, replacing another. */
export async function makePrimary(
  { session }: Tx,
  { _id, ownerId }: Pick<Attachment, '_id' | 'ownerId'>,
): Promise<void> {
  await AttachmentModel.updateMany(
    { ownerType: 'candidate', ownerId, isPrimary: true, _id: { $ne: _id } },
    raiseVersion({ $set: { isPrimary: false } }),
    { session },
  );
  await AttachmentModel.updateOne({ _id }, { $set: { isPrimary: true } }, { session });
}

/**
 * After a change of CVs: makes the newest one the main CV if there is none, and stores on the
 * record which CVs it has.
 */
export async function settlePrimary(tx: Tx, ownerId: Types.ObjectId): Promise<void> {
  const cvs = await cvsOf(tx, ownerId);
  const [newest] = cvs;
  if (newest && !cvs.some(({ isPrimary }) => isPrimary))
    await AttachmentModel.updateOne(
      { _id: newest._id },
      raiseVersion({ $set: { isPrimary: true } }),
      { session: tx.session },
    );
  await recordCvs(tx, ownerId, hashesOf(cvs));
}

/** Adds the hashes of CVs stored before duplicates were detected. */
export async function recordStoredCvs(tx: Tx, ownerId: Types.ObjectId): Promise<void> {
  const cvs = await cvsOf(tx, ownerId);
  await recordCvs(tx, ownerId, hashesOf(cvs), { isActivity: false });
}
