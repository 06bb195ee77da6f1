import { limits, type positionEndpoints } from '@muster/contracts';
import { today } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { applicationPeople } from '../../../records/applications/application-lookup.ts';
import { loseSeat } from '../../applications/api/contract.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import { notify } from '../../notifications/api/notify.ts';
import { cancelPlacementOf } from '../../placements/api/placements.ts';
import { chosenReason } from '../../reasons/api/reasons.ts';
import type { FoundPosition } from '../reading/find-position.ts';
import { actOnPosition } from './act-on-position.ts';
import { changePosition, requireState } from '../../../records/positions/change-position.ts';
import { liveSeatsOf } from '../../../records/positions/live-seats.ts';
import { PositionModel, type Position } from '../../../records/positions/position.model.ts';
import { requireAnother } from '../reading/other-seats.ts';
import { releaseSeat } from '../../../records/positions/position-seats.ts';
import { restorableUntil } from '../position.serializer.ts';

/**
 * Cancels a position. A selected candidate goes back to the client's choice, and a contract in
 * preparation is cancelled. The last position stays: then the job is closed instead.
 */
export const cancelSeat: Service<typeof positionEndpoints.cancel> = (ctx, { params, body }) =>
  actOnPosition(ctx, params.id, 'position.cancel', (tx, found) => cancelOne(tx, found, body));

interface Cancellation {
  version: number | null;
  reasonId: string;
  note: string | null;
}

/** Cancels a position within the transaction of the caller, who has checked the permission. */
export async function cancelOne(
  tx: Tx,
  { position, job }: FoundPosition,
  { version, reasonId, note }: Cancellation,
): Promise<Position> {
  const reason = await chosenReason('position_cancel', { reasonId, note }, tx.session);
  const isRepeat = ({ cancelReasonId, cancelNote }: Position) =>
    String(cancelReasonId) === reasonId && cancelNote === note;
  const wasReserved = position.status === 'reserved';
  if (wasReserved && version !== null && version !== position.version)
    throw versionConflict(position, ['status']);
  if (position.status === 'filled') throw new AppError('POSITION_IN_USE');
  const seat = wasReserved ? await giveBack(tx, job, position, note ?? reason.label) : position;
  return changePosition(tx, seat, {
    action: 'cancel',
    name: 'position.cancel',
    version: wasReserved ? null : version,
    isRepeat,
    guard: (current) => requireAnother(tx, current),
    set: {
      status: 'cancelled',
      cancelledOn: today(),
      cancelReasonId: reason._id,
      cancelNote: note,
    },
  });
}

/** Releases a reserved position, with its application and its contract; returns the new state. */
async function giveBack(tx: Tx, job: Job, position: Position, note: string): Promise<Position> {
  const applicationId = position.reservedApplicationId;
  if (applicationId) {
    await cancelPlacementOf(tx, applicationId, { note });
    await loseSeat(tx, applicationId, note);
    await releaseSeat(tx, { positionId: position._id, applicationId });
    const candidateId = (await applicationPeople([applicationId], tx.session)).get(
      applicationId.toHexString(),
    );
    if (candidateId)
      await notify(tx, {
        topic: 'assignment',
        userIds: [job.accountManagerId, ...(job.leadRecruiterId ? [job.leadRecruiterId] : [])],
        title: `The seat that {name} was selected for is cancelled: ${calledInNotices(job)}`,
        link: `/jobs/${job._id.toHexString()}/positions`,
        subject: { type: 'candidate', id: candidateId },
      });
  }
  const seat = await PositionModel.findById(position._id, null, {
    session: tx.session,
  }).lean();
  if (!seat) throw new AppError('NOT_FOUND');
  return seat;
}

/** Restores a cancelled position, for thirty days and while the job is open. */
export const restoreSeat: Service<typeof positionEndpoints.restore> = (ctx, { params, body }) =>
  actOnPosition(ctx, params.id, 'position.cancel', (tx, { position, job }) => {
    return changePosition(tx, position, {
      action: 'restore',
      name: 'position.restore',
      version: body.version,
      guard: async (current) => {
        requireState(current, 'restore');
        if (job.status === 'closed' || job.status === 'cancelled')
          throw new AppError('JOB_NOT_OPEN', { context: { state: job.status } });
        if (restorableUntil(current) < tx.at) throw new AppError('RESTORE_EXPIRED');
        const live = await liveSeatsOf(job._id, tx.session);
        if (live.length >= limits.position.perJob) throw new AppError('POSITION_LIMIT');
      },
      set: { status: 'open', cancelledOn: null, cancelReasonId: null, cancelNote: null },
    });
  });
