import { minuteMs } from '@muster/contracts';
import { runBackgroundWork } from '../../jobs/run-background-work.ts';
import type { Domain } from '../../domain.ts';
import { outsideCalendarDue } from './outside/outside-calendar-due.ts';
import { readDueCalendars } from './outside/read-outside.ts';

/** Reads outside calendars: a new one at once, each one again at intervals. */
export const liveOutsideCalendars: NonNullable<Domain['live']> = ({ log, tail }) =>
  runBackgroundWork({
    part: 'outside-calendars',
    wokenBy: [outsideCalendarDue],
    lookMs: minuteMs,
    tail,
    log,
    work: (signal) => readDueCalendars({ log }, signal),
  });
