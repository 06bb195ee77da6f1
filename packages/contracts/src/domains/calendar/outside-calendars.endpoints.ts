import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  outsideCalendarCreateSchema,
  outsideCalendarSchema,
  outsideCalendarsSchema,
} from './outside-calendars.schemas.ts';

const changes = [{ entity: 'Availability' }, { entity: 'Vetting' }] as const;

/** A user's external calendars: their entries count as busy time here, too. */
export const outsideCalendarEndpoints = {
  list: defineEndpoint({
    name: 'outsideCalendars.list',
    method: 'GET',
    path: '/me/outside-calendars',
    access: 'availability.own',
    summary: 'The other calendars that take the own time, and how far their reading is.',
    response: outsideCalendarsSchema,
    provides: [{ entity: 'Availability' }],
  }),
  create: defineEndpoint({
    name: 'outsideCalendars.create',
    method: 'POST',
    path: '/me/outside-calendars',
    access: 'availability.own',
    summary:
      'Takes in another calendar by its address; it is read at once and then every half hour.',
    body: outsideCalendarCreateSchema,
    response: outsideCalendarSchema,
    status: 201,
    changes,
  }),
  refresh: defineEndpoint({
    name: 'outsideCalendars.refresh',
    method: 'POST',
    path: '/me/outside-calendars/:id/actions/refresh',
    access: 'availability.own',
    summary: 'Has another calendar read again now, unless that was done a moment ago.',
    params: idParams,
    response: outsideCalendarSchema,
    changes,
  }),
  remove: defineEndpoint({
    name: 'outsideCalendars.remove',
    method: 'DELETE',
    path: '/me/outside-calendars/:id',
    access: 'availability.own',
    summary: 'Forgets another calendar with all that was read of it.',
    params: idParams,
    response: z.object({ id: z.string() }),
    changes,
  }),
} as const;
