// Creating jobs within another domain's transaction: drafts by staff, or requests by clients.
export { makeDraft } from '../changes/create-job.ts';
export { nextJobNumber } from '../changes/create-job.service.ts';
export { makeRequest } from '../client/request-client-job.ts';
