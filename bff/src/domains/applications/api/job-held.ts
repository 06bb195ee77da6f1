import { applicationStateOf } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { clientNameFor, letterhead, mailRefusal } from '../mails/person-mails.ts';
import { recordEvent } from '../record/record-event.ts';

const inInterview = {
  status: 'active',
  stageKind: 'client_interview',
  onHold: false,
  deletedAt: null,
} as const;

/** Those on a job whom its client is meeting. */
export const interviewedOn = (jobId: Types.ObjectId): Promise<Application[]> =>
  ApplicationModel.find({ ...inInterview, jobId }).lean();

/** Tells a person, once, that the job for which they are meeting the client waits. */
export async function mailJobHold(
  tx: Tx,
  { _id, candidateId }: Pick<Application, '_id' | 'candidateId'>,
  job: Job,
): Promise<void> {
  const { session } = tx;
  const candidate = await findLiveCandidate(candidateId, session);
  if (!candidate || candidate.email === null || (await mailRefusal(candidate, session))) return;
  const told = await ApplicationModel.findOneAndUpdate(
    { ...inInterview, _id, jobVersionsTold: { $ne: job.version } },
    { $addToSet: { jobVersionsTold: job.version } },
    { session, returnDocument: 'after' },
  ).lean();
  if (!told) return;
  const state = applicationStateOf(told);
  await recordEvent(tx, told, {
    type: 'job_change_told',
    action: 'application.tell_job_change',
    from: state,
    to: state,
    changes: [],
  });
  await sendMail(tx, {
    template: 'job_on_hold_candidate',
    to: candidate.email,
    subject: { type: 'application', id: _id },
    variables: {
      ...(await letterhead(tx.userId, candidate, session)),
      jobTitle: job.title,
      company: await clientNameFor(job, session),
    },
  });
}
