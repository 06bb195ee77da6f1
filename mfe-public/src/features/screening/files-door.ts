import { linkDoor, type UploadDoor, type UploadItem, type Uploads } from '@muster/blocks';
import { screeningVisitEndpoints, type VisitorQuestion } from '@muster/contracts';

const { beginFile, readUpload, sendFile, completeFile } = screeningVisitEndpoints;

/** Upload endpoints behind the form's link. */
export const screeningDoor = (handle: string): UploadDoor =>
  linkDoor(handle, { begin: beginFile, read: readUpload, send: sendFile, complete: completeFile });

/** Upload key of one answer's files; those of the form are below `handle`. */
export const uploadOwner = (handle: string, { key }: Pick<VisitorQuestion, 'key'>): string =>
  `${handle}/${key}`;

/** Whether a file needs the candidate to continue. */
export const needsCandidate = ({ state }: UploadItem): boolean =>
  state === 'failed' || state === 'paused';

/** Waits until no file of a form is uploading; false if one cannot continue by itself. */
export const allArrived = (queue: Uploads['queue'], handle: string): Promise<boolean> =>
  new Promise((resolve) => {
    const look = () => {
      const coming = queue
        .snapshot()
        .filter(({ owner, state }) => owner.startsWith(`${handle}/`) && state !== 'done');
      const isStuck = coming.some(needsCandidate);
      if (coming.length > 0 && !isStuck) return;
      stop();
      resolve(!isStuck);
    };
    const stop = queue.subscribe(look);
    look();
  });
