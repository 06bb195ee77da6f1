import { minuteMs, shownAt, type HostHoursFields, type HostRule } from '@muster/contracts';
import { intersect, subtract, unite, type Interval } from '../../../calendars/intervals.ts';
import { openTimes } from '../../../records/scheduling/open-times.ts';

/** A user who may host a meeting. */
export interface Host {
  id: string;
  availability: HostHoursFields;
  /** Times that are taken, without what is kept free around them. */
  busy: readonly Interval[];
  /** Times without any room for a further meeting, around which nothing is kept free. */
  full?: readonly Interval[];
}

export interface SlotSearch {
  rule: HostRule;
  durationMin: number;
  /** The meeting begins and ends within. */
  within: Interval;
  /** Minutes from one possible start to the next, on the clock of the first host. */
  gridMin: number;
}

export interface FreeSlot {
  startsAt: number;
  endsAt: number;
  /** Who is free then, in the order of the hosts. */
  hostIds: string[];
}

/** When one host can be in a meeting. What they keep free counts for this one and for the others. */
export function freeTimes(
  { availability, busy, full = [] }: Host,
  { within }: Pick<SlotSearch, 'within'>,
): Interval[] {
  const gap = (availability.bufferBeforeMin + availability.bufferAfterMin) * minuteMs;
  const taken = busy.map(({ from, to }) => ({ from: from - gap, to: to + gap }));
  return subtract(openTimes(availability, within), [...taken, ...full]);
}

/** The starts at which a meeting fits, on the grid. */
function startsIn(free: readonly Interval[], search: SlotSearch, zone: string): number[] {
  const quarter = 15 * minuteMs;
  // Clocks of all zones show a quarter of an hour at the same moments.
  const isOnGrid = (at: number) =>
    search.gridMin === 15 || (shownAt(at, zone) / minuteMs) % search.gridMin === 0;
  const starts: number[] = [];
  for (const { from, to } of free) {
    const last = to - search.durationMin * minuteMs;
    for (let at = Math.ceil(from / quarter) * quarter; at <= last; at += quarter)
      if (isOnGrid(at)) starts.push(at);
  }
  return starts;
}

/** The times at which a meeting fits, soonest first: all hosts are free, or one of them is. */
export function freeSlots(hosts: readonly Host[], search: SlotSearch): FreeSlot[] {
  const [first] = hosts;
  if (!first) return [];
  const zone = first.availability.timeZone;
  const free = hosts.map((host) => ({ host, times: unite(freeTimes(host, search)) }));
  const together =
    search.rule === 'all'
      ? free.map(({ times }) => times).reduce((common, times) => intersect(common, times))
      : null;
  const starts = together
    ? startsIn(together, search, zone)
    : [...new Set(free.flatMap(({ times }) => startsIn(times, search, zone)))].toSorted(
        (a, b) => a - b,
      );
  const length = search.durationMin * minuteMs;
  const holds = (times: readonly Interval[], from: number) =>
    times.some((time) => time.from <= from && from + length <= time.to);
  return starts.map((startsAt) => ({
    startsAt,
    endsAt: startsAt + length,
    hostIds: free.filter(({ times }) => holds(times, startsAt)).map(({ host }) => host.id),
  }));
}
