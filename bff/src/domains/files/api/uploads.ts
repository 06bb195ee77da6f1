// Bringing a file for something that is no account: who asks names whose it is.
export { beginUpload } from '../upload/begin-upload.ts';
export { asUploader, linkUploads } from '../upload/link-uploads.ts';
export type { UploadContext } from '../upload/own-upload.ts';
