import {
  fileEndpoints,
  type FilePurpose,
  type FileView,
  type PlatformV1,
  type Upload,
} from '@muster/contracts';
import { callEndpoint, isApiError, newUuid } from '@muster/kit';
import { hashFile } from './hash-file.ts';
import { goesAway, persistently } from './persistently.ts';

/** One file on its way, and who wants to know of it. */
export interface FileToUpload {
  platform: PlatformV1;
  file: File;
  purpose: FilePurpose;
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
  const { file, platform, signal } = job;
  let upload = await begun(job);
  while (upload.offset < file.size) {
    job.onProgress(upload.offset);
    upload = await sendPart(job, upload);
  }
  job.onProgress(file.size);
  job.onChecking();
  const complete = { params: { id: upload.id }, body: {}, idempotencyKey: newUuid() };
  return persistently(job, () => callEndpoint(platform, fileEndpoints.complete, complete, signal));
}

async function begun(job: FileToUpload): Promise<Upload> {
  const { file, platform, purpose, uploadId, signal } = job;
  if (uploadId) return persistently(job, () => readUpload(job, uploadId));
  const sha256 = await hashFile(file, signal);
  const body = { name: file.name, size: file.size, sha256, purpose };
  // One key for every try: a begin whose answer was lost begins nothing twice.
  const begin = { body, idempotencyKey: newUuid() };
  const upload = await persistently(job, () =>
    callEndpoint(platform, fileEndpoints.begin, begin, signal),
  );
  job.onBegun(upload.id);
  return upload;
}

const readUpload = ({ platform, signal }: FileToUpload, id: string) =>
  callEndpoint(platform, fileEndpoints.read, { params: { id } }, signal);

/** Sends the next part. Where its answer is lost, the server knows whether it arrived. */
async function sendPart(job: FileToUpload, { id, offset, chunk }: Upload): Promise<Upload> {
  const { file, platform, signal } = job;
  try {
    return await callEndpoint(
      platform,
      fileEndpoints.send,
      {
        params: { id },
        query: { offset: String(offset) },
        bytes: file.slice(offset, offset + chunk),
      },
      signal,
    );
  } catch (error) {
    if (!goesAway(error) && !isGap(error)) throw error;
    return persistently(job, () => readUpload(job, id));
  }
}

/** The server has another offset than the one sent. */
const isGap = (error: unknown) => isApiError(error) && error.code === 'UPLOAD_INCOMPLETE';
