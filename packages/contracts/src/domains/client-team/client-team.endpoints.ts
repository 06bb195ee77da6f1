import { defineEndpoint } from '../../core/endpoint.ts';
import {
  clientEmailResultSchema,
  clientEmailSchema,
  clientTeamParams,
  clientTeamSchema,
} from './client-team.schemas.ts';

/** The agency's people who work for a client. */
export const clientTeamEndpoints = {
  read: defineEndpoint({
    name: 'clientTeam.read',
    method: 'GET',
    path: '/client/team',
    access: 'clientJob.list',
    summary: 'Who of the agency works for the reader, where, and who answers while they are away.',
    response: clientTeamSchema,
    provides: [{ entity: 'Company' }, { entity: 'Job' }, { entity: 'TeamMember' }],
  }),
  email: defineEndpoint({
    name: 'clientTeam.email',
    method: 'POST',
    path: '/client/team/:userId/email',
    access: 'clientJob.list',
    // Reads are open during impersonation; writing is not.
    impersonation: 'never',
    summary: 'Mails somebody of the own recruitment team; ten an hour, with a copy on wish.',
    params: clientTeamParams,
    body: clientEmailSchema,
    response: clientEmailResultSchema,
    changes: [{ entity: 'Mail' }],
    idempotency: 'required',
    errors: ['RATE_LIMITED', 'NO_RECIPIENTS'],
  }),
} as const;
