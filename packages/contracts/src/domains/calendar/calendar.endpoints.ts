import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { linkParams } from '../links/links.schemas.ts';
import {
  calendarAnswerSchema,
  calendarEntriesSchema,
  calendarEventCancelSchema,
  calendarEventCreateSchema,
  calendarEventMoveSchema,
  calendarEventSchema,
  calendarEventUpdateSchema,
  calendarFeedParams,
  calendarFeedSchema,
  calendarInvitationSchema,
  calendarInvitationsSchema,
  calendarQuery,
  candidateCalendarSchema,
} from './calendar.schemas.ts';

const provides = [{ entity: 'CalendarEvent' }] as const;
const changes = [{ entity: 'CalendarEvent' }] as const;
const ofOne = { params: idParams, response: calendarEventSchema } as const;
const changing = ['VERSION_CONFLICT', 'EVENT_CANCELLED', 'EVENT_TIME_GONE'] as const;

/** Dated entries: events of people, and entries from the rest of the platform. */
export const calendarEndpoints = {
  list: defineEndpoint({
    name: 'calendar.list',
    method: 'GET',
    path: '/calendar/entries',
    access: 'calendar.read',
    summary: 'Everything between two moments in the calendars of some people.',
    query: calendarQuery,
    response: calendarEntriesSchema,
    provides: [...provides, { entity: 'Vetting' }, { entity: 'Availability' }],
  }),
  invitations: defineEndpoint({
    name: 'calendar.invitations',
    method: 'GET',
    path: '/calendar/invitations',
    access: 'calendar.read',
    summary: 'What the reader is invited to and that is still to come, soonest first.',
    response: calendarInvitationsSchema,
    provides,
  }),
  read: defineEndpoint({
    ...ofOne,
    name: 'calendar.read',
    method: 'GET',
    path: '/calendar/events/:id',
    access: 'calendar.read',
    summary: 'One event with who is invited and what they answered.',
    provides,
  }),
  create: defineEndpoint({
    name: 'calendar.create',
    method: 'POST',
    path: '/calendar/events',
    access: 'calendar.write',
    summary: 'Puts an event into calendars; people who are invited get a mail with it.',
    body: calendarEventCreateSchema,
    response: calendarEventSchema,
    status: 201,
    changes,
    idempotency: 'required',
  }),
  update: defineEndpoint({
    ...ofOne,
    name: 'calendar.update',
    method: 'PATCH',
    path: '/calendar/events/:id',
    access: 'calendar.write',
    summary: 'Changes an event, or one of its times, or that one and all later ones.',
    body: calendarEventUpdateSchema,
    changes,
    errors: changing,
  }),
  move: defineEndpoint({
    ...ofOne,
    name: 'calendar.move',
    method: 'POST',
    path: '/calendar/events/:id/actions/move',
    access: 'calendar.write',
    summary: 'Gives an event another time; answers to the former one are open again.',
    body: calendarEventMoveSchema,
    changes,
    errors: changing,
  }),
  cancel: defineEndpoint({
    ...ofOne,
    name: 'calendar.cancel',
    method: 'POST',
    path: '/calendar/events/:id/actions/cancel',
    access: 'calendar.write',
    summary: 'Calls an event off and takes it out of calendars.',
    body: calendarEventCancelSchema,
    changes,
    errors: ['VERSION_CONFLICT', 'EVENT_TIME_GONE'],
  }),
  invitation: defineEndpoint({
    name: 'calendar.invitation',
    method: 'GET',
    path: '/calendar/events/:id/invitation',
    access: 'calendar.read',
    summary: 'An event as the reader was invited to it.',
    params: idParams,
    response: calendarInvitationSchema,
    provides,
  }),
  respond: defineEndpoint({
    name: 'calendar.respond',
    method: 'POST',
    path: '/calendar/events/:id/actions/respond',
    access: 'calendar.read',
    summary: 'Says whether one comes.',
    impersonation: 'act',
    params: idParams,
    body: calendarAnswerSchema,
    response: calendarInvitationSchema,
    changes,
    errors: ['EVENT_CANCELLED', 'EVENT_OVER', 'EVENT_MOVED'],
  }),
  ofCandidate: defineEndpoint({
    name: 'calendar.ofCandidate',
    method: 'GET',
    path: '/candidates/:id/calendar',
    access: 'candidate.readCalendar',
    summary: 'Interviews of a person, past and next, and the hours at which they can be met.',
    params: idParams,
    response: candidateCalendarSchema,
    provides: [...provides, { entity: 'Vetting' }],
    errors: ['SELF_RECORD'],
  }),
} as const;

/** The URL through which external calendars read one's own. */
export const calendarFeedEndpoints = {
  read: defineEndpoint({
    name: 'calendarFeed.read',
    method: 'GET',
    path: '/me/calendar-feed',
    access: 'calendar.read',
    summary: 'Whether other calendars can read the own one.',
    response: calendarFeedSchema,
    provides: [{ entity: 'CalendarFeed' }],
  }),
  make: defineEndpoint({
    name: 'calendarFeed.make',
    method: 'POST',
    path: '/me/calendar-feed/actions/make',
    access: 'calendar.read',
    summary: 'Makes a secret address of the own calendar; the one before stops working.',
    response: calendarFeedSchema,
    changes: [{ entity: 'CalendarFeed' }],
  }),
  revoke: defineEndpoint({
    name: 'calendarFeed.revoke',
    method: 'POST',
    path: '/me/calendar-feed/actions/revoke',
    access: 'calendar.read',
    summary: 'Closes the secret address of the own calendar.',
    response: calendarFeedSchema,
    changes: [{ entity: 'CalendarFeed' }],
  }),
  file: defineEndpoint({
    name: 'calendarFeed.file',
    method: 'GET',
    path: '/calendar/feeds/:secret',
    access: 'public',
    summary: 'A calendar by its secret address (RFC 5545).',
    params: calendarFeedParams,
    response: z.object({}),
    answers: 'file',
    errors: ['TOKEN_INVALID', 'RATE_LIMITED'],
  }),
} as const;

const ofLink = {
  access: 'public',
  params: linkParams,
  response: calendarInvitationSchema,
} as const;
const linkErrors = [
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'TOKEN_USED',
  'TOKEN_WRONG_PERSON',
  'RATE_LIMITED',
] as const;

/** An invitation opened through a mailed link. */
export const calendarVisitEndpoints = {
  read: defineEndpoint({
    ...ofLink,
    name: 'calendarVisit.read',
    method: 'GET',
    path: '/links/:handle/calendar-event',
    summary: 'The event of an invitation; needs the cookie of the handle.',
    provides: [{ entity: 'Link', id: 'handle' }],
    errors: linkErrors,
  }),
  respond: defineEndpoint({
    ...ofLink,
    name: 'calendarVisit.respond',
    method: 'POST',
    path: '/links/:handle/calendar-event/actions/respond',
    summary: 'Says whether one comes.',
    body: calendarAnswerSchema,
    changes: [{ entity: 'Link', id: 'handle' }],
    errors: [...linkErrors, 'EVENT_CANCELLED', 'EVENT_OVER', 'EVENT_MOVED'],
  }),
} as const;
