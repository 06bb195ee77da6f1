import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { myInvitationListSchema, myInvitationSchema } from './invitations.schemas.ts';

const answered = {
  method: 'POST',
  access: 'session',
  impersonation: 'never',
  params: idParams,
  body: z.strictObject({}),
  response: myInvitationSchema,
  changes: [{ entity: 'Session' }, { entity: 'CompanyUser' }, { entity: 'User' }],
  errors: ['GONE'],
} as const;

/** Invitations to one's own mail address. Until accepted, they give the account nothing. */
export const myInvitationEndpoints = {
  list: defineEndpoint({
    name: 'myInvitations.list',
    method: 'GET',
    path: '/me/invitations',
    access: 'session',
    impersonation: 'never',
    summary: 'Invitations to the own mail address that wait for an answer or have expired.',
    response: myInvitationListSchema,
    provides: [{ entity: 'Session' }],
  }),
  accept: defineEndpoint({
    ...answered,
    name: 'myInvitations.accept',
    path: '/me/invitations/:id/actions/accept',
    summary: 'Adds the roles of the invitation to the own account.',
  }),
  decline: defineEndpoint({
    ...answered,
    name: 'myInvitations.decline',
    path: '/me/invitations/:id/actions/decline',
    summary: 'Declines an invitation; the own account stays as it is.',
  }),
} as const;
