import { minuteMs } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { ScheduleRequestModel } from './schedule-request.model.ts';

/** Time held for the one person to whom it was offered, until they choose. */
export interface HeldTime {
  userIds: readonly Types.ObjectId[];
  startsAt: Date;
  endsAt: Date;
}

interface HeldQuery {
  now: Date;
  /** The interview to be scheduled: time held for it is no obstacle. */
  interviewId: Types.ObjectId | null;
  session?: ClientSession | null;
}

/** Returns the times of these users that are held for other interviews. */
export async function heldTimes(
  userIds: readonly Types.ObjectId[],
  { now, interviewId, session = null }: HeldQuery,
): Promise<HeldTime[]> {
  const held = await ScheduleRequestModel.find(
    {
      hostIds: { $in: [...userIds] },
      isOpen: true,
      status: 'slots_proposed',
      holdUntil: { $gt: now },
      ...(interviewId && { interviewId: { $ne: interviewId } }),
    },
    { hostIds: 1, offered: 1, durationMin: 1 },
    { session },
  ).lean();
  return held.flatMap(({ hostIds, offered, durationMin }) =>
    offered.map((startsAt) => ({
      userIds: hostIds,
      startsAt,
      endsAt: new Date(startsAt.getTime() + durationMin * minuteMs),
    })),
  );
}

/** Returns those of these held times that overlap a period. */
export const heldBetween = async (
  userIds: readonly Types.ObjectId[],
  { from, to }: { from: Date; to: Date },
  query: HeldQuery,
): Promise<HeldTime[]> =>
  (await heldTimes(userIds, query)).filter(
    ({ startsAt, endsAt }) => startsAt < to && endsAt > from,
  );
