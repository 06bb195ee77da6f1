import { defineEndpoint } from '../../core/endpoint.ts';
import {
  clientCallBookedSchema,
  clientCallSchema,
  clientCallTimesSchema,
} from './client-call.schemas.ts';
import {
  clientEmailResultSchema,
  clientEmailSchema,
  clientTeamParams,
} from './client-team.schemas.ts';
import { clientTeamEndpoint } from './client-team.endpoint.ts';

/** Members of the agency who work for a client. */
export const clientTeamEndpoints = {
  read: clientTeamEndpoint,
  email: defineEndpoint({
    name: 'clientTeam.email',
    method: 'POST',
    path: '/client/team/:userId/email',
    access: 'clientJob.list',
    // Reading is allowed during impersonation; writing is not.
    impersonation: 'never',
    summary: 'Mails somebody of the own recruitment team; ten an hour, with a copy on wish.',
    params: clientTeamParams,
    body: clientEmailSchema,
    response: clientEmailResultSchema,
    changes: [{ entity: 'Mail' }],
    idempotency: 'required',
    errors: ['RATE_LIMITED', 'NO_RECIPIENTS'],
  }),
  callTimes: defineEndpoint({
    name: 'clientTeam.callTimes',
    method: 'GET',
    path: '/client/team/:userId/call-times',
    access: 'clientJob.list',
    summary: 'When somebody of the own recruitment team is free for a call.',
    params: clientTeamParams,
    response: clientCallTimesSchema,
    provides: [{ entity: 'CalendarEvent' }, { entity: 'TeamMember' }],
    errors: ['NO_RECIPIENTS'],
  }),
  bookCall: defineEndpoint({
    name: 'clientTeam.bookCall',
    method: 'POST',
    path: '/client/team/:userId/calls',
    access: 'clientJob.list',
    impersonation: 'never',
    summary:
      'Takes a free time of somebody of the own recruitment team for a call; both get it for their calendar.',
    params: clientTeamParams,
    body: clientCallSchema,
    response: clientCallBookedSchema,
    changes: [{ entity: 'CalendarEvent' }, { entity: 'Mail' }],
    idempotency: 'required',
    errors: ['RATE_LIMITED', 'NO_RECIPIENTS', 'SLOT_TAKEN'],
  }),
} as const;
