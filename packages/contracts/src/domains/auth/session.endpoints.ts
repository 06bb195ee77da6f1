import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { chooseRoleSchema, sessionStateSchema } from './session.schemas.ts';

const done = z.object({ ok: z.literal(true) });
const session = [{ entity: 'Session' }] as const;

/** A separate module: every page reads its session and may change its role, few pages sign in. */
export const sessionEndpoints = {
  session: defineEndpoint({
    name: 'auth.session',
    method: 'GET',
    path: '/auth/session',
    access: 'public',
    impersonation: 'control',
    summary: 'The state of this browser’s session; never extends it.',
    response: sessionStateSchema,
    provides: session,
  }),
  signOut: defineEndpoint({
    name: 'auth.signOut',
    method: 'POST',
    path: '/auth/sign-out',
    access: 'second-step',
    impersonation: 'control',
    summary: 'Ends this session.',
    body: z.strictObject({}),
    response: done,
    changes: session,
  }),
  chooseRole: defineEndpoint({
    name: 'auth.chooseRole',
    method: 'PUT',
    path: '/auth/session/role',
    access: 'session',
    summary: 'Chooses or switches the role; the session id and the CSRF secret change.',
    body: chooseRoleSchema,
    response: sessionStateSchema,
    changes: session,
    errors: ['NOT_FOUND'],
  }),
} as const;

/** The key with which a page stores unsaved input on the device. */
export const draftKeyEndpoint = defineEndpoint({
  name: 'me.draftKey',
  method: 'GET',
  path: '/me/draft-key',
  access: 'session',
  impersonation: 'never',
  summary: 'The key of the drafts that this person’s devices keep.',
  response: z.object({ key: z.string() }),
});
