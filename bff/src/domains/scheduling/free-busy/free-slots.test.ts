import { hourMs, minuteMs, type HostHoursFields } from '@muster/contracts';
import { DateTime } from 'luxon';
import { Random } from '../../seed/build/random.ts';
import { freeSlots, type Host, type SlotSearch } from './free-slots.ts';
import { openTimes } from './open-times.ts';

/** Zones of both hemispheres, of half and quarter hours, and moments around their changes of clocks. */
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
    ...{ timeZone, bufferBeforeMin: random.pick([0, 5]), bufferAfterMin: random.pick([0, 10, 30]) },
    weekly: Array.from({ length: 10 }, () => ({ weekday: random.int(1, 7), ...someHours(random) })),
    overrides: Array.from({ length: random.int(0, 3) }, () => {
      const kind = random.pick(['open', 'busy', 'out_of_office'] as const);
      const first = random.int(-2, 2);
      const hours = kind === 'open' || random.chance(0.5) ? someHours(random) : null;
      return {
        ...{ kind, firstDay: day(first), lastDay: day(first + random.int(0, 1)), note: null },
        ...{ from: hours?.from ?? null, to: hours?.to ?? null, substituteId: null },
      };
    }),
  };
}

function someHost(random: Random, id: number, around: number): Host {
  const { zone } = random.pick(changes);
  return {
    id: String(id),
    availability: someAvailability(random, zone, around),
    busy: Array.from({ length: random.int(0, 5) }, () => {
      const from = around + random.int(-400, 400) * 5 * minuteMs;
      return { from, to: from + random.int(1, 30) * 5 * minuteMs };
    }),
  };
}

/** Whether a host works at a moment, by what the clock on the wall shows. */
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

/** The same, slow and obvious: each start of the grid, each five minutes of the meeting. */
function slowSlots(hosts: readonly Host[], search: SlotSearch) {
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
    return host.busy.every(({ from, to }) => {
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

it('finds what a look at the wall clock of each host finds, over all changes of clocks', () => {
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
      // Nobody asks at a full second.
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
  ...{ timeZone, overrides: [], bufferBeforeMin: 0, bufferAfterMin: 0 },
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to })),
});

it('opens an hour that clocks leave out not at all, and one that they show twice for two', () => {
  const within = (day: string) => ({
    from: Date.parse(`${day}T00:00Z`),
    to: Date.parse(`${day}T12:00Z`),
  });
  const hours = week('Europe/Lisbon', '01:00', '02:00');
  expect(openTimes(hours, within('2027-03-28'))).toEqual([]);
  const [twice] = openTimes(hours, within('2026-10-25'));
  expect(((twice?.to ?? 0) - (twice?.from ?? 0)) / hourMs).toBe(2);
});
