import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  clientJobActedSchema,
  clientJobFormSchema,
  clientJobPatchSchema,
  clientJobRecordSchema,
  clientJobRequestSchema,
  clientJobSubmitSchema,
  clientJobWishResultSchema,
  clientJobWishSchema,
  clientOpenedDateSchema,
} from './client-jobs.schemas.ts';
import { jobsForClientEndpoint } from './jobs-for-client.endpoint.ts';

const changed = [{ entity: 'Job', id: 'id' }] as const;
const refusals = ['VERSION_CONFLICT', 'INVALID_TRANSITION'] as const;

/** A client's own jobs: requested, changed and corrected by its users. */
export const clientJobEndpoints = {
  forClient: jobsForClientEndpoint,
  form: defineEndpoint({
    name: 'clientJobs.form',
    method: 'GET',
    path: '/client/job-form',
    access: 'clientJob.create',
    summary:
      'What a request for people begins with: own jobs of before, and whether one can ask now.',
    response: clientJobFormSchema,
    provides: [{ entity: 'Job' }],
  }),
  create: defineEndpoint({
    name: 'clientJobs.create',
    method: 'POST',
    path: '/client/jobs',
    access: 'clientJob.create',
    summary: 'Asks the agency to fill a job; it waits for its review.',
    body: clientJobRequestSchema,
    response: clientJobRecordSchema,
    status: 201,
    changes: [{ entity: 'Job' }],
    idempotency: 'required',
    errors: ['COMPANY_ON_HOLD'],
  }),
  read: defineEndpoint({
    name: 'clientJobs.read',
    method: 'GET',
    path: '/client/jobs/:id',
    access: 'clientJob.list',
    summary: 'An own job, and what the reader may change of it.',
    params: idParams,
    response: clientJobRecordSchema,
    provides: [{ entity: 'Job', id: 'id' }, { entity: 'Job' }],
  }),
  update: defineEndpoint({
    name: 'clientJobs.update',
    method: 'PATCH',
    path: '/client/jobs/:id',
    access: 'clientJob.update',
    summary: 'Changes what the client may change in this state; the account manager is told.',
    params: idParams,
    body: clientJobPatchSchema,
    response: clientJobRecordSchema,
    changes: changed,
    errors: refusals,
  }),
  submit: defineEndpoint({
    name: 'clientJobs.submit',
    method: 'POST',
    path: '/client/jobs/:id/actions/submit',
    access: 'clientJob.update',
    summary: 'Sends a request that the agency had sent back once more.',
    params: idParams,
    body: clientJobSubmitSchema,
    response: clientJobActedSchema,
    changes: changed,
    errors: refusals,
  }),
  setOpenedDate: defineEndpoint({
    name: 'clientJobs.setOpenedDate',
    method: 'POST',
    path: '/client/jobs/:id/actions/edit-opened-date',
    access: 'clientJob.update',
    summary: 'Corrects the day that an own job opened on; the account manager is told.',
    params: idParams,
    body: clientOpenedDateSchema,
    response: clientJobActedSchema,
    changes: changed,
    errors: refusals,
  }),
  ask: defineEndpoint({
    name: 'clientJobs.ask',
    method: 'POST',
    path: '/client/jobs/:id/actions/ask',
    access: 'clientJob.update',
    summary: 'Writes to the account manager what is to change of what an own job says.',
    params: idParams,
    body: clientJobWishSchema,
    response: clientJobWishResultSchema,
    changes: changed,
    idempotency: 'required',
    errors: ['RATE_LIMITED', 'NO_RECIPIENTS'],
  }),
} as const;
