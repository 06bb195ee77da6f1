import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  companyUserActionSchema,
  companyUserInviteSchema,
  companyUserListSchema,
  companyUserParams,
  companyUserSchema,
  companyUserUpdateSchema,
} from './company-users.schemas.ts';

const changed = [
  { entity: 'CompanyUser' },
  { entity: 'Company', id: 'id' },
  { entity: 'User' },
] as const;
const onMember = { params: companyUserParams, response: companyUserSchema, changes: changed };

/** The users of a client: their membership, never their account. */
export const companyUserEndpoints = {
  list: defineEndpoint({
    name: 'companyUsers.list',
    method: 'GET',
    path: '/companies/:id/users',
    access: 'company.listUsers',
    summary: 'The people of a client: role, rights, last sign-in and state.',
    params: idParams,
    response: companyUserListSchema,
    provides: [{ entity: 'CompanyUser' }, { entity: 'Company', id: 'id' }],
  }),
  invite: defineEndpoint({
    name: 'companyUsers.invite',
    method: 'POST',
    path: '/companies/:id/users',
    access: 'company.inviteUser',
    summary: 'Invites a mail address; its person has the role once they accept.',
    params: idParams,
    body: companyUserInviteSchema,
    response: companyUserSchema,
    status: 201,
    changes: changed,
    errors: ['DUPLICATE', 'SELF_RECORD', 'INVALID_TRANSITION'],
  }),
  update: defineEndpoint({
    ...onMember,
    name: 'companyUsers.update',
    method: 'PATCH',
    path: '/companies/:id/users/:memberId',
    access: 'company.updateUser',
    summary: 'Changes title, role and rights of a person in this company.',
    body: companyUserUpdateSchema,
    errors: [
      'VERSION_CONFLICT',
      'LAST_CLIENT_ADMIN',
      'SUPERVISES_CONTRACTORS',
      'INVALID_TRANSITION',
    ],
  }),
  disable: defineEndpoint({
    ...onMember,
    name: 'companyUsers.disable',
    method: 'POST',
    path: '/companies/:id/users/:memberId/actions/disable',
    access: 'company.updateUser',
    summary: 'Ends a person’s access to this company; what they wrote stays.',
    body: companyUserActionSchema,
    errors: ['VERSION_CONFLICT', 'LAST_CLIENT_ADMIN', 'SUPERVISES_CONTRACTORS', 'SELF_RECORD'],
  }),
  enable: defineEndpoint({
    ...onMember,
    name: 'companyUsers.enable',
    method: 'POST',
    path: '/companies/:id/users/:memberId/actions/enable',
    access: 'company.updateUser',
    summary: 'Gives a person the access back that they had.',
    body: companyUserActionSchema,
    errors: ['VERSION_CONFLICT', 'INVALID_TRANSITION'],
  }),
  resendInvite: defineEndpoint({
    ...onMember,
    name: 'companyUsers.resendInvite',
    method: 'POST',
    path: '/companies/:id/users/:memberId/actions/resend-invite',
    access: 'company.inviteUser',
    summary: 'Sends a new invitation; the old link dies. Five a day.',
    body: companyUserActionSchema,
    errors: ['INVITE_LIMIT', 'INVALID_TRANSITION', 'VERSION_CONFLICT'],
  }),
} as const;
