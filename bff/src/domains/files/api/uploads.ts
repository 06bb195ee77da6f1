// Uploads for owners without an account; the caller names the owner.
export { beginUpload, openUpload } from '../upload/begin-upload.ts';
export { closeUpload } from '../upload/close-upload.ts';
export { asUploader, linkUploads } from '../upload/link-uploads.ts';
export { sendPart } from '../upload/send-part.ts';
export type { UploadContext } from '../upload/own-upload.ts';
