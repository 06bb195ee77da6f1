import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { sessionStateSchema } from '../auth/session.schemas.ts';
import {
  currentImpersonationSchema,
  impersonationActSchema,
  impersonationOfferSchema,
  impersonationStartSchema,
} from './impersonation.schemas.ts';

const session = [{ entity: 'Session' }, { entity: 'Impersonation' }] as const;

/** Acting as another person. */
export const impersonationEndpoints = {
  offer: defineEndpoint({
    name: 'impersonation.offer',
    method: 'GET',
    path: '/users/:id/impersonation',
    access: 'user.impersonate',
    summary: 'What acting as this person would mean, or why it cannot be.',
    params: idParams,
    response: impersonationOfferSchema,
    // Not `Impersonation`: the user who started it may no longer be allowed to read it.
    provides: [{ entity: 'User', id: 'id' }],
  }),
  start: defineEndpoint({
    name: 'impersonation.start',
    method: 'POST',
    path: '/users/:id/actions/impersonate',
    access: 'user.impersonate',
    summary: 'Starts acting as a person for half an hour; the own session waits.',
    params: idParams,
    body: impersonationStartSchema,
    response: sessionStateSchema,
    changes: session,
    errors: ['IMPERSONATION_NOT_ALLOWED', 'REAUTHENTICATION_REQUIRED', 'RATE_LIMITED'],
  }),
  current: defineEndpoint({
    name: 'impersonation.current',
    method: 'GET',
    path: '/impersonations/current',
    access: 'session',
    summary: 'Whom this session acts as; null when it acts for itself.',
    response: z.object({ current: currentImpersonationSchema.nullable() }),
    provides: [{ entity: 'Impersonation' }],
    impersonation: 'control',
  }),
  act: defineEndpoint({
    name: 'impersonation.act',
    method: 'POST',
    path: '/impersonations/current/actions/act',
    access: 'session',
    summary: 'Goes from looking on to changing what may be changed for the person.',
    body: impersonationActSchema,
    response: sessionStateSchema,
    changes: session,
    errors: ['IMPERSONATION_NOT_ALLOWED', 'IMPERSONATION_EXPIRED', 'NOT_FOUND'],
    impersonation: 'control',
  }),
  stop: defineEndpoint({
    name: 'impersonation.stop',
    method: 'DELETE',
    path: '/impersonations/current',
    access: 'session',
    summary: 'Ends it and returns to the own session; also after it has expired.',
    response: sessionStateSchema,
    changes: session,
    errors: ['NOT_FOUND'],
    impersonation: 'control',
  }),
} as const;
