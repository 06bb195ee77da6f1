import { momentIn, type HostHoursFields } from '@muster/contracts';
import { addDays, dayOf, daysBetween } from '../../db/calendar-day.ts';
import type { CalendarSource, CalendarSpan, HeldEntry } from '../../calendars/calendar-source.ts';
import { findPlaces } from '../../identity/people/people.ts';
import { partOf } from '../../records/scheduling/open-times.ts';
import { hoursSet } from '../../records/scheduling/read-hours.ts';

type Override = HostHoursFields['overrides'][number];
type Time = Pick<HeldEntry, 'id' | 'startsAt' | 'endsAt' | 'days'>;

/** Days and hours of absence; the reason is private. */
export const awayInCalendars: CalendarSource = {
  name: 'away',
  entries: async (actor, { userIds, from, to }) => {
    // A candidate without an account has no hours.
    if (userIds.length === 0) return [];
    const [hours, places] = await Promise.all([hoursSet(userIds), findPlaces(userIds)]);
    return [...hours.values()].flatMap(({ _id, userId, overrides }) => {
      const zone = places.get(userId.toHexString())?.timeZone ?? 'UTC';
      return overrides
        .filter(({ kind }) => kind !== 'open')
        .flatMap((override, index) =>
          timesOf(override, zone, { from, to }).map(({ id, ...time }) => ({
            id: `${_id.toHexString()}:${index}${id}`,
            kind: 'time_off' as const,
            title: userId.equals(actor.userId) && override.note ? override.note : 'Away',
            ...time,
            userIds: [userId],
          })),
        )
        .filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from);
    });
  },
};

/** Whole days as one entry; a part of the day separately for each requested day. */
function timesOf(override: Override, zone: string, { from, to }: CalendarSpan): Time[] {
  const { firstDay, lastDay } = override;
  const at = (day: string, clock: string) =>
    new Date(
      clock === '24:00' ? momentIn(addDays(day, 1), '00:00', zone) : momentIn(day, clock, zone),
    );
  const part = partOf(override);
  if (!part)
    return [
      {
        id: '',
        startsAt: at(firstDay, '00:00'),
        endsAt: at(lastDay, '24:00'),
        days: { firstDay, lastDay },
      },
    ];
  const [asked, end] = [addDays(dayOf(from), -1), addDays(dayOf(to), 1)];
  const first = firstDay > asked ? firstDay : asked;
  const count = daysBetween(first, lastDay < end ? lastDay : end) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const day = addDays(first, index);
    return { id: `:${day}`, startsAt: at(day, part.from), endsAt: at(day, part.to) };
  });
}
