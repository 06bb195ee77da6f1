import { momentIn } from '@muster/contracts';
import { addDays } from '../../db/calendar-day.ts';
import type { CalendarSource } from '../../calendars/calendar-source.ts';
import { findPlaces } from '../people/api/people.ts';
import { HostHoursModel, type HostHoursRecord } from './host-hours.model.ts';

/** Days and hours at which people are not there; why is their own. */
export const awayInCalendars: CalendarSource = {
  name: 'away',
  entries: async (actor, { userIds, from, to }) => {
    const hours = await HostHoursModel.find({ userId: { $in: [...userIds] } }).lean<
      HostHoursRecord[]
    >();
    const places = await findPlaces(userIds);
    return hours.flatMap(({ _id, userId, overrides }) => {
      const zone = places.get(userId.toHexString())?.timeZone ?? 'UTC';
      return overrides
        .filter(({ kind }) => kind !== 'open')
        .map(({ firstDay, lastDay, from: begin, to: end, note }, index) => ({
          id: `${_id.toHexString()}:${index}`,
          kind: 'time_off' as const,
          title: userId.equals(actor.userId) && note ? note : 'Away',
          startsAt: new Date(momentIn(firstDay, begin ?? '00:00', zone)),
          endsAt: new Date(
            end && end !== '24:00'
              ? momentIn(lastDay, end, zone)
              : momentIn(addDays(lastDay, 1), '00:00', zone),
          ),
          allDay: begin === null,
          userIds: [userId],
        }))
        .filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from);
    });
  },
};
