import type { UploadPurpose, FileView, PlatformV1, Upload } from '@muster/contracts';
import { isApiError, newUuid } from '@muster/kit';
import { hashFile } from './hash-file.ts';
import { goesAway, persistently, waitOut } from './persistently.ts';
import { accountDoor, type UploadDoor } from './upload-door.ts';

/** One file on its way, and who wants to know of it. */
export interface FileToUpload {
  platform: PlatformV1;
  file: File;
  purpose: UploadPurpose;
  /** Unless said, that of the own account. */
  door?: UploadDoor;
  /** Of an upload that was begun before: it goes on where it stopped. */
  uploadId: string | null;
  signal: AbortSignal;
  onBegun: (uploadId: string) => void;
  /** Bytes that the server has. */
  onProgress: (sent: number) => void;
  /** Nothing gets through at present; tried again by itself. */
  onWaiting: () => void;
  /** All bytes are there; the server looks at what they are. */
  onChecking: () => void;
}

/**
 * Brings a file to the server part by part. A lost connection is waited out: the server is asked
 * how far it is, and the rest is sent.
 * @returns the accepted file, whose id can be used once
 * @throws ApiError where the file is refused; AbortError when stopped
 */
export async function uploadFile(job: FileToUpload): Promise<FileView> {
  const { file, door = accountDoor } = job;
  let upload = await begun(job, door);
  for (let failures = 0; upload.offset < file.size;) {
    const { offset } = upload;
    if (failures === 0) job.onProgress(offset);
    upload = await sendPart(job, door, upload);
    failures = upload.offset > offset ? 0 : failures + 1;
    // Where asking gets through and sending does not, sending goes on after a pause.
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
  // One key for every try: a begin whose answer was lost begins nothing twice.
  const call = { ...job, idempotencyKey: newUuid() };
  const upload = await persistently(job, () => door.begin(call, body));
  job.onBegun(upload.id);
  return upload;
}

/** Sends the next part. Where its answer is lost, the server knows whether it arrived. */
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
