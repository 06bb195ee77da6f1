import {
  calendarEventKinds,
  dayMs,
  hourMs,
  minuteMs,
  momentIn,
  recurrenceFrequencies,
  type HostHoursFields,
} from '@muster/contracts';
import { DateTime } from 'luxon';
import { timesTaken } from '../../calendar/api/own-times.ts';
import { Random } from '../../../demo/random.ts';
import { freeSlots, type Host, type SlotSearch } from './free-slots.ts';
import { openTimes } from '../../../records/scheduling/open-times.ts';

/**
 * Zones of both hemispheres, with half-hour and quarter-hour offsets, and moments around their
 * clock changes.
 */
const changes = [
  { zone: 'Europe/Lisbon', at: '2027-03-28T01:00Z' },
  { zone: 'Europe/Lisbon', at: '2026-10-25T01:00Z' },
  { zone: 'America/New_York', at: '2027-03-14T07:00Z' },
  { zone: 'America/New_York', at: '2026-11-01T06:00Z' },
  { zone: 'Australia/Lord_Howe', at: '2026-10-03T15:30Z' },
  { zone: 'Australia/Lord_Howe', at: '2027-04-03T15:00Z' },
  { zone: 'Pacific/Auckland', at: '2026-09-26T14:00Z' },
  { zone: 'America/Santiago', at: '2027-04-04T03:00Z' },
  { zone: 'Africa/Cairo', at: '2027-04-29T22:00Z' },
  { zone: 'Asia/Kolkata', at: '2026-11-01T06:00Z' },
  { zone: 'Asia/Kathmandu', at: '2027-03-28T01:00Z' },
  { zone: 'America/Sao_Paulo', at: '2027-03-14T07:00Z' },
] as const;

