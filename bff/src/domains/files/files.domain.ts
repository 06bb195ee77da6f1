import { closeTextExtraction } from '../../text-extraction/extract-text.ts';
import type { Domain } from '../../domain.ts';
import { readMailUploads } from './api/mail-uploads.ts';
import { fileEvents } from './files.events.ts';
import { fileJobs } from './files.jobs.ts';
import { fileRoutes } from './files.router.ts';

export const filesDomain: Domain = {
  name: 'files',
  routes: fileRoutes,
  events: fileEvents,
  jobs: fileJobs,
  mailUploads: readMailUploads,
  // The thread that reads documents ends with the process.
  live: () => closeTextExtraction,
};
