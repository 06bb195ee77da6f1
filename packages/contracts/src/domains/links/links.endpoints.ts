import { defineEndpoint } from '../../core/endpoint.ts';
import { linkParams, openLinkSchema, openedLinkSchema } from './links.schemas.ts';

const errors = [
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'TOKEN_USED',
  'TOKEN_WRONG_PERSON',
  'RATE_LIMITED',
] as const;

/** Links that need no account. */
export const linkEndpoints = {
  open: defineEndpoint({
    name: 'links.open',
    method: 'POST',
    path: '/links',
    access: 'public',
    summary: 'Exchanges a mailed token for a handle and a cookie bound to it.',
    body: openLinkSchema,
    response: openedLinkSchema,
    errors,
  }),
  read: defineEndpoint({
    name: 'links.read',
    method: 'GET',
    path: '/links/:handle',
    access: 'public',
    summary: 'An opened link; needs the cookie of its handle.',
    params: linkParams,
    response: openedLinkSchema,
    provides: [{ entity: 'Link', id: 'handle' }],
    errors,
  }),
} as const;
