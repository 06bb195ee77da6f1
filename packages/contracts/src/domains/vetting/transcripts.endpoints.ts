import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import {
  transcriptCreateSchema,
  transcriptPageSchema,
  transcriptSchema,
  transcriptSummaryPatch,
  transcriptVersionSchema,
} from './transcripts.schemas.ts';

const path = '/candidates/:id/vetting-interviews/:interviewId/transcript' as const;
const access = 'attachment.readTranscript' as const;
const params = z.strictObject({ id: z.string().max(64), interviewId: z.string().max(64) });
const changes = [{ entity: 'Vetting' }] as const;
const errors = ['INVALID_TRANSITION', 'VERSION_CONFLICT', 'SELF_RECORD'] as const;

/** What was said in vetting interviews, and what of it matters. */
export const transcriptEndpoints = {
  read: defineEndpoint({
    name: 'transcripts.read',
    sensitive: true,
    method: 'GET',
    path,
    access,
    summary: 'The transcript of a vetting interview with its summary.',
    params,
    response: transcriptPageSchema,
    provides: changes,
    errors: ['SELF_RECORD'],
  }),
  add: defineEndpoint({
    name: 'transcripts.add',
    sensitive: true,
    method: 'POST',
    path,
    access,
    summary: 'Adds the transcript of an interview whose recording the person agreed to.',
    params,
    body: transcriptCreateSchema,
    response: transcriptSchema,
    status: 201,
    changes,
    idempotency: 'required',
    errors: ['INVALID_TRANSITION', 'SELF_RECORD'],
  }),
  summarise: defineEndpoint({
    name: 'transcripts.summarise',
    sensitive: true,
    method: 'POST',
    path: `${path}/actions/summarise`,
    access,
    summary: 'Picks the sentences that say most, each with its lines.',
    params,
    body: transcriptVersionSchema,
    response: transcriptSchema,
    changes,
    errors,
  }),
  edit: defineEndpoint({
    name: 'transcripts.edit',
    sensitive: true,
    method: 'PATCH',
    path: `${path}/summary`,
    access,
    summary: 'Changes the summary by hand; an approved one waits for approval again.',
    params,
    body: transcriptSummaryPatch,
    response: transcriptSchema,
    changes,
    errors: ['VERSION_CONFLICT', 'SELF_RECORD'],
  }),
  approve: defineEndpoint({
    name: 'transcripts.approve',
    sensitive: true,
    method: 'POST',
    path: `${path}/actions/approve`,
    access,
    summary: 'Approves the summary as it stands.',
    params,
    body: transcriptVersionSchema,
    response: transcriptSchema,
    changes,
    errors,
  }),
  delete: defineEndpoint({
    name: 'transcripts.delete',
    method: 'DELETE',
    path,
    access,
    summary: 'Deletes the transcript and its summary for good.',
    params,
    body: transcriptVersionSchema,
    response: z.object({ deleted: z.boolean() }),
    changes,
    errors: ['VERSION_CONFLICT', 'SELF_RECORD'],
  }),
} as const;
