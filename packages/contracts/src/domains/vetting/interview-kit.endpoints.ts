import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { interviewKitSchema, interviewPreparationsSchema } from './interview-kit.schemas.ts';

/** Information for both sides before a vetting interview. */
export const interviewKitEndpoints = {
  read: defineEndpoint({
    name: 'interviewKits.read',
    method: 'GET',
    path: '/vetting-interviews/:id/kit',
    access: 'vetting.read',
    summary: 'What has to be there, what to ask, and what nobody has seen yet.',
    params: idParams,
    response: interviewKitSchema,
    provides: [{ entity: 'Vetting' }, { entity: 'Candidate' }],
    errors: ['SELF_RECORD'],
  }),
  own: defineEndpoint({
    name: 'interviewKits.own',
    method: 'GET',
    path: '/me/interview-preparations',
    access: 'candidate.readOwnProfile',
    summary: 'How to prepare for the own interviews that are to come.',
    response: interviewPreparationsSchema,
    provides: [{ entity: 'Vetting' }],
  }),
} as const;
