import { dateTimeFormat } from './intl-locale.ts';

/** How the person at the screen reads times. */
export type ViewerSettings = {
  /** IANA zone of the person's profile; undefined means the system's. */
  timeZone?: string;
  /** `h12` reads 2:12 pm, `h24` reads 14:12. */
  timeFormat?: 'h12' | 'h24';
  /** On which day the week of a calendar begins; undefined means Monday. */
  weekStarts?: 'mon' | 'sun';
};

let settings: ViewerSettings = {};

/** Set once by the shell after sign-in; every time on the page follows it at its next render. */
export function setViewer(next: ViewerSettings): void {
  settings = next;
}

/** The viewer's IANA zone: the profile's, else the system's. */
export function viewerTimeZone(): string {
  return settings.timeZone ?? dateTimeFormat({}).resolvedOptions().timeZone;
}

/** The first day of the viewer's week: 0 for Sunday, 1 for Monday. */
export const viewerWeekStart = (): 0 | 1 => (settings.weekStarts === 'sun' ? 0 : 1);

/** Options of Intl for a clock time as the viewer reads it. */
export function clockOptions(): Intl.DateTimeFormatOptions {
  return settings.timeFormat === 'h12'
    ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }
    : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
}
