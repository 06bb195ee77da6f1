// Bringing a file for something that is no account: who asks names whose it is.
export { beginUpload, readUpload } from '../upload/begin-upload.ts';
export { completeUpload } from '../upload/complete-upload.ts';
export { sendPart } from '../upload/send-part.ts';
export type { UploadContext } from '../upload/own-upload.ts';
