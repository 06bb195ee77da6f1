import { dayMs, hourMs, limits } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { ensureHeldTimes, lockTimes } from '../../vetting/api/interview-times.ts';
import { freeSlots } from '../free-busy/free-slots.ts';
import { readHosts } from '../free-busy/read-hosts.ts';

/** A time at which a colleague can be called. */
export interface CallTime {
  startsAt: Date;
  endsAt: Date;
}

const { minutes, noticeHours, horizonDays } = limits.clientCall;

/** Returns when a colleague is free for a call: within their hours, without any other entry. */
export async function callTimesOf(
  userId: Types.ObjectId,
  now: Date,
  session: ClientSession | null = null,
): Promise<CallTime[]> {
  const within = {
    from: now.getTime() + noticeHours * hourMs,
    to: now.getTime() + horizonDays * dayMs,
  };
  const hosts = await readHosts([userId], { within, now, interviewId: null, session });
  const gridMin = limits.scheduling.grid;
  return freeSlots(hosts, { rule: 'all', durationMin: minutes, within, gridMin }).map(
    ({ startsAt, endsAt }) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }),
  );
}

/** Creates the data that {@link takeCallTime} needs, outside of its transaction. */
export const prepareCallTimes = (userId: Types.ObjectId): Promise<void> =>
  ensureHeldTimes([userId.toHexString()]);

/**
 * Reserves a free time for a call; bookings, including interviews, run one after another.
 * @throws AppError SLOT_TAKEN for a time that is not free, or never was
 */
export async function takeCallTime(
  tx: Tx,
  userId: Types.ObjectId,
  startsAt: Date,
): Promise<CallTime> {
  await lockTimes(tx, [userId]);
  const free = await callTimesOf(userId, tx.at, tx.session);
  const found = free.find((time) => time.startsAt.getTime() === startsAt.getTime());
  if (!found) throw new AppError('SLOT_TAKEN');
  return found;
}
