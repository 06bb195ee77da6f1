// Bringing a file for something that is no account: who asks names whose it is.
export { beginUpload, openUpload } from '../upload/begin-upload.ts';
export { closeUpload } from '../upload/close-upload.ts';
export { asUploader, linkUploads } from '../upload/link-uploads.ts';
export { sendPart } from '../upload/send-part.ts';
export type { UploadContext } from '../upload/own-upload.ts';
