import { dayMs, momentIn, shiftDay, shownAt, type CalendarEntry } from '@muster/contracts';
import { turnedMonth, viewerTimeZone, weekStartOf } from '@muster/ui';

export const calendarViews = ['day', 'week', 'month', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const run = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => shiftDay(first, index));

/** Returns the days that a view shows: a month in full weeks. */
export function daysOf(view: CalendarView, day: string): string[] {
  if (view === 'day') return [day];
  if (view === 'week') return run(weekStartOf(day), 7);
  if (view === 'agenda') return run(day, 30);
  return run(weekStartOf(`${day.slice(0, 7)}-01`), 42);
}

/** Returns the next or previous period of the same view. */
export function turned(view: CalendarView, day: string, by: 1 | -1): string {
  if (view === 'day') return shiftDay(day, by);
  if (view === 'week') return shiftDay(day, 7 * by);
  if (view === 'agenda') return shiftDay(day, 30 * by);
  return turnedMonth(day, by);
}

/** Returns the start of the first day and the end of the last one in the viewer's time zone. */
export function spanOf(days: readonly string[]): { from: string; to: string } {
  const zone = viewerTimeZone();
  const [first = ''] = days;
  return {
    from: momentIn(first, '00:00', zone),
    to: momentIn(shiftDay(days.at(-1) ?? first, 1), '00:00', zone),
  };
}

/** Returns a moment as minutes of a day, limited to that day. */
const minutesOn = (day: string, moment: string): number => {
  const shown = (shownAt(Date.parse(moment), viewerTimeZone()) - at(day)) / 60_000;
  return Math.min(24 * 60, Math.max(0, shown));
};

export interface PlacedEntry {
  entry: CalendarEntry;
  /** Minutes since midnight. */
  from: number;
  to: number;
  column: number;
  columns: number;
}

/**
 * Checks whether an entry overlaps a day; all-day entries keep their owner's dates in every time
 * zone.
 */
const isOn = (
  { startsAt, endsAt, days }: CalendarEntry,
  day: string,
  { from, to }: { from: string; to: string },
): boolean => (days ? days.firstDay <= day && day <= days.lastDay : startsAt < to && endsAt > from);

/** Returns the entries of a day. */
export const entriesOn = (entries: readonly CalendarEntry[], day: string): CalendarEntry[] => {
  const span = spanOf([day]);
  return entries.filter((entry) => isOn(entry, day, span));
};

/** Returns the entries of each of several consecutive days, computing each midnight once. */
export function entriesOfDays(
  entries: readonly CalendarEntry[],
  days: readonly string[],
): { day: string; entries: CalendarEntry[] }[] {
  const zone = viewerTimeZone();
  const midnights = [...days, shiftDay(days.at(-1) ?? '', 1)].map((day) =>
    momentIn(day, '00:00', zone),
  );
  return days.map((day, index) => {
    const [from = '', to = ''] = midnights.slice(index, index + 2);
    return { day, entries: entries.filter((entry) => isOn(entry, day, { from, to })) };
  });
}

/** Removes all-day entries from other zones that overlap these days only by time, not by date. */
export const entriesWithin = (
  entries: readonly CalendarEntry[],
  days: readonly string[],
): CalendarEntry[] => {
  const [first = ''] = days;
  const last = days.at(-1) ?? first;
  return entries.filter(
    ({ days: whole }) => !whole || (whole.firstDay <= last && first <= whole.lastDay),
  );
};

/** Places a day's entries side by side where they overlap. */
export function placeEntries(entries: readonly CalendarEntry[], day: string): PlacedEntry[] {
  const placed = entriesOn(entries, day)
    .filter(({ days }) => days === null)
    .map((entry) => {
      const from = minutesOn(day, entry.startsAt);
      const to = Math.max(minutesOn(day, entry.endsAt), from + 20);
      return { entry, from, to, column: 0, columns: 1 };
    });
  let group: PlacedEntry[] = [];
  let groupEnd = 0;
  for (const one of placed) {
    if (one.from >= groupEnd) group = [];
    const taken = new Set(group.filter(({ to }) => to > one.from).map(({ column }) => column));
    while (taken.has(one.column)) one.column += 1;
    group.push(one);
    groupEnd = Math.max(groupEnd, one.to);
    const columns = Math.max(...group.map(({ column }) => column)) + 1;
    for (const member of group) member.columns = columns;
  }
  return placed;
}

export interface NewTime {
  startsAt: string;
  endsAt: string;
}

/** Moves an entry by days and minutes in the viewer's time zone; `stretch` moves only its end. */
export function shifted(
  { startsAt, endsAt }: NewTime,
  by: { days: number; minutes: number },
  stretch = false,
): NewTime {
  const zone = viewerTimeZone();
  const later = (moment: string): string => {
    const shown = shownAt(Date.parse(moment), zone) + by.days * dayMs + by.minutes * 60_000;
    const clock = new Date(shown).toISOString();
    return momentIn(clock.slice(0, 10), clock.slice(11, 16), zone);
  };
  const moved = { startsAt: stretch ? startsAt : later(startsAt), endsAt: later(endsAt) };
  return moved.startsAt < moved.endsAt ? moved : { startsAt, endsAt };
}
