import type { Interval } from '../../../calendars/intervals.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import { readBusyApart } from './read-busy-apart.ts';
import type { BusyQuery } from './read-busy.ts';

/**
 * Source of busy times in an outside calendar. Calendars are read as files by address; CalDAV, or
 * the interfaces of Google and Microsoft, would be further adapters.
 */
export interface CalendarAdapter {
  /** @throws OutsideCalendarError that tells the owner what to do */
  busyTimes(address: string, query: BusyQuery, signal: AbortSignal): Promise<Interval[]>;
}

/** Reads the file (RFC 5545) at an address. */
export const fileAdapter = (fetch = fetchCalendar): CalendarAdapter => ({
  busyTimes: async (address, query, signal) =>
    readBusyApart(await fetch(address, { signal }), query),
});
