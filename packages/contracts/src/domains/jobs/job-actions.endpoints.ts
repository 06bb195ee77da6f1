import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  jobClientSchema,
  jobEndSchema,
  jobHoldSchema,
  jobOpenSchema,
  jobReopenSchema,
  jobResumeSchema,
  jobSendBackSchema,
  jobSubmitForReviewSchema,
} from './job-actions.schemas.ts';
import { jobOpenedDateSchema } from './opened-date.schemas.ts';
import { jobActedSchema } from './job-record.schemas.ts';

const common = {
  method: 'POST' as const,
  params: idParams,
  response: jobActedSchema,
  changes: [
    { entity: 'Job', id: 'id' },
    { entity: 'Position' },
    { entity: 'Application' },
  ] as const,
};
const refusals = ['INVALID_TRANSITION', 'VERSION_CONFLICT'] as const;

/** Actions of the job's state machine; each returns the record. */
export const jobActionEndpoints = {
  submitForReview: defineEndpoint({
    ...common,
    name: 'jobs.submitForReview',
    path: '/jobs/:id/actions/submit-for-review',
    access: 'job.update',
    summary: 'Asks the account manager to look at a draft.',
    body: jobSubmitForReviewSchema,
    errors: refusals,
  }),
  open: defineEndpoint({
    ...common,
    name: 'jobs.open',
    path: '/jobs/:id/actions/open',
    access: 'job.open',
    summary: 'Opens it once its checklist is complete; tells the client.',
    body: jobOpenSchema,
    errors: [...refusals, 'JOB_NOT_READY_TO_OPEN', 'COMPANY_BLOCKED'],
  }),
  sendBack: defineEndpoint({
    ...common,
    name: 'jobs.sendBack',
    path: '/jobs/:id/actions/send-back',
    access: 'job.open',
    summary: 'Makes a request a draft again and tells its author what is missing.',
    body: jobSendBackSchema,
    errors: refusals,
  }),
  hold: defineEndpoint({
    ...common,
    name: 'jobs.hold',
    path: '/jobs/:id/actions/hold',
    access: 'job.hold',
    summary: 'Puts it on hold: its clocks stop.',
    body: jobHoldSchema,
    errors: refusals,
  }),
  resume: defineEndpoint({
    ...common,
    name: 'jobs.resume',
    path: '/jobs/:id/actions/resume',
    access: 'job.hold',
    summary: 'Goes on with it.',
    body: jobResumeSchema,
    errors: [...refusals, 'COMPANY_BLOCKED', 'JOB_NOT_READY_TO_OPEN'],
  }),
  close: defineEndpoint({
    ...common,
    name: 'jobs.close',
    path: '/jobs/:id/actions/close',
    access: 'job.open',
    summary: 'Closes it, gives open positions up and rejects who is still on it.',
    body: jobEndSchema,
    errors: [...refusals, 'JOB_HAS_SELECTED'],
  }),
  cancel: defineEndpoint({
    ...common,
    name: 'jobs.cancel',
    path: '/jobs/:id/actions/cancel',
    access: 'job.open',
    summary: 'Cancels it, gives open positions up and rejects who is still on it.',
    body: jobEndSchema,
    errors: [...refusals, 'JOB_HAS_SELECTED'],
  }),
  reopen: defineEndpoint({
    ...common,
    name: 'jobs.reopen',
    path: '/jobs/:id/actions/reopen',
    access: 'job.open',
    summary: 'Opens an ended or filled one again, with at least one open position.',
    body: jobReopenSchema,
    errors: [...refusals, 'RESTORE_EXPIRED', 'COMPANY_BLOCKED', 'JOB_NOT_READY_TO_OPEN'],
  }),
  setClient: defineEndpoint({
    ...common,
    name: 'jobs.setClient',
    path: '/jobs/:id/actions/set-client',
    access: 'job.open',
    summary: 'Gives a request from the public form to the client that it is for.',
    body: jobClientSchema,
    errors: [...refusals, 'COMPANY_BLOCKED'],
  }),
  setOpenedDate: defineEndpoint({
    ...common,
    name: 'jobs.setOpenedDate',
    path: '/jobs/:id/actions/set-opened-date',
    access: 'job.editOpenedDate',
    summary: 'Corrects the day that it opened on, with a reason.',
    body: jobOpenedDateSchema,
    errors: ['VERSION_CONFLICT'],
  }),
} as const;
