import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import { changePosition } from './change-position.ts';
import { PositionModel, type Position } from './position.model.ts';

// The type of a seat for other domains; its model stays private to its own domain.
export type { Position };

/** Returns all seats of a job by creation, including cancelled seats and those that were left. */
export const seatsOf = (
  jobId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Position[]> =>
  PositionModel.find({ jobId, deletedAt: null }, null, { session }).sort({ _id: 1 }).lean();

/** Moves the seats of a job to another client along with it and clears their supervisors. */
export const moveSeats = (
  tx: Tx,
  { _id, companyId }: { _id: Types.ObjectId; companyId: Types.ObjectId },
) =>
  PositionModel.updateMany(
    { jobId: _id },
    { $set: { companyId, supervisorCompanyUserId: null, backupSupervisorId: null } },
    { session: tx.session },
  );

/**
 * Reserves a seat for an application. Of two concurrent requests, one gets it.
 * @throws AppError POSITION_TAKEN when it is not open and others are; NO_OPEN_POSITION when none
 *   is,
 * or when it does not belong to this job
 */
export async function reserveSeat(
  tx: Tx,
  {
    jobId,
    positionId,
    applicationId,
  }: Record<'jobId' | 'positionId' | 'applicationId', Types.ObjectId>,
): Promise<Position> {
  const seat = await findSeat(tx, positionId);
  if (!seat?.jobId.equals(jobId)) throw new AppError('NO_OPEN_POSITION');
  if (seat.deletedAt || seat.status !== 'open') throw await notOpen(tx, seat);
  return changePosition(tx, seat, {
    action: 'reserve',
    name: 'position.reserve',
    version: null,
    set: { status: 'reserved', reservedApplicationId: applicationId, everUsed: true },
  });
}

async function notOpen({ session }: Tx, { jobId, label }: Position): Promise<AppError> {
  const other = await PositionModel.exists({ jobId, status: 'open', deletedAt: null }).session(
    session,
  );
  return other
    ? new AppError('POSITION_TAKEN', { context: { label } })
    : new AppError('NO_OPEN_POSITION');
}

/**
 * Releases a seat reserved for an application; a seat that is not reserved for it stays as it is.
 */
export async function releaseSeat(
  tx: Tx,
  { positionId, applicationId }: Record<'positionId' | 'applicationId', Types.ObjectId>,
): Promise<void> {
  const seat = await findSeat(tx, positionId);
  if (seat?.status !== 'reserved' || !seat.reservedApplicationId?.equals(applicationId)) return;
  await changePosition(tx, seat, {
    action: 'release',
    name: 'position.release',
    version: null,
    set: { status: 'open', reservedApplicationId: null, placementId: null },
  });
}

/**
 * Fills the reserved seat when its placement begins.
 * @throws AppError NO_OPEN_POSITION when it is not reserved for this application
 */
export async function fillSeat(
  tx: Tx,
  {
    positionId,
    applicationId,
    placementId,
    day,
  }: Record<'positionId' | 'applicationId' | 'placementId', Types.ObjectId> & { day: string },
): Promise<Position> {
  const seat = await findSeat(tx, positionId);
  if (seat?.status !== 'reserved' || !seat.reservedApplicationId?.equals(applicationId))
    throw new AppError('NO_OPEN_POSITION');
  return changePosition(tx, seat, {
    action: 'fill',
    name: 'position.fill',
    version: null,
    set: { status: 'filled', placementId, filledOn: day },
  });
}

const findSeat = ({ session }: Tx, id: Types.ObjectId): Promise<Position | null> =>
  PositionModel.findById(id, null, { session }).lean();
