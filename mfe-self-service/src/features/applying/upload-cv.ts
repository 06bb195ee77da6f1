import { applyingEndpoints, type Applying, type PlatformV1, type Upload } from '@muster/contracts';
import { callEndpoint, isApiError, newUuid } from '@muster/kit';

interface CvUpload {
  platform: PlatformV1;
  handle: string;
  file: File;
  signal: AbortSignal;
  onProgress: (share: number) => void;
  /** Nothing gets through at present; it is tried again by itself. */
  onWaiting: () => void;
}

const pauseMs = 2000;

/** Brings a CV part by part; after a lost connection it goes on where the server is. */
export async function uploadCv(job: CvUpload): Promise<Applying> {
  const { platform, handle, file, signal } = job;
  const begin = {
    params: { handle },
    body: { name: file.name, size: file.size, sha256: null, purpose: 'document' as const },
    idempotencyKey: newUuid(),
  };
  let upload = await persistently(job, () =>
    callEndpoint(platform, applyingEndpoints.beginCv, begin, signal),
  );
  while (upload.offset < file.size) {
    job.onProgress(upload.offset / file.size);
    upload = await sendPart(job, upload);
  }
  job.onProgress(1);
  const params = { handle, id: upload.id };
  await persistently(job, () =>
    callEndpoint(platform, applyingEndpoints.completeCv, { params, body: {} }, signal),
  );
  return persistently(job, () =>
    callEndpoint(
      platform,
      applyingEndpoints.useCv,
      { params: { handle }, body: { fileId: upload.id } },
      signal,
    ),
  );
}

/** Sends the next part. Where its answer is lost, the server knows whether it arrived. */
async function sendPart(job: CvUpload, { id, offset, chunk }: Upload): Promise<Upload> {
  const { platform, handle, file, signal } = job;
  const params = { handle, id };
  try {
    const bytes = file.slice(offset, offset + chunk);
    const query = { offset: String(offset) };
    return await callEndpoint(platform, applyingEndpoints.sendCv, { params, query, bytes }, signal);
  } catch (error) {
    const isGap = isApiError(error) && error.code === 'UPLOAD_INCOMPLETE';
    if (!goesAway(error) && !isGap) throw error;
    return persistently(job, () =>
      callEndpoint(platform, applyingEndpoints.readUpload, { params }, signal),
    );
  }
}

const goesAway = (error: unknown): boolean => isApiError(error) && error.code === 'UNAVAILABLE';

async function persistently<T>(
  { signal, onWaiting }: CvUpload,
  attempt: () => Promise<T>,
): Promise<T> {
  for (;;)
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      if (!goesAway(error)) throw error;
      onWaiting();
      await new Promise((go) => setTimeout(go, pauseMs));
      signal.throwIfAborted();
    }
}
