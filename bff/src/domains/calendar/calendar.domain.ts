import type { Domain } from '../domain.ts';
import './answers/by-mail.ts';
import { forgetInCalendar } from './calendar.forget.ts';
import { liveOutsideCalendars } from './calendar.live.ts';
import { calendarRoutes } from './calendar.router.ts';
import { outsideInCalendars } from './outside/outside-times.ts';

/** Events that people put into calendars, and every calendar's view of the platform. */
export const calendarDomain: Domain = {
  name: 'calendar',
  routes: calendarRoutes,
  live: liveOutsideCalendars,
  calendarEntries: outsideInCalendars,
  forget: forgetInCalendar,
};
