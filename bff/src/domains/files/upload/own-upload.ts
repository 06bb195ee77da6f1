import { limits, type Upload } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { recordId } from '../../../db/record-id.ts';
import type { WriteContext } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { FileModel, type StoredFile } from '../file.model.ts';

/** The uploader: a user account, or a visitor's application. */
export interface Uploader {
  readonly userId: Types.ObjectId;
}

/** A request of the uploader. */
export interface UploadContext extends VisitorContext {
  readonly actor: Uploader;
}

/** A change on behalf of an uploader, by a request or by the platform itself. */
export interface UploadWriter extends WriteContext {
  readonly actor: Uploader;
}

/** Returns the actor's own upload, used or not. @throws AppError NOT_FOUND */
export async function findOwnUpload(
  actor: Uploader,
  id: string,
  session: ClientSession | null = null,
): Promise<StoredFile> {
  const file = await FileModel.findOne({ _id: recordId(id), userId: actor.userId }, null, {
    session,
  }).lean();
  if (!file || file.status === 'released') throw new AppError('NOT_FOUND');
  return file;
}

/** @throws AppError UPLOAD_EXPIRED */
export function requireUnexpired({ expiresAt }: StoredFile): void {
  if (expiresAt && expiresAt <= new Date()) throw new AppError('UPLOAD_EXPIRED');
}

/** Returns the progress of an upload as its uploader sees it. */
export const showUpload = ({
  _id,
  name,
  purpose,
  status,
  size,
  offset,
  scan,
  createdAt,
  expiresAt,
}: StoredFile): Upload => ({
  id: _id.toHexString(),
  name,
  purpose,
  status: status === 'released' ? 'used' : status,
  size,
  offset,
  chunk: limits.file.chunk,
  scan,
  expiresAt: (expiresAt ?? new Date(createdAt.getTime() + limits.file.uploadLife)).toISOString(),
});
