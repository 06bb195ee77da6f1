import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { linkParams } from '../links/links.schemas.ts';
import { guestDeclineSchema, guestDocumentSchema, guestSignSchema } from './signatures.schemas.ts';

const errors = [
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'TOKEN_USED',
  'TOKEN_WRONG_PERSON',
  'RATE_LIMITED',
] as const;
const signingErrors = [
  ...errors,
  'CODE_INVALID',
  'CODE_EXPIRED',
  'INVALID_TRANSITION',
  'DOCUMENT_NOT_YOUR_TURN',
] as const;
const link = [{ entity: 'Link', id: 'handle' }] as const;
const changes = [...link, { entity: 'SignatureDocument' }] as const;
const ofLink = { access: 'public', params: linkParams, response: guestDocumentSchema } as const;

/** A document to sign through a mailed link, without an account. */
export const signatureVisitEndpoints = {
  read: defineEndpoint({
    ...ofLink,
    name: 'signatureVisit.read',
    method: 'GET',
    path: '/links/:handle/document',
    summary: 'The document of a link and how it stands; needs the cookie of the handle.',
    provides: link,
    errors,
  }),
  file: defineEndpoint({
    ...ofLink,
    name: 'signatureVisit.file',
    method: 'GET',
    path: '/links/:handle/document/file',
    summary: 'The PDF of a link, as it was sent or as everyone has signed it.',
    response: z.object({}),
    answers: 'file',
    errors,
  }),
  open: defineEndpoint({
    ...ofLink,
    name: 'signatureVisit.open',
    method: 'POST',
    path: '/links/:handle/document/actions/open',
    summary: 'Notes that the holder of the link has the document before them.',
    changes,
    errors: [...errors, 'INVALID_TRANSITION'],
  }),
  code: defineEndpoint({
    ...ofLink,
    name: 'signatureVisit.code',
    method: 'POST',
    path: '/links/:handle/document/actions/send-code',
    summary: 'Mails the code that signing asks for; an earlier code ends.',
    errors: [...errors, 'INVALID_TRANSITION', 'DOCUMENT_NOT_YOUR_TURN'],
  }),
  sign: defineEndpoint({
    ...ofLink,
    name: 'signatureVisit.sign',
    method: 'POST',
    path: '/links/:handle/document/actions/sign',
    summary: 'Signs with the mailed code; the last signature seals the document.',
    body: guestSignSchema,
    changes,
    errors: signingErrors,
  }),
  decline: defineEndpoint({
    ...ofLink,
    name: 'signatureVisit.decline',
    method: 'POST',
    path: '/links/:handle/document/actions/decline',
    summary: 'Refuses to sign, with the mailed code and a reason; nobody can sign any more.',
    body: guestDeclineSchema,
    changes,
    errors: signingErrors,
  }),
} as const;
