import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  scorecardDeleteSchema,
  scorecardSchema,
  scorecardWriteSchema,
  vettingSummarySchema,
} from './scorecards.schemas.ts';

const changes = [{ entity: 'Vetting' }, { entity: 'Candidate' }, { entity: 'Task' }] as const;
const provides = [{ entity: 'Vetting' }] as const;
const errors = ['INVALID_TRANSITION', 'VERSION_CONFLICT', 'SELF_RECORD'] as const;

/** Scorecards: what each interviewer found. */
export const scorecardEndpoints = {
  begin: defineEndpoint({
    name: 'scorecards.begin',
    method: 'POST',
    path: '/vetting-interviews/:id/scorecard',
    access: 'vetting.submitFeedback',
    summary: 'Opens the own scorecard of an interview, once it has begun.',
    params: idParams,
    body: z.strictObject({}),
    response: scorecardSchema,
    changes: [{ entity: 'Vetting' }],
    errors: ['INVALID_TRANSITION', 'SELF_RECORD', 'INTERVIEW_TOO_EARLY', 'NOT_AN_INTERVIEWER'],
  }),
  read: defineEndpoint({
    name: 'scorecards.read',
    sensitive: true,
    method: 'GET',
    path: '/vetting-feedback/:id',
    access: 'vetting.read',
    summary: 'A scorecard; those of others once the own one is submitted.',
    params: idParams,
    response: scorecardSchema,
    provides,
    errors: ['SELF_RECORD', 'FEEDBACK_HIDDEN'],
  }),
  save: defineEndpoint({
    name: 'scorecards.save',
    method: 'PUT',
    path: '/vetting-feedback/:id',
    access: 'vetting.submitFeedback',
    summary: 'Keeps the draft of the own scorecard.',
    params: idParams,
    body: scorecardWriteSchema,
    response: scorecardSchema,
    changes: [{ entity: 'Vetting' }],
    errors,
  }),
  submit: defineEndpoint({
    name: 'scorecards.submit',
    method: 'POST',
    path: '/vetting-feedback/:id/actions/submit',
    access: 'vetting.submitFeedback',
    summary: 'Hands the own scorecard in; what it verifies is written on the record.',
    params: idParams,
    body: scorecardWriteSchema,
    response: scorecardSchema,
    changes,
    idempotency: 'required',
    errors,
  }),
  amend: defineEndpoint({
    name: 'scorecards.amend',
    method: 'POST',
    path: '/vetting-feedback/:id/actions/amend',
    access: 'vetting.submitFeedback',
    summary: 'Corrects a submitted scorecard; what it said before is kept.',
    params: idParams,
    body: scorecardWriteSchema,
    response: scorecardSchema,
    changes,
    errors,
  }),
  delete: defineEndpoint({
    name: 'scorecards.delete',
    method: 'DELETE',
    path: '/vetting-feedback/:id',
    access: 'vetting.deleteFeedback',
    summary: 'Deletes a scorecard, unless a verdict rests on it alone.',
    params: idParams,
    body: scorecardDeleteSchema,
    response: z.object({ candidateId: z.string() }),
    changes,
    errors: [...errors, 'VETTING_EVIDENCE', 'FEEDBACK_HIDDEN'],
  }),
  summary: defineEndpoint({
    name: 'scorecards.summary',
    method: 'GET',
    path: '/candidates/:id/vetting-summary',
    access: 'vetting.readSummary',
    summary: 'How far those who interviewed a person agree.',
    params: idParams,
    response: vettingSummarySchema,
    provides,
    errors: ['SELF_RECORD'],
  }),
} as const;
