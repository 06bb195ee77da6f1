import { clientJobsOf } from '../../../records/jobs/client-jobs.ts';
import type { ClientWaits } from '../../../waiting/client-waits.ts';
import { noteForClient } from './show-client-job.ts';

/** Questions of the agency on job requests that the reader may complete. */
export const waitingQuestions: ClientWaits = {
  permission: 'clientJob.update',
  collections: ['jobs', 'company_users'],
  count: async ({ actor }) =>
    (await clientJobsOf(actor)).filter((job) => noteForClient(job)).length,
};
