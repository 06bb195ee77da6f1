import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { noteJobTold } from '../mails/note-job-told.ts';
import { clientNameFor, letterhead } from '../mails/person-mails.ts';

const inInterview = {
  status: 'active',
  stageKind: 'client_interview',
  onHold: false,
  deletedAt: null,
} as const;

/** Finds the applications on a job that are in interview. */
export const interviewedOn = (jobId: Types.ObjectId): Promise<Application[]> =>
  ApplicationModel.find({ ...inInterview, jobId }).lean();

/** Tells a candidate in interview, once, that the job is on hold. */
export async function mailJobHold(
  tx: Tx,
  application: Pick<Application, '_id' | 'candidateId'>,
  job: Job,
): Promise<void> {
  const told = await noteJobTold(tx, application, { version: job.version, still: inInterview });
  if (!told) return;
  const { candidate, to } = told;
  await sendMail(tx, {
    template: 'job_on_hold_candidate',
    to,
    subject: { type: 'application', id: application._id },
    variables: {
      ...(await letterhead(tx.userId, candidate, tx.session)),
      jobTitle: job.title,
      company: await clientNameFor(job, tx.session),
    },
  });
}
