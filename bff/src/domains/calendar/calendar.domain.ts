import type { Domain } from '../../domain.ts';
import { eventReplies } from './answers/by-mail.ts';
import { forgetInCalendar } from './calendar.forget.ts';
import { liveOutsideCalendars } from './calendar.live.ts';
import { calendarJobs } from './calendar.jobs.ts';
import { calendarRoutes } from './calendar.router.ts';
import { outsideInCalendars } from './outside/outside-times.ts';
import { refusesEventReminder } from './reminders/refuses-reminder.ts';

/** Calendar events, and the calendar view of all domains. */
export const calendarDomain: Domain = {
  name: 'calendar',
  calendarReplies: eventReplies,
  routes: calendarRoutes,
  jobs: calendarJobs,
  refusesMail: refusesEventReminder,
  live: liveOutsideCalendars,
  calendarEntries: outsideInCalendars,
  forget: forgetInCalendar,
};
