import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { readMailFiles } from './api/mail-files.ts';
import { AttachmentModel } from '../../records/attachments/attachment.model.ts';
import { personalAttachments } from './attachment-personal.ts';
import { attachmentEvents } from './attachments.events.ts';
import { attachmentJobs } from './attachments.jobs.ts';
import { FileRequestModel } from './requests/file-request.model.ts';
import { personalRequests } from './requests/request-personal.ts';
import { attachmentRoutes } from './attachments.router.ts';

export const attachmentsDomain: Domain = {
  name: 'attachments',
  collections: [browsable(AttachmentModel), browsable(FileRequestModel)],
  routes: attachmentRoutes,
  events: attachmentEvents,
  jobs: attachmentJobs,
  personal: [personalAttachments, personalRequests],
  mailFiles: readMailFiles,
};
