import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  releaseTokenCreateSchema,
  releaseTokenMadeSchema,
  releaseTokensSchema,
} from './release-tokens.schemas.ts';

const tokens = [{ entity: 'ReleaseToken' }] as const;
const access = 'release.manage';

/** Tokens with which teams release a single remote from their own repository. */
export const releaseTokenEndpoints = {
  list: defineEndpoint({
    name: 'releaseTokens.list',
    method: 'GET',
    path: '/release-tokens',
    access,
    summary: 'Every release token that has not been revoked.',
    response: releaseTokensSchema,
    provides: tokens,
  }),
  create: defineEndpoint({
    name: 'releaseTokens.create',
    method: 'POST',
    path: '/release-tokens',
    access,
    answersSecret: true,
    summary: 'Makes a release token for one remote; it is told this once.',
    body: releaseTokenCreateSchema,
    response: releaseTokenMadeSchema,
    status: 201,
    changes: tokens,
    errors: ['REAUTHENTICATION_REQUIRED', 'API_KEY_LIMIT'],
  }),
  revoke: defineEndpoint({
    name: 'releaseTokens.revoke',
    method: 'DELETE',
    path: '/release-tokens/:id',
    access,
    summary: 'Revokes a release token at once.',
    params: idParams,
    response: z.object({ ok: z.literal(true) }),
    changes: tokens,
  }),
} as const;
