import type { PermissionName } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { recordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import { findJob, type Job } from '../../../records/jobs/job-lookup.ts';
import { PositionModel, type Position } from '../../../records/positions/position.model.ts';
import { reaches } from '../../../records/positions/positions.policy.ts';

export interface FoundPosition {
  position: Position;
  job: Job;
}

/**
 * Finds a position of a visible job on which `permission` is held.
 * @throws AppError NOT_FOUND if it does not exist or is hidden, FORBIDDEN
 */
export async function findPosition(
  actor: Actor,
  permission: PermissionName,
  id: string,
  session: ClientSession | null = null,
): Promise<FoundPosition> {
  const position = await PositionModel.findOne({ _id: recordId(id), deletedAt: null }, null, {
    session,
  }).lean();
  if (!position) throw new AppError('NOT_FOUND');
  const job = await findJobFor(actor, permission, position.jobId.toHexString(), session);
  return { position, job };
}

/** Finds a job whose positions the permission reaches. @throws AppError NOT_FOUND, FORBIDDEN */
export async function findJobFor(
  actor: Actor,
  permission: PermissionName,
  id: string,
  session: ClientSession | null = null,
): Promise<Job> {
  const job = await findJob(actor, id, session);
  if (!reaches(actor, permission, job))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return job;
}
