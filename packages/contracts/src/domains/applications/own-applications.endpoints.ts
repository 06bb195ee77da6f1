import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  appliedJobsSchema,
  ownApplicationsSchema,
  ownInterestSchema,
  ownWithdrawalSchema,
} from './own-applications.schemas.ts';

const changes = [{ entity: 'Application' }] as const;

/** A candidate's own applications, their status and the candidate's answers. */
export const ownApplicationEndpoints = {
  list: defineEndpoint({
    name: 'ownApplications.list',
    method: 'GET',
    path: '/me/applications',
    access: 'candidate.readOwnProfile',
    summary: 'Every application of one’s own, with who has to act, since when and until when.',
    response: ownApplicationsSchema,
    provides: [{ entity: 'Application' }, { entity: 'Candidate' }],
  }),
  appliedJobs: defineEndpoint({
    name: 'ownApplications.appliedJobs',
    method: 'GET',
    path: '/me/applied-jobs',
    access: 'candidate.readOwnProfile',
    summary: 'The open public jobs for which oneself is considered already.',
    response: appliedJobsSchema,
    provides: [{ entity: 'Application' }],
  }),
  answer: defineEndpoint({
    name: 'ownApplications.answer',
    method: 'POST',
    path: '/me/applications/:id/actions/answer-interest',
    access: 'application.answerOwn',
    summary:
      'Says yes or no to a job that the agency asked about; the same answer changes nothing.',
    params: idParams,
    body: ownInterestSchema,
    response: ownApplicationsSchema,
    changes,
    errors: ['INVALID_TRANSITION'],
  }),
  withdraw: defineEndpoint({
    name: 'ownApplications.withdraw',
    method: 'POST',
    path: '/me/applications/:id/actions/withdraw',
    access: 'application.answerOwn',
    summary: 'Is no longer interested in a job.',
    params: idParams,
    body: ownWithdrawalSchema,
    response: ownApplicationsSchema,
    changes,
    errors: ['INVALID_TRANSITION'],
  }),
} as const;
