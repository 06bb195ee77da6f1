import { Types } from 'mongoose';
import { formatNumber, takeNumber } from '../../db/counter.ts';
import { PlacementModel, type Placement } from '../../records/placements/placement.model.ts';

/** Creates a stored active placement of a candidate. */
export async function createPlacement(
  candidateId: Types.ObjectId,
  changes: Partial<Placement> = {},
): Promise<Placement> {
  const placement = await PlacementModel.create({
    number: formatNumber('placement', await takeNumber('placement')),
    candidateId,
    companyId: new Types.ObjectId(),
    jobId: new Types.ObjectId(),
    status: 'active',
    startDate: '2026-01-01',
    accountManagerId: new Types.ObjectId(),
    ...changes,
  });
  return placement.toObject();
}
