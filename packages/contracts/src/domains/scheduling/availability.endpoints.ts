import { defineEndpoint } from '../../core/endpoint.ts';
import { hostHoursSchema, hostHoursUpdateSchema } from './availability.schemas.ts';

/** A user's availability. */
export const availabilityEndpoints = {
  read: defineEndpoint({
    name: 'availability.read',
    method: 'GET',
    path: '/me/availability',
    access: 'availability.own',
    summary: 'The own working hours, and the days on which they are different.',
    response: hostHoursSchema,
    provides: [{ entity: 'Availability' }],
  }),
  update: defineEndpoint({
    name: 'availability.update',
    method: 'PUT',
    path: '/me/availability',
    access: 'availability.own',
    summary: 'Sets the own working hours; people who choose a time see others from now on.',
    impersonation: 'act',
    body: hostHoursUpdateSchema,
    response: hostHoursSchema,
    changes: [{ entity: 'Availability' }, { entity: 'Vetting' }, { entity: 'Task' }],
    errors: ['VERSION_CONFLICT'],
  }),
} as const;
