import { clientJobFields } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { JobModel, type ClientFacts, type Job } from '../../../records/jobs/job.model.ts';

/** What a client is told of a job now, kept so that later changes can be held against it. */
export const clientVersionOf = (job: ClientFacts, at: Date): NonNullable<Job['clientVersion']> => ({
  at,
  ...(Object.fromEntries(clientJobFields.map((field) => [field, job[field]])) as ClientFacts),
});

/** Whether a client would read something else than it was told last. */
export const isNewToClient = (known: Job['clientVersion'], job: ClientFacts): boolean =>
  clientJobFields.some((field) => JSON.stringify(known?.[field]) !== JSON.stringify(job[field]));

/** Keeps what a client wrote of a job itself. */
export async function keepClientVersion({ session, at }: Tx, job: Job): Promise<void> {
  await JobModel.updateOne(
    { _id: job._id },
    { $set: { clientVersion: clientVersionOf(job, at) } },
    { session },
  );
}
