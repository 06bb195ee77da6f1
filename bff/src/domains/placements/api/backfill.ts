import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { eligibleAmong, supervisorIds } from '../../../records/companies/supervisors.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import { addPositions } from '../../../records/positions/add-positions.ts';
import type { Position } from '../../../records/positions/position-seats.ts';
import { findSeat, seatBeside } from '../../../records/positions/seat-reading.ts';
import type { Placement } from '../../../records/placements/placement.model.ts';

/**
 * Adds the position that continues a contractor's work; the former one keeps its history.
 * @throws AppError DUPLICATE if there is one already, JOB_NOT_OPEN, POSITION_LIMIT
 */
export async function backfillFor(tx: Tx, job: Job, placement: Placement): Promise<Position> {
  const { backfilled } = await seatBeside(placement, tx.session);
  if (backfilled) throw new AppError('DUPLICATE');
  return addSeatAfter(tx, job, placement);
}

/**
 * Adds a position with the previous one's terms, and with its supervisors if they still may lead.
 */
export async function addSeatAfter(tx: Tx, job: Job, placement: Placement): Promise<Position> {
  const seat = placement.positionId ? await findSeat(placement.positionId, tx.session) : null;
  const { supervisorCompanyUserId, backupSupervisorId } = placement;
  const ifEligible = await eligibleAmong(supervisorIds(placement), tx.session);
  const [added] = await addPositions(tx, job, [
    {
      backfillForPlacementId: placement._id,
      supervisorCompanyUserId: ifEligible(supervisorCompanyUserId),
      backupSupervisorId: ifEligible(backupSupervisorId),
      billRate: seat?.billRate ?? null,
      costCentre: seat?.costCentre ?? null,
      poNumber: seat?.poNumber ?? null,
    },
  ]);
  if (!added) throw new Error('The seat was not added');
  return added;
}
