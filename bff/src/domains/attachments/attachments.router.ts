import {
  attachmentEndpoints,
  fileRequestEndpoints,
  ownAttachmentEndpoints,
  recordFileEndpoints,
} from '@muster/contracts';
import type { Router } from 'express';
import type { Config } from '../../config.ts';
import { mountFile } from '../../http/mount-file.ts';
import { mount } from '../../http/mount.ts';
import { deleteAttachment, restoreAttachment } from './changes/delete-attachment.ts';
import { downloadAttachment, readAttachmentFile } from './reading/download-attachment.ts';
import { attachToCandidate, listAttachments, readAttachment } from './reading/list-attachments.ts';
import {
  attachOwn,
  deleteOwn,
  listOwnAttachments,
  restoreOwn,
  setOwnPrimary,
  setOwnType,
} from './reading/own-attachments.ts';
import {
  attachToCompany,
  attachToJob,
  listCompanyFiles,
  listJobFiles,
} from './reading/record-files.ts';
import { readText, readUsage } from './reading/read-usage.ts';
import { requestFile, withdrawRequest } from './requests/request-file.ts';
import {
  setPrimary,
  setType,
  setVisibility,
  updateAttachment,
} from './changes/update-attachment.ts';

/** Serves the attachment endpoints. */
export function attachmentRoutes(router: Router, { config }: { config: Config }): void {
  mount(router, attachmentEndpoints.ofCandidate, listAttachments);
  mount(router, attachmentEndpoints.attachToCandidate, attachToCandidate);
  mount(router, recordFileEndpoints.ofJob, listJobFiles);
  mount(router, recordFileEndpoints.attachToJob, attachToJob);
  mount(router, recordFileEndpoints.ofCompany, listCompanyFiles);
  mount(router, recordFileEndpoints.attachToCompany, attachToCompany);
  mount(router, attachmentEndpoints.read, readAttachment);
  mount(router, attachmentEndpoints.update, updateAttachment);
  mount(router, attachmentEndpoints.setType, setType);
  mount(router, attachmentEndpoints.setVisibility, setVisibility);
  mount(router, attachmentEndpoints.setPrimary, setPrimary);
  mount(router, attachmentEndpoints.delete, deleteAttachment);
  mount(router, attachmentEndpoints.restore, restoreAttachment);
  mount(router, attachmentEndpoints.usage, readUsage);
  mount(router, attachmentEndpoints.text, readText);
  mount(router, attachmentEndpoints.download, downloadAttachment(config));
  mountFile(router, attachmentEndpoints.file, readAttachmentFile(config));
  mount(router, fileRequestEndpoints.create, requestFile);
  mount(router, fileRequestEndpoints.withdraw, withdrawRequest);
  mount(router, ownAttachmentEndpoints.list, listOwnAttachments);
  mount(router, ownAttachmentEndpoints.attach, attachOwn);
  mount(router, ownAttachmentEndpoints.setType, setOwnType);
  mount(router, ownAttachmentEndpoints.setPrimary, setOwnPrimary);
  mount(router, ownAttachmentEndpoints.delete, deleteOwn);
  mount(router, ownAttachmentEndpoints.restore, restoreOwn);
}
