import {
  dayMs,
  momentIn,
  shownAt,
  usualEventReminders,
  type CalendarEvent,
  type CalendarEventKind,
  type ChangeReach,
  type InterviewPlace,
  type RecurrenceFrequency,
  shiftDay,
} from '@muster/contracts';
import { viewerTimeZone } from '@muster/ui';
import { timeOf } from './event-time.ts';

const emptyGuest = { name: '', email: '' };

/** Form values of an event: days and times in its author's time zone. */
export type EventValues = {
  kind: CalendarEventKind;
  title: string;
  allDay: boolean;
  firstDay: string | null;
  lastDay: string | null;
  from: string;
  to: string;
  timeZone: string;
  repeat: RecurrenceFrequency | 'none';
  count: number | null;
  colleagues: { id: string | null }[];
  guests: (typeof emptyGuest)[];
  place: InterviewPlace | 'none';
  placeValue: string;
  description: string;
  reminders: string[];
  isPrivate: boolean;
  tellPeople: boolean;
  reach: ChangeReach;
};

export const newGuest = () => ({ ...emptyGuest });
export const newColleague = (): EventValues['colleagues'][number] => ({ id: null });

export const emptyEvent = (day: string): EventValues => ({
  kind: 'meeting',
  title: '',
  allDay: false,
  firstDay: day,
  lastDay: day,
  from: '10:00',
  to: '11:00',
  timeZone: viewerTimeZone(),
  repeat: 'none',
  count: 10,
  colleagues: [],
  guests: [],
  place: 'none',
  placeValue: '',
  description: '',
  reminders: usualEventReminders.map(String),
  isPrivate: false,
  tellPeople: true,
  reach: 'this',
});

export function valuesOf(event: CalendarEvent, at: string | null): EventValues {
  const { startsAt, endsAt } = timeOf(event, at);
  const timeZone = event.allDay ? event.timeZone : viewerTimeZone();
  const clock = (moment: string) => new Date(shownAt(Date.parse(moment), timeZone)).toISOString();
  const [begins, ends] = [clock(startsAt), clock(endsAt)];
  return {
    kind: event.kind,
    title: event.title,
    allDay: event.allDay,
    timeZone: event.recurrence ? event.timeZone : timeZone,
    firstDay: begins.slice(0, 10),
    lastDay: event.allDay ? shiftDay(ends.slice(0, 10), -1) : ends.slice(0, 10),
    from: begins.slice(11, 16),
    to: ends.slice(11, 16),
    repeat: event.recurrence?.frequency ?? 'none',
    count: event.recurrence?.count ?? 10,
    colleagues: event.attendees.flatMap(({ userId }) => (userId ? [{ id: userId }] : [])),
    guests: event.attendees.flatMap(({ name, email }) => (email ? [{ name, email }] : [])),
    place: event.place ?? 'none',
    placeValue: event.placeValue ?? '',
    description: event.description ?? '',
    reminders: event.reminderMinutes.map(String),
    isPrivate: event.visibility === 'private',
    tellPeople: true,
    reach: 'this',
  };
}

/** Returns the values to send: moments instead of days and times. */
export function preparedEvent(values: EventValues) {
  const { firstDay, lastDay, from, to, allDay, timeZone, repeat, count, place } = values;
  const zone = allDay ? timeZone : viewerTimeZone();
  const moment = (day: string | null, clock: string) => (day ? momentIn(day, clock, zone) : '');
  return {
    kind: values.kind,
    title: values.title,
    allDay,
    timeZone,
    startsAt: moment(firstDay, allDay ? '00:00' : from),
    endsAt: allDay
      ? moment(lastDay && shiftDay(lastDay, 1), '00:00')
      : moment(values.lastDay ?? firstDay, to),
    recurrence: repeat === 'none' ? null : { frequency: repeat, interval: 1, count },
    colleagueIds: values.colleagues.flatMap(({ id }) => id ?? []),
    guests: values.guests,
    place: place === 'none' ? null : place,
    // A room of the platform has its own address.
    placeValue: place === 'platform_meeting' ? null : values.placeValue || null,
    reminderMinutes: values.reminders.map(Number),
    description: values.description || null,
    visibility: values.isPrivate ? 'private' : 'default',
    tellPeople: values.tellPeople,
  };
}

const paths: Readonly<Record<string, string>> = {
  startsAt: 'firstDay',
  endsAt: 'to',
  'recurrence.count': 'count',
  visibility: 'isPrivate',
  reminderMinutes: 'reminders',
};

/** Returns the form field at which an error is shown. */
export const formPath = (path: string): string =>
  paths[path] ?? path.replace(/^colleagueIds\.(\d+)$/, 'colleagues.$1.id');

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};
const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** How many days after its first one an event ends. */
export const lengthOf = (firstDay: string | null, lastDay: string | null): number =>
  firstDay && lastDay
    ? Math.max(0, Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / dayMs))
    : 0;

/** Another beginning: an event of one day stays as long as it is, as far as the day goes. */
export function withBeginning(
  { firstDay, lastDay, from, to }: Pick<EventValues, 'firstDay' | 'lastDay' | 'from' | 'to'>,
  clock: string,
): Pick<EventValues, 'from' | 'to'> {
  const length = minutesOf(to) - minutesOf(from);
  if (firstDay !== lastDay || length <= 0) return { from: clock, to };
  return { from: clock, to: clockOf(Math.min(minutesOf(clock) + length, 23 * 60 + 45)) };
}
