import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { candidateNames } from '../candidates/candidate-names.ts';
import { jobsById } from '../jobs/job-lookup.ts';
import { ApplicationEventModel } from './application-event.model.ts';
import { ApplicationModel } from './application.model.ts';
import { applicationsById } from './applications-by-id.ts';
import { sees } from './applications.policy.ts';

/** What the applications among these that the reader may open are called: who, and for what. */
export async function readableApplications(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0 || !actor.can('application.read')) return new Map();
  const rows = [...(await applicationsById(ids)).values()].filter(({ deletedAt }) => !deletedAt);
  const [names, jobs] = await Promise.all([
    candidateNames(
      actor,
      rows.map(({ candidateId }) => candidateId),
    ),
    jobsById(rows.map(({ jobId }) => jobId)),
  ]);
  return new Map(
    rows.flatMap((row) => {
      const name = names.get(row.candidateId.toHexString()) ?? null;
      const job = jobs.get(row.jobId.toHexString());
      if (name === null || !job || !sees(actor, row, job)) return [];
      return [[row._id.toHexString(), `${name}, ${job.title}`] as const];
    }),
  );
}

/** Whether a candidate and a client have met: an interview took place that was confirmed before. */
export async function haveMet(
  candidateId: Types.ObjectId,
  companyId: Types.ObjectId,
): Promise<boolean> {
  const ids = await ApplicationModel.distinct('_id', { candidateId, companyId });
  return (
    ids.length > 0 &&
    (await ApplicationEventModel.exists({
      applicationId: { $in: ids },
      type: 'interview_done',
    })) !== null
  );
}
