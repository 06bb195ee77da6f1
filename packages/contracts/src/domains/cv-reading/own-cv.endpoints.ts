import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { ownCvAnswerSchema, ownCvSchema } from './own-cv.schemas.ts';

/** Data read from one's own CV, compared with the profile. */
export const ownCvEndpoints = {
  read: defineEndpoint({
    name: 'ownCv.read',
    sensitive: true,
    method: 'GET',
    path: '/me/cv-reading',
    access: 'candidate.readOwnProfile',
    summary: 'What was read from the newest own CV and is not on the own profile.',
    response: ownCvSchema,
    provides: [{ entity: 'ExtractionReview' }, { entity: 'Candidate' }],
  }),
  answer: defineEndpoint({
    name: 'ownCv.answer',
    impersonation: 'act',
    method: 'POST',
    path: '/me/cv-reading/:id/actions/answer',
    access: 'candidate.updateOwn',
    summary:
      'Takes something of the own CV over, puts it aside, or says that it is wrong, which gives the recruiter a task.',
    params: idParams,
    body: ownCvAnswerSchema,
    response: ownCvSchema,
    changes: [
      { entity: 'ExtractionReview' },
      { entity: 'Candidate' },
      { entity: 'Skill' },
      { entity: 'Task' },
    ],
    errors: ['VERSION_CONFLICT', 'INVALID_TRANSITION'],
  }),
} as const;
