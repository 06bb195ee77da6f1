import { linkDoor, type UploadDoor } from '@muster/blocks';
import { screeningVisitEndpoints, type VisitorQuestion } from '@muster/contracts';

const { beginFile, readUpload, sendFile, completeFile } = screeningVisitEndpoints;

/** Files go in behind the link of the form. */
export const screeningDoor = (handle: string): UploadDoor =>
  linkDoor(handle, { begin: beginFile, read: readUpload, send: sendFile, complete: completeFile });

/** Under which name the files of one answer are on their way; those of the form are below `handle`. */
export const uploadOwner = (handle: string, { key }: Pick<VisitorQuestion, 'key'>): string =>
  `${handle}/${key}`;
