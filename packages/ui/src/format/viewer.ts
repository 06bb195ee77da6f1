import { dateTimeFormat } from './intl-locale.ts';

/** How times are shown to the user. */
export type ViewerSettings = {
  /** IANA zone of the user's profile; undefined means that of the system. */
  timeZone?: string;
  /** `h12` reads 2:12 pm, `h24` reads 14:12. */
  timeFormat?: 'h12' | 'h24';
  /** First day of the week in calendars; undefined means Monday. */
  weekStarts?: 'mon' | 'sun';
};

let settings: ViewerSettings = {};

/**
 * Sets the viewer; called once by the shell after sign-in. Every time on the page follows it at its
 * next render.
 */
export function setViewer(next: ViewerSettings): void {
  settings = next;
}

/** Returns the viewer's IANA zone: that of the profile, else that of the system. */
export function viewerTimeZone(): string {
  return settings.timeZone ?? dateTimeFormat({}).resolvedOptions().timeZone;
}

/** The first day of the viewer's week: 0 for Sunday, 1 for Monday. */
export const viewerWeekStart = (): 0 | 1 => (settings.weekStarts === 'sun' ? 0 : 1);

/** Returns the Intl options for a clock time in the viewer's format. */
export function clockOptions(): Intl.DateTimeFormatOptions {
  return settings.timeFormat === 'h12'
    ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }
    : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
}
