import type { PermissionName } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import { jobsById, type Job } from '../../../records/jobs/job-lookup.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';
import { reaches, scopeFor } from '../../../records/placements/placements.policy.ts';

export interface FoundPlacement {
  placement: Placement;
  job: Job;
}

/**
 * Finds a placement by id or number (`P-00045`) on which `permission` is held.
 * @throws AppError NOT_FOUND if it does not exist or is hidden, FORBIDDEN
 */
export async function findPlacement(
  actor: Actor,
  permission: PermissionName,
  idOrNumber: string,
  session: ClientSession | null = null,
): Promise<FoundPlacement> {
  const named = nameOf(idOrNumber);
  if (!named) throw new AppError('NOT_FOUND');
  const placement = await PlacementModel.findOne(
    { $and: [named, await scopeFor(actor, 'placement.list', session)] },
    null,
    { session },
  ).lean();
  const job =
    placement && (await jobsById([placement.jobId], session)).get(placement.jobId.toHexString());
  if (!placement || !job) throw new AppError('NOT_FOUND');
  if (!reaches(actor, permission, placement, job))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return { placement, job };
}

function nameOf(idOrNumber: string): { _id: string } | { number: string } | null {
  if (isRecordId(idOrNumber)) return { _id: idOrNumber };
  const number = idOrNumber.toUpperCase();
  return /^P-\d{5,}$/.test(number) ? { number } : null;
}
