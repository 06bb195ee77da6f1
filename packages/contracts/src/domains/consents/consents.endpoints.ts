import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  consentRecordSchema,
  consentsSchema,
  ownConsentSchema,
  ownConsentsSchema,
} from './consents.schemas.ts';

/** Consents of a candidate, recorded by staff. */
export const consentEndpoints = {
  read: defineEndpoint({
    name: 'consents.read',
    method: 'GET',
    path: '/candidates/:id/consents',
    access: 'consent.read',
    summary: 'What a candidate agreed to, and everything they ever said about it.',
    params: idParams,
    response: consentsSchema,
    provides: [{ entity: 'Consent', id: 'id' }],
    errors: ['SELF_RECORD'],
  }),
  record: defineEndpoint({
    name: 'consents.record',
    method: 'POST',
    path: '/candidates/:id/consents',
    access: 'consent.record',
    summary: 'Notes what a candidate agreed to or refused.',
    params: idParams,
    body: consentRecordSchema,
    response: consentsSchema,
    changes: [{ entity: 'Consent', id: 'id' }],
    errors: ['SELF_RECORD'],
  }),
} as const;

/** A candidate's own answers. */
export const ownConsentEndpoints = {
  read: defineEndpoint({
    name: 'ownConsents.read',
    method: 'GET',
    path: '/me/consents',
    access: 'candidate.readOwnProfile',
    summary: 'What the person agreed to.',
    response: ownConsentsSchema,
    provides: [{ entity: 'Consent' }],
  }),
  record: defineEndpoint({
    name: 'ownConsents.record',
    method: 'POST',
    path: '/me/consents',
    access: 'consent.answerOwn',
    summary: 'Gives, renews or withdraws a consent.',
    body: ownConsentSchema,
    response: ownConsentsSchema,
    changes: [{ entity: 'Consent' }],
  }),
} as const;
