import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { approvalAskedSchema } from '../approvals/approvals.schemas.ts';
import {
  anonymiseEffectsSchema,
  anonymiseSchema,
  askErasureSchema,
  clientReadsSchema,
  ownPrivacySchema,
} from './privacy.schemas.ts';

const personErrors = ['SELF_RECORD', 'CANDIDATE_MERGED'] as const;

/** Erasing a person, and exporting their data. */
export const privacyEndpoints = {
  anonymiseEffects: defineEndpoint({
    name: 'privacy.anonymiseEffects',
    method: 'GET',
    path: '/candidates/:id/anonymise-effects',
    access: 'candidate.anonymise',
    summary: 'What anonymising this person would do, and what stands in the way.',
    params: idParams,
    response: anonymiseEffectsSchema,
    provides: [{ entity: 'Candidate', id: 'id' }, { entity: 'Approval' }],
    errors: personErrors,
  }),
  anonymise: defineEndpoint({
    name: 'privacy.anonymise',
    method: 'POST',
    path: '/candidates/:id/actions/anonymise',
    access: 'candidate.anonymise',
    summary: 'Asks a second person to anonymise somebody.',
    params: idParams,
    body: anonymiseSchema,
    response: approvalAskedSchema,
    changes: [{ entity: 'Approval' }],
    errors: [
      ...personErrors,
      'INVALID_TRANSITION',
      'VERSION_CONFLICT',
      'CANDIDATE_HAS_LIVE_PLACEMENT',
      'CANDIDATE_HAS_LIVE_APPLICATIONS',
      'RETENTION_RUNNING',
      'APPROVAL_PENDING',
      'SECOND_PERSON_REQUIRED',
    ],
  }),
  passport: defineEndpoint({
    name: 'privacy.passport',
    method: 'GET',
    path: '/candidates/:id/data-passport',
    access: 'candidate.exportData',
    summary: 'Everything that is held about a person, as a ZIP of a page to read, data and files.',
    params: idParams,
    response: z.object({}),
    answers: 'file',
    impersonation: 'never',
    errors: [...personErrors, 'RATE_LIMITED'],
  }),
} as const;

/** A candidate's own data. */
export const ownPrivacyEndpoints = {
  read: defineEndpoint({
    name: 'ownPrivacy.read',
    method: 'GET',
    path: '/me/privacy',
    access: 'candidate.readOwnProfile',
    summary: 'Who has seen the profile, and what the person can do about their data.',
    response: ownPrivacySchema,
    provides: [{ entity: 'Consent' }, { entity: 'Application' }, { entity: 'Approval' }],
  }),
  passport: defineEndpoint({
    name: 'ownPrivacy.passport',
    method: 'GET',
    path: '/me/data-passport',
    access: 'candidate.exportOwnData',
    summary:
      'Everything that is held about the person, as a ZIP of a page to read, data and files.',
    response: z.object({}),
    answers: 'file',
    impersonation: 'never',
    errors: ['RATE_LIMITED'],
  }),
  share: defineEndpoint({
    name: 'ownPrivacy.share',
    method: 'GET',
    path: '/me/privacy/shares/:id',
    access: 'candidate.readOwnProfile',
    summary: 'What a client reads of the person now, without what it pays.',
    params: idParams,
    response: clientReadsSchema,
    provides: [{ entity: 'Application' }],
  }),
  clientView: defineEndpoint({
    name: 'ownPrivacy.clientView',
    method: 'GET',
    path: '/me/privacy/client-view',
    access: 'candidate.readOwnProfile',
    summary: 'What a client would read of the person now, before anything is prepared for a job.',
    response: clientReadsSchema,
    provides: [{ entity: 'Candidate' }],
  }),
  withdrawShare: defineEndpoint({
    name: 'ownPrivacy.withdrawShare',
    method: 'POST',
    path: '/me/privacy/shares/:id/actions/withdraw',
    access: 'application.answerOwn',
    summary:
      'Takes back what a client was shown: its people cannot open it any more, and the application ends.',
    params: idParams,
    response: ownPrivacySchema,
    changes: [{ entity: 'Application' }],
    errors: ['INVALID_TRANSITION', 'SHARE_IN_WORK'],
  }),
  askErasure: defineEndpoint({
    name: 'ownPrivacy.askErasure',
    method: 'POST',
    path: '/me/privacy/actions/ask-erasure',
    access: 'candidate.askErasure',
    summary: 'Asks the agency to erase everything about the person.',
    body: askErasureSchema,
    response: ownPrivacySchema,
    changes: [{ entity: 'Approval' }, { entity: 'Task' }],
  }),
} as const;
