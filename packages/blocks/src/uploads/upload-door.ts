import {
  fileEndpoints,
  type BodyOf,
  type FileView,
  type PlatformV1,
  type Upload,
  type applyingEndpoints,
} from '@muster/contracts';
import { callEndpoint } from '@muster/kit';

interface DoorCall {
  platform: PlatformV1;
  signal: AbortSignal;
}

/** The endpoints of an upload: those of an account, or those behind a link. */
export interface UploadDoor {
  begin: (
    call: DoorCall & { idempotencyKey: string },
    body: BodyOf<typeof fileEndpoints.begin>,
  ) => Promise<Upload>;
  read: (call: DoorCall, id: string) => Promise<Upload>;
  send: (call: DoorCall, id: string, part: { offset: number; bytes: Blob }) => Promise<Upload>;
  complete: (call: DoorCall & { idempotencyKey: string }, id: string) => Promise<FileView>;
}

/** Uploads of a signed-in user. */
export const accountDoor: UploadDoor = {
  begin: ({ platform, signal, idempotencyKey }, body) =>
    callEndpoint(platform, fileEndpoints.begin, { body, idempotencyKey }, signal),
  read: ({ platform, signal }, id) =>
    callEndpoint(platform, fileEndpoints.read, { params: { id } }, signal),
  send: ({ platform, signal }, id, { offset, bytes }) => {
    const query = { offset: String(offset) };
    return callEndpoint(platform, fileEndpoints.send, { params: { id }, query, bytes }, signal);
  },
  complete: ({ platform, signal, idempotencyKey }, id) => {
    const call = { params: { id }, body: {}, idempotencyKey };
    return callEndpoint(platform, fileEndpoints.complete, call, signal);
  },
};

/** The upload endpoints behind one kind of link. */
export interface LinkUploads {
  begin: typeof applyingEndpoints.beginCv;
  read: typeof applyingEndpoints.readUpload;
  send: typeof applyingEndpoints.sendCv;
  complete: typeof applyingEndpoints.completeCv;
}

/** Uploads of a link holder without an account. */
export const linkDoor = (handle: string, to: LinkUploads): UploadDoor => ({
  begin: ({ platform, signal, idempotencyKey }, body) =>
    callEndpoint(platform, to.begin, { params: { handle }, body, idempotencyKey }, signal),
  read: ({ platform, signal }, id) =>
    callEndpoint(platform, to.read, { params: { handle, id } }, signal),
  send: ({ platform, signal }, id, { offset, bytes }) => {
    const query = { offset: String(offset) };
    return callEndpoint(platform, to.send, { params: { handle, id }, query, bytes }, signal);
  },
  complete: ({ platform, signal, idempotencyKey }, id) => {
    const call = { params: { handle, id }, body: {}, idempotencyKey };
    return callEndpoint(platform, to.complete, call, signal);
  },
});
