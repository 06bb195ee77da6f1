import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { calendarFeedSchema } from './calendar.schemas.ts';
import { teamCalendarsSchema } from './team-calendars.schemas.ts';

const changes = [{ entity: 'CalendarFeed' }] as const;

/** Calendars of teams: a lead and those who report to them. */
export const teamCalendarEndpoints = {
  list: defineEndpoint({
    name: 'teamCalendars.list',
    method: 'GET',
    path: '/calendar/teams',
    access: 'calendar.write',
    summary: 'The teams whose calendars can be shown together, with the own addresses of them.',
    response: teamCalendarsSchema,
    provides: [{ entity: 'CalendarFeed' }],
  }),
  makeFeed: defineEndpoint({
    name: 'teamCalendars.makeFeed',
    method: 'POST',
    path: '/calendar/teams/:id/actions/make-feed',
    access: 'calendar.write',
    summary: 'Makes a secret address of the team of a lead; the one before stops working.',
    params: idParams,
    response: calendarFeedSchema,
    changes,
  }),
  revokeFeed: defineEndpoint({
    name: 'teamCalendars.revokeFeed',
    method: 'POST',
    path: '/calendar/teams/:id/actions/revoke-feed',
    access: 'calendar.write',
    summary: 'Closes the secret address of the team of a lead.',
    params: idParams,
    response: calendarFeedSchema,
    changes,
  }),
} as const;
