import type { PermissionName } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { knownFaces, visibleCandidates, type NamedFace } from '../candidates/candidate-names.ts';
import { jobsById } from '../jobs/job-lookup.ts';
import { ApplicationEventModel } from './application-event.model.ts';
import { ApplicationModel } from './application.model.ts';
import { applicationsById } from './applications-by-id.ts';
import { reaches, sees } from './applications.policy.ts';

/**
 * Returns the names of those applications that the reader may open: candidate and job; with the
 * photo.
 */
export async function readableApplications(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, NamedFace>> {
  if (ids.length === 0 || !actor.can('application.read')) return new Map();
  const rows = [...(await applicationsById(ids)).values()].filter(({ deletedAt }) => !deletedAt);
  const [faces, jobs] = await Promise.all([
    knownFaces(
      actor,
      rows.map(({ candidateId }) => candidateId),
    ),
    jobsById(rows.map(({ jobId }) => jobId)),
  ]);
  return new Map(
    rows.flatMap((row) => {
      const face = faces.get(row.candidateId.toHexString());
      const job = jobs.get(row.jobId.toHexString());
      if (!face || !job || !sees(actor, row, job)) return [];
      return [[row._id.toHexString(), { ...face, name: `${face.name}, ${job.title}` }] as const];
    }),
  );
}

/**
 * Returns by id which of these live applications the reader may open and all of these permissions
 * cover: candidate and job. Those of deleted candidates are never included.
 */
export async function reachedApplications(
  actor: Actor,
  ids: readonly Types.ObjectId[],
  permissions: readonly PermissionName[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ApplicationModel.find(
    { _id: { $in: [...ids] }, deletedAt: null },
    { candidateId: 1, jobId: 1, ownerUserId: 1, submissionVersion: 1 },
  ).lean();
  const [people, jobs] = await Promise.all([
    visibleCandidates(
      [actor],
      rows.map(({ candidateId }) => candidateId),
    ),
    jobsById(rows.map(({ jobId }) => jobId)),
  ]);
  return new Map(
    rows.flatMap((row): [string, string][] => {
      const person = people.get(row.candidateId.toHexString());
      const job = jobs.get(row.jobId.toHexString());
      if (!person || !job || !sees(actor, row, job)) return [];
      const isReached = permissions.every((permission) => reaches(actor, permission, row, job));
      return isReached ? [[row._id.toHexString(), `${person.name}, ${job.title}`]] : [];
    }),
  );
}

/** Checks whether a candidate and a client have met: a confirmed interview took place. */
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
