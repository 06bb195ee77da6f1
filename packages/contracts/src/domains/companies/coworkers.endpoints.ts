import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  coworkerDecidedSchema,
  coworkerInviteResultSchema,
  coworkerInviteSchema,
  coworkersSchema,
} from './coworkers.schemas.ts';

const changes = [{ entity: 'CompanyUser' }, { entity: 'Company' }, { entity: 'User' }] as const;
const decision = {
  method: 'POST',
  access: 'clientUser.invite',
  params: idParams,
  body: z.strictObject({}),
  response: coworkerDecidedSchema,
  changes,
} as const;

/** The people of the own company, invited by each other. */
export const coworkerEndpoints = {
  list: defineEndpoint({
    name: 'coworkers.list',
    method: 'GET',
    path: '/client/coworkers',
    access: 'clientUser.invite',
    summary: 'Who belongs to the own company, who is invited, and whom one can invite.',
    response: coworkersSchema,
    provides: [{ entity: 'CompanyUser' }],
  }),
  invite: defineEndpoint({
    name: 'coworkers.invite',
    method: 'POST',
    path: '/client/coworkers',
    access: 'clientUser.invite',
    summary:
      'Invites colleagues by mail address; managers who invite a manager ask an administrator.',
    body: coworkerInviteSchema,
    response: coworkerInviteResultSchema,
    changes,
    idempotency: 'required',
    errors: ['SECOND_PERSON_REQUIRED', 'INVALID_TRANSITION'],
  }),
  approve: defineEndpoint({
    ...decision,
    name: 'coworkers.approve',
    path: '/client/coworker-requests/:id/actions/approve',
    summary: 'Invites whom a manager asked for.',
  }),
  refuse: defineEndpoint({
    ...decision,
    name: 'coworkers.refuse',
    path: '/client/coworker-requests/:id/actions/refuse',
    summary: 'Does not invite whom a manager asked for; the manager is told.',
  }),
} as const;
