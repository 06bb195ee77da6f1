import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { companyUserActionSchema } from './company-users.schemas.ts';
import {
  coworkerDecidedSchema,
  coworkerInviteResultSchema,
  coworkerInviteSchema,
  coworkerSchema,
  coworkersSchema,
  coworkerUpdateSchema,
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

const onCoworker = {
  access: 'clientUser.manage',
  params: idParams,
  response: coworkerSchema,
  changes,
} as const;

/** The users of one's own company: invited by each other, managed by its administrators. */
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
  update: defineEndpoint({
    ...onCoworker,
    name: 'coworkers.update',
    method: 'PATCH',
    path: '/client/coworkers/:id',
    summary: 'Changes role, title and rights of a coworker, and the jobs shared with them.',
    body: coworkerUpdateSchema,
    errors: [
      'VERSION_CONFLICT',
      'LAST_CLIENT_ADMIN',
      'SUPERVISES_CONTRACTORS',
      'SELF_RECORD',
      'INVALID_TRANSITION',
    ],
  }),
  disable: defineEndpoint({
    ...onCoworker,
    name: 'coworkers.disable',
    method: 'POST',
    path: '/client/coworkers/:id/actions/disable',
    summary: 'Ends a coworker’s access to the own company; what they wrote stays.',
    body: companyUserActionSchema,
    errors: ['VERSION_CONFLICT', 'LAST_CLIENT_ADMIN', 'SUPERVISES_CONTRACTORS', 'SELF_RECORD'],
  }),
  enable: defineEndpoint({
    ...onCoworker,
    name: 'coworkers.enable',
    method: 'POST',
    path: '/client/coworkers/:id/actions/enable',
    summary: 'Gives a coworker the access back that they had.',
    body: companyUserActionSchema,
    errors: ['VERSION_CONFLICT', 'INVALID_TRANSITION', 'SELF_RECORD'],
  }),
  resendInvite: defineEndpoint({
    ...onCoworker,
    name: 'coworkers.resendInvite',
    method: 'POST',
    path: '/client/coworkers/:id/actions/resend-invite',
    summary: 'Sends a coworker a new invitation; the old link dies. Five a day.',
    body: companyUserActionSchema,
    errors: ['INVITE_LIMIT', 'INVALID_TRANSITION', 'VERSION_CONFLICT', 'SELF_RECORD'],
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
