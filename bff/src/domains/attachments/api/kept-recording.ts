import { Types, type ClientSession } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { releaseFiles } from '../../files/api/files.ts';
import { attachFile, requireRoom } from '../changes/attach-file.ts';

interface KeptRecording {
  candidateId: Types.ObjectId;
  /** What the recording was made for. */
  uploaderId: Types.ObjectId;
  /** User whose browser recorded it. */
  userId: Types.ObjectId;
  fileId: string;
  title: string;
}

/** Attaches an interview recording to a record; null if there is no room for it. */
export async function attachRecording(
  tx: Tx,
  { candidateId, uploaderId, userId, fileId, title }: KeptRecording,
): Promise<Types.ObjectId | null> {
  try {
    const { attachment } = await attachFile(
      { ...tx, userId },
      {
        actor: { userId: uploaderId },
        owner: { ownerType: 'candidate', ownerId: candidateId },
        fileId,
        title,
        uploader: 'staff',
        type: 'interview_recording',
        visibility: 'internal',
        expiresOn: null,
        primary: false,
        mayRead: () => false,
      },
    );
    return attachment._id;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await releaseFiles(tx, [new Types.ObjectId(fileId)], 0);
    return null;
  }
}

/** Checks that a record has room for one more file. @throws AppError TOO_MANY_ATTACHMENTS */
export const requireRoomForAttachment = (
  ownerId: Types.ObjectId,
  session: ClientSession,
): Promise<void> => requireRoom({ session }, { ownerType: 'candidate', ownerId });
