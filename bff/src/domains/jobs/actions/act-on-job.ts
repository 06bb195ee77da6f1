import {
  jobMachine,
  type JobAction,
  type ResponseOf,
  type jobActionEndpoints,
} from '@muster/contracts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { MovedJob } from '../changes/change-job.ts';
import { explainJobError } from '../changes/explain-job-error.ts';
import { findJobFor } from '../../../records/jobs/job-lookup.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { showJob } from '../record/show-job.ts';

type Answer = ResponseOf<typeof jobActionEndpoints.open>;

/** Runs a state machine action with the actor's rights; returns the record afterwards. */
export async function actOnJob(
  ctx: RequestContext,
  id: string,
  action: JobAction,
  work: (tx: Tx, job: Job) => Promise<MovedJob>,
): Promise<Answer> {
  const { actor } = ctx;
  const { permission } = jobMachine.transitions[action];
  if (permission === 'system' || permission === 'public')
    throw new Error(`${action} is not for people`);
  try {
    return await transact(ctx, async (tx) => {
      const { session } = tx;
      const job = await findJobFor(actor, permission, id, session);
      const { already } = await work(tx, job);
      // Its seats may have changed its state.
      const after = await JobModel.findById(job._id, null, { session }).lean();
      return { ...(await showJob(actor, after ?? job, session)), already };
    });
  } catch (error) {
    throw await explainJobError(ctx, id, error);
  }
}
