import type { Domain } from '../domain.ts';
import { personalAttachments } from './attachment-personal.ts';
import { attachmentEvents } from './attachments.events.ts';
import { attachmentJobs } from './attachments.jobs.ts';
import { attachmentRoutes } from './attachments.router.ts';

export const attachmentsDomain: Domain = {
  name: 'attachments',
  routes: attachmentRoutes,
  events: attachmentEvents,
  jobs: attachmentJobs,
  personal: [personalAttachments],
};
