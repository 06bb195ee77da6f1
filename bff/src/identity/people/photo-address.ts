import type { Types } from 'mongoose';
import type { User } from '../user.model.ts';

/** Of a face: its address; nothing for who has none. */
interface Face {
  photo?: string;
}

type FileId = Types.ObjectId | null | undefined;

const faceAt = (path: string, fileId: FileId): Face =>
  fileId ? { photo: `/api/v1/${path}/photo/${fileId.toHexString()}` } : {};

/** Where the photo of a user is. */
export const userPhoto = ({ _id, avatarFileId }: Pick<User, '_id' | 'avatarFileId'>): Face =>
  faceAt(`users/${_id.toHexString()}`, avatarFileId);

/** Where the photo of a candidate is, for who may read the record. */
export const candidatePhoto = ({
  _id,
  photoFileId,
}: {
  _id: Types.ObjectId;
  photoFileId?: FileId;
}): Face => faceAt(`candidates/${_id.toHexString()}`, photoFileId);

/** Where it is on the candidate's own profile. */
export const ownPhoto = ({ photoFileId }: { photoFileId?: FileId }): Face =>
  faceAt('me/profile', photoFileId);

/** Where it is for a client to whom the person was submitted. */
export const submittedPhoto = (applicationId: Types.ObjectId, photoFileId: FileId): Face =>
  faceAt(`client/candidates/${applicationId.toHexString()}`, photoFileId);
