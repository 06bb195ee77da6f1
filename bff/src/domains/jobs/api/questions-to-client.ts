import type { Actor } from '../../../auth/actor.ts';
import { clientJobsOf } from '../../../records/jobs/client-jobs.ts';
import { noteForClient } from '../client/show-client-job.ts';

/** Counts the requests that the agency sent back with a question the reader may answer. */
export const countQuestions = async (actor: Actor): Promise<number> =>
  actor.can('clientJob.update')
    ? (await clientJobsOf(actor)).filter((job) => noteForClient(job)).length
    : 0;
