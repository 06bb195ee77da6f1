import { jobStates } from '@muster/contracts';
import { Types } from 'mongoose';
import { z } from 'zod';
import {
  defineApproval,
  type ApprovalFact,
  type ApprovalKind,
} from '../../../approvals/approval-kind.ts';
import { askedJob, askedOfJob, changedSince } from '../../../records/jobs/asked-of-jobs.ts';
import { seatsToGiveUp } from '../../../records/positions/ended-job-seats.ts';
import { liveOnJob } from '../../applications/api/job-pipeline.ts';
import { reasonLabels, reasonOfEndedJob } from '../../reasons/api/reasons.ts';
import { endJob } from '../actions/end-job.ts';
import { holdOne, resumeOne } from '../actions/hold-job.ts';

/** The job's state at the time of the request. */
const state = z.enum(jobStates);
const paused = z.object({ state });
const ended = z.object({ state, reasonId: z.string() });

export const holdAsk = defineApproval<z.infer<typeof paused>>({
  ...askedOfJob('job.hold', (called) => `put ${called} on hold`),
  name: 'job_hold',
  payload: paused,
  facts: async (id, asked) => changedSince(asked.state, await askedJob(id)),
  run: async (tx, { subjectId, reason }) => {
    const job = await askedJob(subjectId, tx.session);
    // The job may already be on hold, so there is nothing left to do.
    if (job.status !== 'on_hold') await holdOne(tx, job, { version: null, note: reason });
  },
});

export const resumeAsk = defineApproval<z.infer<typeof paused>>({
  ...askedOfJob('job.hold', (called) => `go on with ${called}`),
  name: 'job_resume',
  payload: paused,
  facts: async (id, asked) => changedSince(asked.state, await askedJob(id)),
  run: async (tx, { subjectId, reason }) => {
    const job = await askedJob(subjectId, tx.session);
    if (job.status !== 'open') await resumeOne(tx, job, { version: null, note: reason });
  },
});

/**
 * Remaining candidates are rejected and informed by their recruiter: no mail is sent automatically.
 */
const ending = (action: 'close' | 'cancel', over: 'closed' | 'cancelled'): ApprovalKind =>
  defineApproval<z.infer<typeof ended>>({
    ...askedOfJob('job.open', (called) => `${action} ${called}`),
    name: `job_${action}`,
    payload: ended,
    facts: async (id, asked) => [
      ...changedSince(asked.state, await askedJob(id)),
      {
        name: 'endReason',
        value:
          (await reasonLabels([new Types.ObjectId(asked.reasonId)])).get(asked.reasonId) ?? '–',
      },
      { name: 'positions', value: String((await seatsToGiveUp(id)).length) },
      ...(await rejections(id)),
    ],
    run: async (tx, { subjectId, payload: { reasonId }, reason }) => {
      const job = await askedJob(subjectId, tx.session);
      if (job.status === over) return;
      await endJob(tx, job, action, {
        version: null,
        reasonId,
        note: reason || null,
        rejectReasonId: (await reasonOfEndedJob(tx.session))?._id.toHexString() ?? null,
        notifyCandidates: false,
        notifyDelayHours: 0,
      });
    },
  });

async function rejections(jobId: Types.ObjectId): Promise<ApprovalFact[]> {
  const live = await liveOnJob(jobId);
  if (live.length === 0) return [];
  return [
    { name: 'people', value: String(live.length) },
    { name: 'rejectionReason', value: (await reasonOfEndedJob())?.label ?? '–' },
    { name: 'telling', value: 'Not yet' },
  ];
}

export const closeAsk = ending('close', 'closed');
export const cancelAsk = ending('cancel', 'cancelled');
