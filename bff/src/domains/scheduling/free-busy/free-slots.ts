import { minuteMs, shownAt, type HostHoursFields, type HostRule } from '@muster/contracts';
import { intersect, subtract, unite, type Interval } from '../../../calendars/intervals.ts';
import { openTimes } from '../../../records/scheduling/open-times.ts';

/** A user who may host a meeting. */
export interface Host {
  id: string;
  availability: HostHoursFields;
  /** Busy times, without buffers around them. */
  busy: readonly Interval[];
  /** Times without room for a further meeting, and without buffers around them. */
  full?: readonly Interval[];
}

export interface SlotSearch {
  rule: HostRule;
  durationMin: number;
  /** The meeting begins and ends within this. */
  within: Interval;
  /** Minutes from one possible start to the next, in the first host's time zone. */
  gridMin: number;
}

export interface FreeSlot {
  startsAt: number;
  endsAt: number;
  /** The free hosts, in the order of the hosts. */
  hostIds: string[];
}

/**
 * Returns when one host can attend a meeting. Its buffers apply to this meeting and to the others.
 */
export function freeTimes(
  { availability, busy, full = [] }: Host,
  { within }: Pick<SlotSearch, 'within'>,
): Interval[] {
  const gap = (availability.bufferBeforeMin + availability.bufferAfterMin) * minuteMs;
  const taken = busy.map(({ from, to }) => ({ from: from - gap, to: to + gap }));
  return subtract(openTimes(availability, within), [...taken, ...full]);
}

/** Returns the starts at which a meeting fits, on the grid. */
function startsIn(free: readonly Interval[], search: SlotSearch, zone: string): number[] {
  const quarter = 15 * minuteMs;
  // Quarter hours coincide in all time zones.
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

/**
 * Returns the times at which a meeting fits, earliest first: all hosts are free, or one of them is.
 */
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
