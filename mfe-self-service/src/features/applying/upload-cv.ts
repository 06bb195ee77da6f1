import { linkDoor, persistently, uploadFile, type FileToUpload } from '@muster/blocks';
import { applyingEndpoints, type Applying } from '@muster/contracts';
import { callEndpoint } from '@muster/kit';

interface CvUpload extends Pick<FileToUpload, 'platform' | 'file' | 'signal' | 'onWaiting'> {
  handle: string;
  onProgress: (share: number) => void;
}

const { beginCv, readUpload, sendCv, completeCv, useCv } = applyingEndpoints;

/** Uploads a CV in parts; after a lost connection it continues at the server's offset. */
export async function uploadCv({ handle, onProgress, ...job }: CvUpload): Promise<Applying> {
  const { id } = await uploadFile({
    ...job,
    purpose: 'document',
    uploadId: null,
    door: linkDoor(handle, {
      begin: beginCv,
      read: readUpload,
      send: sendCv,
      complete: completeCv,
    }),
    onBegun: () => undefined,
    onProgress: (sent) => onProgress(sent / job.file.size),
    onChecking: () => undefined,
  });
  const call = { params: { handle }, body: { fileId: id } };
  return persistently(job, () => callEndpoint(job.platform, useCv, call, job.signal));
}
