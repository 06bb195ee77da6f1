import { clientJobFields } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { JobModel, type ClientFacts, type Job } from '../../../records/jobs/job.model.ts';

/** Returns what a client is told about a job now, stored to compare later changes with it. */
export const clientVersionOf = (job: ClientFacts, at: Date): NonNullable<Job['clientVersion']> => ({
  at,
  ...(Object.fromEntries(clientJobFields.map((field) => [field, job[field]])) as ClientFacts),
});

/** Checks whether the client would see something new since it was last told. */
export const isNewToClient = (known: Job['clientVersion'], job: ClientFacts): boolean =>
  clientJobFields.some((field) => JSON.stringify(known?.[field]) !== JSON.stringify(job[field]));

/** Stores the client's own changes of a job as known to it. */
export async function keepClientVersion({ session, at }: Tx, job: Job): Promise<void> {
  await JobModel.updateOne(
    { _id: job._id },
    { $set: { clientVersion: clientVersionOf(job, at) } },
    { session },
  );
}
