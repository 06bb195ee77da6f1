import type { UploadPurpose, FileView, PlatformV1, Upload } from '@muster/contracts';
import { isApiError, newUuid } from '@muster/kit';
import { hashFile } from './hash-file.ts';
import { goesAway, persistently, waitOut } from './persistently.ts';
import { accountDoor, type UploadDoor } from './upload-door.ts';

/** A file to upload, with its listeners. */
export interface FileToUpload {
  platform: PlatformV1;
  file: File;
  purpose: UploadPurpose;
  /** Defaults to the endpoints of the user's account. */
  door?: UploadDoor;
  /** Id of an earlier upload, which is resumed where it stopped. */
  uploadId: string | null;
  signal: AbortSignal;
  onBegun: (uploadId: string) => void;
  /** Reports the bytes that the server has. */
  onProgress: (sent: number) => void;
  /** Called when the connection is down; it is retried automatically. */
  onWaiting: () => void;
  /** Called when all bytes have arrived and the server checks their type. */
  onChecking: () => void;
}

/**
 * Uploads a file in parts. If the connection is lost, it waits, asks the server for the offset, and
 * sends the rest.
 * @returns the accepted file, whose id can be used once
 * @throws ApiError if the file is refused; AbortError when stopped
 */
export async function uploadFile(job: FileToUpload): Promise<FileView> {
  const { file, door = accountDoor } = job;
  let upload = await begun(job, door);
  for (let failures = 0; upload.offset < file.size;) {
    const { offset } = upload;
    if (failures === 0) job.onProgress(offset);
    upload = await sendPart(job, door, upload);
    failures = upload.offset > offset ? 0 : failures + 1;
    // If the offset can be read but sending fails, it continues after a pause.
    if (failures > 0) await waitOut(job, failures - 1);
  }
  job.onProgress(file.size);
  job.onChecking();
  const call = { ...job, idempotencyKey: newUuid() };
  return persistently(job, () => door.complete(call, upload.id));
}

async function begun(job: FileToUpload, door: UploadDoor): Promise<Upload> {
  const { file, purpose, uploadId, signal } = job;
  if (uploadId) return persistently(job, () => door.read(job, uploadId));
  const sha256 = await hashFile(file, signal);
  const body = { name: file.name, size: file.size, sha256, purpose };
  // One key for all retries, so that a begin whose answer was lost does not start a second upload.
  const call = { ...job, idempotencyKey: newUuid() };
  const upload = await persistently(job, () => door.begin(call, body));
  job.onBegun(upload.id);
  return upload;
}

/** Sends the next part. If the answer is lost, the server knows whether the part arrived. */
async function sendPart(
  job: FileToUpload,
  door: UploadDoor,
  { id, offset, chunk }: Upload,
): Promise<Upload> {
  try {
    return await door.send(job, id, { offset, bytes: job.file.slice(offset, offset + chunk) });
  } catch (error) {
    if (!goesAway(error) && !isGap(error)) throw error;
    return persistently(job, () => door.read(job, id));
  }
}

/** The server has another offset than the one sent. */
const isGap = (error: unknown) => isApiError(error) && error.code === 'UPLOAD_INCOMPLETE';
