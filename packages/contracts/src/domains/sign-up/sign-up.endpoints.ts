import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { sessionStateSchema } from '../auth/session.schemas.ts';
import {
  finishSignUpSchema,
  signUpLinkQuery,
  signUpLinkSchema,
  signUpSchema,
  signUpStartSchema,
} from './sign-up.schemas.ts';

const tokenErrors = ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'TOKEN_REVOKED', 'TOKEN_USED'] as const;

/** Self-registration of candidates. */
export const signUpEndpoints = {
  start: defineEndpoint({
    name: 'signUp.start',
    method: 'GET',
    path: '/sign-up',
    access: 'public',
    summary: 'Opens the form of the sign-up; refused where people join by invitation alone.',
    response: signUpStartSchema,
    errors: ['FEATURE_DISABLED'],
  }),
  begin: defineEndpoint({
    name: 'signUp.begin',
    method: 'POST',
    path: '/sign-up',
    access: 'public',
    summary:
      'Mails a link to set a password; the same for an address that is known and one that is not.',
    body: signUpSchema,
    response: z.object({ received: z.literal(true) }),
    status: 202,
    errors: ['RATE_LIMITED'],
  }),
  inspect: defineEndpoint({
    name: 'signUp.inspect',
    method: 'POST',
    path: '/sign-up/links/inspect',
    access: 'public',
    summary: 'Whom the mailed link of a sign-up is for, or why it is no good.',
    body: signUpLinkQuery,
    response: signUpLinkSchema,
    readOnly: true,
    errors: [...tokenErrors, 'RATE_LIMITED'],
  }),
  finish: defineEndpoint({
    name: 'signUp.finish',
    method: 'POST',
    path: '/sign-up/actions/finish',
    access: 'public',
    summary: 'Sets the password: makes account and candidate, and signs them in.',
    body: finishSignUpSchema,
    response: sessionStateSchema,
    changes: [{ entity: 'Session' }, { entity: 'Candidate' }],
    errors: [...tokenErrors, 'RATE_LIMITED', 'DUPLICATE'],
  }),
} as const;