const clock = (quarters: number): string =>
  `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;

function someHours(random: Random): { from: string; to: string } {
  const from = random.int(0, 94);
  return { from: clock(from), to: clock(random.int(from + 1, 96)) };
}

function someAvailability(random: Random, timeZone: string, around: number): HostHoursFields {
  const day = (days: number) =>
    DateTime.fromMillis(around, { zone: timeZone }).plus({ days }).toISODate() ?? '';
  return {
    timeZone,
    bufferBeforeMin: random.pick([0, 5]),
    bufferAfterMin: random.pick([0, 10, 30]),
    weekly: Array.from({ length: 10 }, () => ({ weekday: random.int(1, 7), ...someHours(random) })),
    overrides: Array.from({ length: random.int(0, 3) }, () => {
      const kind = random.pick(['open', 'busy', 'out_of_office'] as const);
      const first = random.int(-2, 2);
      const hours = kind === 'open' || random.chance(0.5) ? someHours(random) : null;
      return {
        kind,
        firstDay: day(first),
        lastDay: day(first + random.int(0, 1)),
        note: null,
        from: hours?.from ?? null,
        to: hours?.to ?? null,
        substituteId: null,
      };
    }),
  };
}

type Event = Parameters<typeof timesTaken>[0];

/** Creates an event, possibly recurring, that began up to two months before. */
function someEvent(random: Random, timeZone: string, around: number): Event {
  const frequency = random.pick(recurrenceFrequencies);
  const interval = random.int(1, 3);
  const step = { daily: 1, weekly: 7, monthly: 30 }[frequency] * interval;
  const early = random.int(-2, 2) - step * random.int(0, Math.floor(60 / step));
  const day = DateTime.fromMillis(around, { zone: timeZone }).plus({ days: early });
  const allDay = random.chance(0.3);
  const days = random.int(1, 2);
  const date = (at: DateTime) => at.toISODate() ?? '';
  const startsAt = new Date(
    momentIn(date(day), allDay ? '00:00' : clock(random.int(0, 95)), timeZone),
  );
  const endsAt = allDay
    ? new Date(momentIn(date(day.plus({ days })), '00:00', timeZone))
    : new Date(startsAt.getTime() + random.int(1, 60) * 5 * minuteMs);
  const event = {
    kind: random.pick(calendarEventKinds),
    allDay,
    timeZone,
    startsAt,
    endsAt,
    recurrence: random.chance(0.7) ? { frequency, interval, count: random.int(2, 52) } : null,
    exceptions: [] as Date[],
  };
  const left = slowTimes({ ...event, kind: 'meeting' }, around).filter(() => random.chance(0.2));
  return event.recurrence
    ? { ...event, exceptions: left.map(({ from }) => new Date(from)) }
    : event;
}

/**
 * Returns when the clocks of a zone first show a time; a skipped time as if they had not changed.
 */
function firstShown(wall: number, zone: string): number {
  const shown = (moment: number) =>
    moment + DateTime.fromMillis(moment, { zone }).offset * minuteMs;
  let before = wall - 16 * hourMs;
  while (shown(before + step) <= wall) before += step;
  return before + (wall - shown(before));
}

/** Returns the times of an event around a moment, day by day in its time zone. */
function slowTimes(
  { kind, allDay, startsAt, endsAt, timeZone, recurrence, exceptions }: Event,
  around: number,
) {
  if (kind === 'deadline' || (kind === 'follow_up' && allDay)) return [];
  if (!recurrence) return [{ from: startsAt.getTime(), to: endsAt.getTime() }];
  const wallOf = (at: Date) =>
    DateTime.fromJSDate(at, { zone: timeZone }).setZone('UTC', { keepLocalTime: true });
  const first = wallOf(startsAt);
  const length = wallOf(endsAt).toMillis() - first.toMillis();
  const { frequency, interval, count } = recurrence;
  const times = [];
  for (let days = 0, round = 0; round < count; days += 1) {
    const wall = first.plus({ days });
    const months = (wall.year - first.year) * 12 + wall.month - first.month;
    const isOn = {
      daily: days % interval === 0,
      weekly: days % (7 * interval) === 0,
      monthly: wall.day === first.day && months % interval === 0,
    }[frequency];
    if (!isOn) continue;
    round += 1;
    if (Math.abs(wall.toMillis() - around) > 5 * dayMs) continue;
    const from = firstShown(wall.toMillis(), timeZone);
    const to = firstShown(wall.toMillis() + length, timeZone);
    times.push({ from, to: to > from ? to : from + length });
  }
  return times.filter(({ from }) => !exceptions.some((left) => left.getTime() === from));
}

/** A host for the search, with the source of its data. */
interface SomeHost extends Host {
  slowBusy: Host['busy'];
}

function someHost(random: Random, id: number, around: number): SomeHost {
  const { zone } = random.pick(changes);
  const meetings = Array.from({ length: random.int(0, 5) }, () => {
    const from = around + random.int(-400, 400) * 5 * minuteMs;
    return { from, to: from + random.int(1, 30) * 5 * minuteMs };
  });
  // An event may have been created in another zone than its host's.
  const events = Array.from({ length: random.int(0, 3) }, () =>
    someEvent(random, random.chance(0.5) ? zone : random.pick(changes).zone, around),
  );
  const byEvents = events.flatMap(timesTaken);
  return {
    id: String(id),
    availability: someAvailability(random, zone, around),
    busy: [
      ...meetings,
      ...byEvents.map(({ startsAt, endsAt }) => ({ from: Number(startsAt), to: Number(endsAt) })),
    ],
    slowBusy: [...meetings, ...events.flatMap((event) => slowTimes(event, around))],
  };
}

/** Checks whether a host works at a moment, by local time. */
function isOpen({ timeZone, weekly, overrides }: HostHoursFields, moment: number): boolean {
  const wall = DateTime.fromMillis(moment, { zone: timeZone });
  const now = wall.toFormat('HH:mm');
  const today = wall.toISODate() ?? '';
  const isNow = ({ from, to }: { from: string | null; to: string | null }) =>
    from === null || to === null || (from <= now && now < to);
  const special = overrides.filter(
    ({ firstDay, lastDay }) => firstDay <= today && today <= lastDay,
  );
  if (special.some((one) => one.kind === 'out_of_office')) return false;
  if (special.some((one) => one.kind === 'busy' && isNow(one))) return false;
  if (special.some((one) => one.kind === 'open' && isNow(one))) return true;
  return weekly.some((one) => one.weekday === wall.weekday && isNow(one));
}

const step = 5 * minuteMs;

/** The same, slow and obvious: each start on the grid, each five minutes of the meeting. */
function slowSlots(hosts: readonly SomeHost[], search: SlotSearch) {
  const { within, durationMin, rule, gridMin } = search;
  const first = Math.floor(within.from / hourMs) * hourMs;
  const opens = hosts.map(({ availability }) => {
    const open = new Set<number>();
    for (let at = first; at < within.to; at += step) if (isOpen(availability, at)) open.add(at);
    return open;
  });
  const isFree = (index: number, start: number, end: number): boolean => {
    for (let at = start; at < end; at += step) if (!opens[index]?.has(at)) return false;
    const host = hosts[index];
    if (!host) return false;
    const { bufferBeforeMin: before, bufferAfterMin: after } = host.availability;
    const needs = { from: start - before * minuteMs, to: end + after * minuteMs };
    return host.slowBusy.every(({ from, to }) => {
      const taken = { from: from - before * minuteMs, to: to + after * minuteMs };
      return needs.to <= taken.from || needs.from >= taken.to;
    });
  };
  const zone = hosts[0]?.availability.timeZone ?? 'UTC';
  const found = [];
  for (let start = first; start < within.to; start += 15 * minuteMs) {
    const end = start + durationMin * minuteMs;
    if (start < within.from || end > within.to) continue;
    const { minute, hour } = DateTime.fromMillis(start, { zone });
    if ((hour * 60 + minute) % gridMin !== 0) continue;
    const free = hosts.filter((_host, index) => isFree(index, start, end));
    const fits = rule === 'all' ? free.length === hosts.length : free.length > 0;
    if (fits) found.push({ startsAt: start, endsAt: end, hostIds: free.map(({ id }) => id) });
  }
  return found;
}

it('finds the same free times as a slow search by each host’s local time, over all clock changes', () => {
  const random = new Random(21);
  let found = 0;
  for (let round = 0; round < 48; round += 1) {
    const around = Date.parse(changes[round % changes.length]?.at ?? '');
    const hosts = Array.from({ length: random.int(1, 3) }, (_one, id) =>
      someHost(random, id, around),
    );
    const search: SlotSearch = {
      rule: random.pick(['all', 'any_of'] as const),
      durationMin: random.pick([15, 30, 45, 60, 90]),
      // Real requests do not arrive at a full second.
      within: {
        from: around - 30 * hourMs + random.int(0, hourMs),
        to: around + 30 * hourMs + random.int(0, hourMs),
      },
      gridMin: random.pick([15, 30, 60]),
    };
    const slots = freeSlots(hosts, search);
    expect(slots).toEqual(slowSlots(hosts, search));
    found += slots.length;
  }
  expect(found).toBeGreaterThan(200);
});

const week = (timeZone: string, from: string, to: string): HostHoursFields => ({
  timeZone,
  overrides: [],
  bufferBeforeMin: 0,
  bufferAfterMin: 0,
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to })),
});

it('opens no hour that the clocks skip, and two hours for one that they repeat', () => {
  const within = (day: string) => ({
    from: Date.parse(`${day}T00:00Z`),
    to: Date.parse(`${day}T12:00Z`),
  });
  const hours = week('Europe/Lisbon', '01:00', '02:00');
  expect(openTimes(hours, within('2027-03-28'))).toEqual([]);
  const [twice] = openTimes(hours, within('2026-10-25'));
  expect(((twice?.to ?? 0) - (twice?.from ?? 0)) / hourMs).toBe(2);
});
