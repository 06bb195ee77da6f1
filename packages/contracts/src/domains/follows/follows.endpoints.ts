import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { followSchema } from './follows.schemas.ts';

const changed = [{ entity: 'Follow', id: 'id' }] as const;

/** Records a user follows: their changes appear on the start page and as notifications. */
export const followEndpoints = {
  readCandidate: defineEndpoint({
    name: 'follows.readCandidate',
    method: 'GET',
    path: '/candidates/:id/follow',
    access: 'candidate.read',
    summary: 'Whether the person follows a candidate.',
    params: idParams,
    response: followSchema,
    provides: [{ entity: 'Follow', id: 'id' }],
    errors: ['SELF_RECORD'],
  }),
  followCandidate: defineEndpoint({
    name: 'follows.followCandidate',
    method: 'PUT',
    path: '/candidates/:id/follow',
    access: 'candidate.read',
    summary: 'Follows a candidate; done again it changes nothing.',
    params: idParams,
    response: followSchema,
    changes: changed,
    errors: ['SELF_RECORD', 'INVALID_TRANSITION'],
  }),
  unfollowCandidate: defineEndpoint({
    name: 'follows.unfollowCandidate',
    method: 'DELETE',
    path: '/candidates/:id/follow',
    access: 'candidate.read',
    summary: 'Follows a candidate no longer; done again it changes nothing.',
    params: idParams,
    response: followSchema,
    changes: changed,
    errors: ['SELF_RECORD'],
  }),
} as const;
