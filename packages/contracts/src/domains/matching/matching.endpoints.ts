import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams, idSchema } from '../../core/primitives.ts';
import { candidateMatchesSchema, jobMatchesSchema, matchSchema } from './matching.schemas.ts';

/** Which candidates fit which jobs, and why. */
export const matchingEndpoints = {
  ofJob: defineEndpoint({
    name: 'matching.ofJob',
    sensitive: true,
    method: 'GET',
    path: '/jobs/:id/matches',
    access: 'match.read',
    summary: 'The people who fit a job best and are not on it yet.',
    params: idParams,
    response: jobMatchesSchema,
    provides: [{ entity: 'Match' }, { entity: 'Application' }],
  }),
  ofPair: defineEndpoint({
    name: 'matching.ofPair',
    sensitive: true,
    method: 'GET',
    path: '/jobs/:id/matches/:candidateId',
    access: 'match.read',
    summary: 'How well a person fits a job, part by part.',
    params: z.object({ id: idSchema, candidateId: idSchema }),
    response: matchSchema,
    provides: [{ entity: 'Match' }],
    errors: ['SELF_RECORD'],
  }),
  ofCandidate: defineEndpoint({
    name: 'matching.ofCandidate',
    sensitive: true,
    method: 'GET',
    path: '/candidates/:id/matches',
    access: 'match.read',
    summary: 'The open jobs that fit a person best.',
    params: idParams,
    response: candidateMatchesSchema,
    provides: [{ entity: 'Match' }, { entity: 'Application' }],
    errors: ['SELF_RECORD'],
  }),
} as const;
