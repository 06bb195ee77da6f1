import type { QueryFilter, Types } from 'mongoose';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { setJobVetters } from '../../../records/candidates/job-vetters.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { findStaffRoles } from '../../../identity/people/people.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';

/** Checks whether vetters on the job's team see the candidate through it. */
export const isInProcess = ({ status, deletedAt }: Pick<Application, 'status' | 'deletedAt'>) =>
  status === 'active' && deletedAt === null;

const inProcess: QueryFilter<Application> = { status: 'active', deletedAt: null };

/**
 * Updates which vetters see these candidates. Vetters see the candidates in process on jobs whose
 * team they belong to. Idempotent.
 */
export async function shareWithVetters(
  tx: Tx,
  candidateIds: readonly Types.ObjectId[],
): Promise<void> {
  const { session } = tx;
  const rows = await ApplicationModel.find(
    { candidateId: { $in: [...candidateIds] }, ...inProcess },
    { candidateId: 1, jobId: 1 },
    { session },
  ).lean();
  const vetters = await vettersOf(
    tx,
    rows.map(({ jobId }) => jobId),
  );
  const wanted = new Map<string, Types.ObjectId[]>(
    candidateIds.map((id) => [id.toHexString(), []]),
  );
  for (const { candidateId, jobId } of rows)
    wanted.get(candidateId.toHexString())?.push(...(vetters.get(jobId.toHexString()) ?? []));
  await setJobVetters(tx, wanted);
}

/** {@link shareWithVetters} for all candidates in process on a job whose team changed. */
export async function shareJobWithVetters(tx: Tx, jobId: Types.ObjectId): Promise<void> {
  const ids = await ApplicationModel.distinct('candidateId', { jobId, ...inProcess }).session(
    tx.session,
  );
  if (ids.length > 0) await shareWithVetters(tx, ids as Types.ObjectId[]);
}

/** {@link shareJobWithVetters} for all jobs, so that new vetters see their candidates, too. */
export async function shareAllJobs(signal: AbortSignal): Promise<void> {
  const jobIds = await ApplicationModel.distinct('jobId', inProcess);
  for (const jobId of jobIds as Types.ObjectId[]) {
    if (signal.aborted) return;
    await transact(systemContext('vetters:shared'), (tx) => shareJobWithVetters(tx, jobId));
  }
}

/** Returns the vetters on the teams of these jobs, by job. */
async function vettersOf(
  { session }: Tx,
  jobIds: readonly Types.ObjectId[],
): Promise<Map<string, Types.ObjectId[]>> {
  const jobs = [...(await jobsById(jobIds, session)).entries()];
  const roles = await findStaffRoles(
    jobs.flatMap(([, { team }]) => team.map(({ userId }) => userId)),
  );
  return new Map(
    jobs.map(([id, { team }]) => [
      id,
      team
        .map(({ userId }) => userId)
        .filter((userId) => roles.get(userId.toHexString())?.includes('vetter') === true),
    ]),
  );
}
