import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { readMailFiles } from './api/mail-files.ts';
import { AttachmentModel } from '../../records/attachments/attachment.model.ts';
import { personalAttachments } from './attachment-personal.ts';
import { attachmentEvents } from './attachments.events.ts';
import { attachmentJobs } from './attachments.jobs.ts';
import { attachmentRoutes } from './attachments.router.ts';

export const attachmentsDomain: Domain = {
  name: 'attachments',
  collections: [browsable(AttachmentModel)],
  routes: attachmentRoutes,
  events: attachmentEvents,
  jobs: attachmentJobs,
  personal: [personalAttachments],
  mailFiles: readMailFiles,
};
