import type { Types } from 'mongoose';
import type { User } from '../user.model.ts';

/** Address of a photo; empty without a photo. */
interface Face {
  photo?: string;
}

type FileId = Types.ObjectId | null | undefined;

const faceAt = (path: string, fileId: FileId): Face =>
  fileId ? { photo: `/api/v1/${path}/photo/${fileId.toHexString()}` } : {};

/** Returns the address of a user's photo. */
export const userPhoto = ({ _id, avatarFileId }: Pick<User, '_id' | 'avatarFileId'>): Face =>
  faceAt(`users/${_id.toHexString()}`, avatarFileId);

/** Returns the address of a candidate's photo, for readers of the record. */
export const candidatePhoto = ({
  _id,
  photoFileId,
}: {
  _id: Types.ObjectId;
  photoFileId?: FileId;
}): Face => faceAt(`candidates/${_id.toHexString()}`, photoFileId);

/** Returns its address on the candidate's own profile. */
export const ownPhoto = ({ photoFileId }: { photoFileId?: FileId }): Face =>
  faceAt('me/profile', photoFileId);

/** Returns its address for a client to whom the candidate was submitted. */
export const submittedPhoto = (applicationId: Types.ObjectId, photoFileId: FileId): Face =>
  faceAt(`client/candidates/${applicationId.toHexString()}`, photoFileId);
