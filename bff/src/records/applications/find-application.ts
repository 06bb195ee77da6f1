import type { PermissionName } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { isRecordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import {
  findCandidate,
  findLiveCandidate,
  type Candidate,
} from '../candidates/candidate-lookup.ts';
import { jobsById, type Job } from '../jobs/job-lookup.ts';
import { ApplicationModel, type Application } from './application.model.ts';
import { reaches, sees } from './applications.policy.ts';

/** An application with its candidate and its job. */
export interface FoundApplication {
  application: Application;
  candidate: Candidate;
  job: Job;
}

interface Lookup {
  session?: ClientSession | null;
  /** Whether a deleted one is accepted, for users who may restore it. */
  removed?: boolean;
}

/**
 * Returns an application that the actor may see and on which `permission` is held.
 * @throws AppError NOT_FOUND for a missing or hidden one, SELF_RECORD, FORBIDDEN
 */
export async function findApplication(
  actor: Actor,
  permission: PermissionName,
  id: string,
  { session = null, removed = false }: Lookup = {},
): Promise<FoundApplication> {
  const application = isRecordId(id)
    ? await ApplicationModel.findOne({ _id: id }, null, { session }).lean()
    : null;
  if (!application || (application.deletedAt && !removed)) throw new AppError('NOT_FOUND');
  const candidate = await findCandidate(actor, application.candidateId.toHexString(), { session });
  const job = (await jobsById([application.jobId], session)).get(application.jobId.toHexString());
  if (!job || !sees(actor, application, job)) throw new AppError('NOT_FOUND');
  if (!reaches(actor, permission, application, job))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return { application, candidate, job };
}

/** Returns an application without checking rights, for what its candidate does by a link. */
export async function applicationNow(
  id: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<FoundApplication | null> {
  const application = await ApplicationModel.findOne({ _id: id, deletedAt: null }, null, {
    session,
  }).lean();
  const candidate = application && (await findLiveCandidate(application.candidateId, session));
  if (!application || !candidate) return null;
  const job = (await jobsById([application.jobId], session)).get(application.jobId.toHexString());
  return job ? { application, candidate, job } : null;
}
