import type { ClientSession, Types } from 'mongoose';
import { dayOf } from '../../db/calendar-day.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { changePosition } from './change-position.ts';
import { PositionModel, type Position } from './position.model.ts';

/** Positions without a candidate, which are cancelled when their job ends. */
export const seatsToGiveUp = (
  jobId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Position[]> =>
  PositionModel.find({ jobId, deletedAt: null, status: { $in: ['open', 'on_hold'] } }, null, {
    session,
  }).lean();

/** Cancels the free seats of a job that has ended; filled seats stay as they are. */
export async function giveUpSeats(
  tx: Tx,
  jobId: Types.ObjectId,
  note: string | null,
): Promise<void> {
  for (const seat of await seatsToGiveUp(jobId, tx.session))
    await changePosition(tx, seat, {
      action: 'cancel',
      name: 'position.cancel',
      version: null,
      set: {
        status: 'cancelled',
        cancelledOn: dayOf(tx.at),
        cancelNote: note,
      },
    });
}

/** Restores the seats that were cancelled with the end of a job, when it reopens. */
export async function takeSeatsBack(tx: Tx, jobId: Types.ObjectId, endedAt: Date): Promise<void> {
  const seats = await PositionModel.find(
    {
      jobId,
      deletedAt: null,
      status: 'cancelled',
      lastAction: 'position.cancel',
      updatedAt: endedAt,
    },
    null,
    { session: tx.session },
  ).lean();
  for (const seat of seats)
    await changePosition(tx, seat, {
      action: 'restore',
      name: 'position.restore',
      version: null,
      set: { status: 'open', cancelledOn: null, cancelReasonId: null, cancelNote: null },
    });
}
