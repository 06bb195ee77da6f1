import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { apiKeyCreateSchema, apiKeyMadeSchema, apiKeySchema } from './api-keys.schemas.ts';

const keys = [{ entity: 'ApiKey' }] as const;

/**
 * Personal API keys. `session`, like all endpoints that answer with a secret: their responses are
 * not stored for repeated requests.
 */
export const apiKeyEndpoints = {
  list: defineEndpoint({
    name: 'apiKeys.list',
    method: 'GET',
    path: '/me/api-keys',
    access: 'session',
    impersonation: 'never',
    summary: 'The own keys that have not been ended.',
    response: z.array(apiKeySchema),
    provides: keys,
  }),
  create: defineEndpoint({
    name: 'apiKeys.create',
    method: 'POST',
    path: '/me/api-keys',
    access: 'session',
    summary: 'Makes a key for the present role; its secret is told this once.',
    body: apiKeyCreateSchema,
    response: apiKeyMadeSchema,
    status: 201,
    changes: keys,
    errors: ['REAUTHENTICATION_REQUIRED', 'API_KEY_LIMIT', 'ROLE_REQUIRED', 'SETUP_REQUIRED'],
  }),
  end: defineEndpoint({
    name: 'apiKeys.end',
    method: 'DELETE',
    path: '/me/api-keys/:id',
    access: 'session',
    summary: 'Ends an own key at once.',
    params: idParams,
    response: z.object({ ok: z.literal(true) }),
    changes: keys,
  }),
} as const;
