import type { ApplicationRecord } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { Job } from '../jobs/job-lookup.ts';
import { PlacementModel } from './placement.model.ts';
import { reaches } from './placements.policy.ts';

/**
 * Returns the latest contract of an application that was not cancelled; null if the reader may see
 * none.
 */
export async function placementOfApplication(
  actor: Actor,
  applicationId: Types.ObjectId,
  job: Job,
  session: ClientSession | null = null,
): Promise<ApplicationRecord['placement']> {
  const placement = await PlacementModel.findOne(
    { applicationId, status: { $ne: 'cancelled' } },
    null,
    { session },
  )
    .sort({ _id: -1 })
    .lean();
  if (!placement || !reaches(actor, 'placement.list', placement, job)) return null;
  const { _id, number, status, startDate, plannedEndDate, actualEndDate } = placement;
  return { id: _id.toHexString(), number, status, startDate, plannedEndDate, actualEndDate };
}
