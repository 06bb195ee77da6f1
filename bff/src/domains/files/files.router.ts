import { fileEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mountBytes } from '../../http/mount-bytes.ts';
import { mount } from '../../http/mount.ts';
import { beginUpload, readUpload } from './upload/begin-upload.ts';
import { completeUpload } from './upload/complete-upload.ts';
import { sendPart } from './upload/send-part.ts';

/** Serves the file endpoints. */
export function fileRoutes(router: Router): void {
  mount(router, fileEndpoints.begin, beginUpload);
  mount(router, fileEndpoints.read, readUpload);
  mountBytes(router, fileEndpoints.send, sendPart);
  mount(router, fileEndpoints.complete, completeUpload);
}
