import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { emergencyContactWrite, teamMemberPatch, teamMemberSchema } from './team-member.schemas.ts';
import { teamListQuery, teamListSchema, teamTreeSchema } from './team.schemas.ts';

export const teamEndpoints = {
  list: defineEndpoint({
    name: 'team.list',
    method: 'GET',
    path: '/team',
    access: 'team.list',
    summary: 'Staff and contractors; those who have left where their state is asked for.',
    query: teamListQuery,
    response: teamListSchema,
    provides: [{ entity: 'TeamMember' }],
    errors: ['INVALID_SORT', 'INVALID_FILTER', 'INVALID_CURSOR'],
  }),
  tree: defineEndpoint({
    name: 'team.tree',
    method: 'GET',
    path: '/team/tree',
    access: 'team.list',
    summary: 'Everybody who is here, with who leads them.',
    response: teamTreeSchema,
    provides: [{ entity: 'TeamMember' }],
  }),
  read: defineEndpoint({
    name: 'team.read',
    sensitive: true,
    method: 'GET',
    path: '/team/:id',
    access: 'teamMember.read',
    summary: 'Somebody as a managed person; `me` is the reader.',
    params: idParams,
    response: teamMemberSchema,
    provides: [{ entity: 'TeamMember', id: 'id' }],
  }),
  update: defineEndpoint({
    name: 'team.update',
    method: 'PATCH',
    path: '/team/:id',
    access: 'teamMember.update',
    summary: 'Changes what somebody does, for whom and how much. Who has left is read-only.',
    params: idParams,
    body: teamMemberPatch,
    response: teamMemberSchema,
    changes: [{ entity: 'TeamMember', id: 'id' }],
    errors: ['VERSION_CONFLICT', 'INVALID_TRANSITION', 'DUPLICATE'],
  }),
  setEmergencyContact: defineEndpoint({
    name: 'team.setEmergencyContact',
    method: 'PUT',
    path: '/team/:id/emergency-contact',
    access: 'teamMember.updateOwn',
    summary: 'Whom to call when something happens to oneself.',
    params: idParams,
    body: emergencyContactWrite,
    response: teamMemberSchema,
    changes: [{ entity: 'TeamMember', id: 'id' }],
    errors: ['VERSION_CONFLICT', 'INVALID_TRANSITION'],
  }),
} as const;
