import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { submissionPdfQuery } from '../submissions/submission-pdf.schemas.ts';
import { compareQuery } from './board.schemas.ts';
import {
  askDeciderSchema,
  clientCandidateSchema,
  clientCandidatesSchema,
  clientComparisonSchema,
  clientInterviewSchema,
  clientQuestionSchema,
  clientRejectSchema,
  clientSelectSchema,
} from './client-candidates.schemas.ts';

const changes = [
  { entity: 'Application' },
  { entity: 'Candidate' },
  { entity: 'Job' },
  { entity: 'Position' },
  { entity: 'Submission' },
] as const;
const errors = ['VERSION_CONFLICT', 'INVALID_TRANSITION'] as const;
const decision = {
  method: 'POST',
  params: idParams,
  response: clientCandidateSchema,
  changes,
} as const;

/** The people who were submitted to a client, and what its people decide about them. */
export const clientCandidateEndpoints = {
  list: defineEndpoint({
    name: 'clientCandidates.list',
    method: 'GET',
    path: '/client/candidates',
    access: 'clientJob.list',
    summary: 'Everybody who was submitted on the own live jobs.',
    response: clientCandidatesSchema,
    provides: [{ entity: 'Application' }, { entity: 'Submission' }],
  }),
  waiting: defineEndpoint({
    name: 'clientCandidates.waiting',
    method: 'GET',
    path: '/client/waiting',
    access: 'clientJob.list',
    summary: 'How many people wait for an answer that the reader can give.',
    response: z.object({ waiting: z.number().int() }),
    provides: [{ entity: 'Application' }],
  }),
  read: defineEndpoint({
    name: 'clientCandidates.read',
    method: 'GET',
    path: '/client/candidates/:id',
    access: 'clientJob.list',
    summary: 'What was submitted of one person, and what a decision needs.',
    params: idParams,
    response: clientCandidateSchema,
    provides: [{ entity: 'Application', id: 'id' }, { entity: 'Application' }],
  }),
  pdf: defineEndpoint({
    name: 'clientCandidates.pdf',
    method: 'GET',
    path: '/client/candidates/:id/pdf',
    access: 'clientJob.list',
    summary: 'What was submitted as a PDF with real text, in A4 or US Letter.',
    params: idParams,
    query: submissionPdfQuery,
    response: z.object({}),
    answers: 'file',
  }),
  compare: defineEndpoint({
    name: 'clientCandidates.compare',
    method: 'GET',
    path: '/client/comparison',
    access: 'clientJob.list',
    summary: 'Up to four people of one job side by side, beside what the job asks for.',
    query: compareQuery,
    response: clientComparisonSchema,
    provides: [{ entity: 'Application' }, { entity: 'Submission' }, { entity: 'Job' }],
  }),
  select: defineEndpoint({
    ...decision,
    name: 'clientCandidates.select',
    path: '/client/candidates/:id/actions/select',
    access: 'clientJob.select',
    summary: 'Chooses the person for a seat.',
    body: clientSelectSchema,
    idempotency: 'required',
    errors: [
      ...errors,
      'NO_OPEN_POSITION',
      'POSITION_TAKEN',
      'CANDIDATE_ALREADY_SELECTED',
      'SUPERVISOR_NOT_ELIGIBLE',
    ],
  }),
  reject: defineEndpoint({
    ...decision,
    name: 'clientCandidates.reject',
    path: '/client/candidates/:id/actions/reject',
    access: 'clientJob.reject',
    summary: 'Decides against the person; they never read these words.',
    body: clientRejectSchema,
    errors,
  }),
  requestInterview: defineEndpoint({
    ...decision,
    name: 'clientCandidates.requestInterview',
    path: '/client/candidates/:id/actions/request-interview',
    access: 'clientJob.select',
    summary: 'Asks to talk with the person, and on which days.',
    body: clientInterviewSchema,
    errors,
  }),
  askMore: defineEndpoint({
    ...decision,
    name: 'clientCandidates.askMore',
    path: '/client/candidates/:id/actions/ask-more',
    access: 'clientJob.select',
    summary: 'Asks the agency for more before the decision.',
    body: clientQuestionSchema,
    errors,
  }),
  askDecider: defineEndpoint({
    name: 'clientCandidates.askDecider',
    method: 'POST',
    path: '/client/candidates/:id/actions/ask-decider',
    access: 'clientJob.select',
    summary: 'Asks the colleagues who decide by mail for their answer; at most once a day.',
    params: idParams,
    body: askDeciderSchema,
    response: z.object({ asked: z.number().int() }),
    changes: [{ entity: 'Application' }],
    errors: ['INVALID_TRANSITION', 'NO_RECIPIENTS'],
  }),
} as const;
