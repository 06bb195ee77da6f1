// New jobs within a change of another domain: a draft of the staff, or a request of a client.
export { makeDraft } from '../changes/create-job.ts';
export { nextJobNumber } from '../changes/create-job.service.ts';
export { makeRequest } from '../client/request-client-job.ts';
