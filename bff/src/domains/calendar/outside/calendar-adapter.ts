import type { Interval } from '../../../calendars/intervals.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import { readBusyApart } from './read-busy-apart.ts';
import type { BusyQuery } from './read-busy.ts';

/**
 * How a calendar elsewhere tells when its owner has no time. Calendars are read as files by their
 * address; CalDAV, or the interfaces of Google and Microsoft, would each be another adapter.
 */
export interface CalendarAdapter {
  /** @throws OutsideCalendarError that names what its owner can do */
  busyTimes(address: string, query: BusyQuery, signal: AbortSignal): Promise<Interval[]>;
}

/** Reads the file (RFC 5545) at an address. */
export const fileAdapter = (fetch = fetchCalendar): CalendarAdapter => ({
  busyTimes: async (address, query, signal) =>
    readBusyApart(await fetch(address, { signal }), query),
});
