import type { ClientSession, Types } from 'mongoose';
import type { CalendarSource, CalendarSpan } from '../../../calendars/calendar-source.ts';
import { OutsideCalendarModel } from './outside-calendar.model.ts';

/** Returns the busy times in some users' outside calendars. */
export async function outsideTimes(
  userIds: readonly Types.ObjectId[],
  { from, to }: CalendarSpan,
  session: ClientSession | null = null,
): Promise<{ id: string; userIds: readonly Types.ObjectId[]; startsAt: Date; endsAt: Date }[]> {
  if (userIds.length === 0) return [];
  const calendars = await OutsideCalendarModel.find(
    { userId: { $in: [...userIds] } },
    { userId: 1, busy: 1 },
    { session },
  ).lean();
  return calendars.flatMap(({ _id, userId, busy }) =>
    busy
      .filter((time) => time.from < to && time.to > from)
      .map((time) => ({
        id: `${_id.toHexString()}:${time.from.getTime()}`,
        userIds: [userId],
        startsAt: time.from,
        endsAt: time.to,
      })),
  );
}

/** Shows busy times in calendars; their content is not known here. */
export const outsideInCalendars: CalendarSource = {
  name: 'outside',
  // The source calendar already shows them.
  inFeeds: false,
  entries: async (_actor, { userIds, from, to }) =>
    (await outsideTimes(userIds, { from, to })).map((time) => ({
      ...time,
      kind: 'other' as const,
      title: null,
    })),
};
