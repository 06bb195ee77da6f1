import type { z } from 'zod';
import { bulkAnswerSchema } from '../../core/bulk.ts';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  bulkVettingSchema,
  candidateVettingSchema,
  vettingFailSchema,
  vettingMailsQuerySchema,
  vettingMailsSchema,
  vettingNoteSchema,
  vettingPassSchema,
  vettingRequiredNoteSchema,
} from './vetting.schemas.ts';

const changes = [
  { entity: 'Vetting' },
  { entity: 'Candidate', id: 'id' },
  { entity: 'Task' },
] as const;
const errors = ['INVALID_TRANSITION', 'VERSION_CONFLICT', 'SELF_RECORD'] as const;

/** Progress and decisions of vettings. */
export const vettingEndpoints = {
  read: defineEndpoint({
    name: 'vetting.read',
    method: 'GET',
    path: '/candidates/:id/vetting',
    access: 'vetting.read',
    summary: 'The vetting of one person: status, decisions, interviews and scorecards.',
    params: idParams,
    response: candidateVettingSchema,
    provides: [{ entity: 'Vetting' }],
    errors: ['SELF_RECORD'],
  }),
  mails: defineEndpoint({
    name: 'vetting.mails',
    method: 'GET',
    path: '/candidates/:id/vetting/mails',
    access: 'vetting.decide',
    summary: 'The mails that tell a person the verdict, as they would go out.',
    params: idParams,
    query: vettingMailsQuerySchema,
    response: vettingMailsSchema,
    provides: [{ entity: 'Candidate', id: 'id' }],
    errors: ['SELF_RECORD'],
  }),
  pass: defineEndpoint({
    name: 'vetting.pass',
    method: 'POST',
    path: '/candidates/:id/vetting/actions/pass',
    access: 'vetting.decide',
    summary:
      'Calls a person vetted for a year, on the strength of submitted scorecards, or of the note of an admin.',
    params: idParams,
    body: vettingPassSchema,
    response: candidateVettingSchema,
    changes,
    idempotency: 'required',
    errors: [...errors, 'VETTING_FEEDBACK_REQUIRED'],
  }),
  fail: defineEndpoint({
    name: 'vetting.fail',
    method: 'POST',
    path: '/candidates/:id/vetting/actions/fail',
    access: 'vetting.decide',
    summary: 'Ends the vetting of a person without success, until a day on which they may retry.',
    params: idParams,
    body: vettingFailSchema,
    response: candidateVettingSchema,
    changes,
    idempotency: 'required',
    errors,
  }),
  hold: action(
    'hold',
    'hold',
    'vetting.hold',
    'Lets the vetting of a person rest.',
    vettingRequiredNoteSchema,
  ),
  resume: action(
    'resume',
    'resume',
    'vetting.hold',
    'Goes on with a vetting where it rested.',
    vettingNoteSchema,
  ),
  needMore: action(
    'needMore',
    'need-more',
    'vetting.proceed',
    'Asks for a further interview before a verdict.',
    vettingRequiredNoteSchema,
  ),
  skipToInterview: action(
    'skipToInterview',
    'skip-to-interview',
    'vetting.proceed',
    'Goes on to interviews; without an answered form it says why.',
    vettingNoteSchema,
  ),
  revoke: action(
    'revoke',
    'revoke',
    'vetting.revoke',
    'Takes a verdict back for another look.',
    vettingRequiredNoteSchema,
  ),
  bulk: defineEndpoint({
    name: 'vetting.bulk',
    method: 'POST',
    path: '/candidates/bulk/vetting-status',
    access: 'candidate.bulkVetting',
    summary: 'Takes one step in the vetting of the selected people; each succeeds or fails alone.',
    body: bulkVettingSchema,
    response: bulkAnswerSchema,
    mayBeLater: true,
    changes: [{ entity: 'Vetting' }, { entity: 'Candidate' }, { entity: 'Operation' }],
    idempotency: 'required',
    errors: ['BULK_TOO_LARGE', 'SELECTION_GREW', 'OPERATION_RUNNING', 'INVALID_FILTER'],
  }),
} as const;

/** Declares a step that needs at most a note. */
function action<
  Name extends string,
  Path extends string,
  Body extends z.ZodType,
  Permission extends 'vetting.hold' | 'vetting.proceed' | 'vetting.revoke',
>(name: Name, path: Path, access: Permission, summary: string, body: Body) {
  return defineEndpoint({
    name: `vetting.${name}` as const,
    method: 'POST',
    path: `/candidates/:id/vetting/actions/${path}` as const,
    access,
    summary,
    params: idParams,
    body,
    response: candidateVettingSchema,
    changes,
    errors,
  });
}
