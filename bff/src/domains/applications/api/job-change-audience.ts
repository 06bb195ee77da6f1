import { isEarlyStage } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { liveOnJob } from './job-pipeline.ts';
import { noteJobTold } from '../mails/note-job-told.ts';
import { clientNameFor, letterhead } from '../mails/person-mails.ts';

/**
 * Finds live applications whose candidate knows of the job; candidates who were only found for it
 * do not.
 */
export const jobChangeAudience = async (
  jobId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Application[]> => (await liveOnJob(jobId, session)).filter(knows);

/** Candidates know of the job if they were asked, said yes, applied or were submitted. */
const knows = ({
  candidateInterest,
  sourceKind,
  stageKind,
  submissionVersion,
}: Application): boolean =>
  candidateInterest === 'asked' ||
  candidateInterest === 'interested' ||
  sourceKind === 'candidate_applied' ||
  stageKind === 'interested' ||
  !isEarlyStage(stageKind) ||
  submissionVersion > 0;

interface JobNews {
  job: Job;
  /** Job title when the candidate heard of it. */
  knownAs: string;
  /** Version of the job that the change produced. */
  version: number;
  /** Current facts, one sentence each. */
  facts: readonly string[];
}

/**
 * Notifies a candidate of a change to their job, once; skips candidates who left it or do not
 * accept mails.
 */
export async function mailJobChange(
  tx: Tx,
  application: Pick<Application, '_id' | 'candidateId'>,
  { job, knownAs, version, facts }: JobNews,
): Promise<void> {
  const told = await noteJobTold(tx, application, {
    version,
    still: { status: 'active', deletedAt: null },
  });
  if (!told) return;
  const { candidate, to } = told;
  await sendMail(tx, {
    template: 'job_changed_candidate',
    to,
    subject: { type: 'application', id: application._id },
    variables: {
      ...(await letterhead(tx.userId, candidate, tx.session)),
      jobTitle: knownAs,
      company: await clientNameFor(job, tx.session),
      facts: facts.join('\n'),
    },
  });
}
