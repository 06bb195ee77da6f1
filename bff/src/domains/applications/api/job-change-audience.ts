import { applicationStateOf, isEarlyStage } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { liveOnJob } from './job-pipeline.ts';
import { clientNameFor, letterhead, mailRefusal } from '../mails/person-mails.ts';
import { recordEvent } from '../record/record-event.ts';

/** Live applications whose person knows of the job: who was merely found for it does not. */
export const jobChangeAudience = async (
  jobId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Application[]> => (await liveOnJob(jobId, session)).filter(knows);

/** They were asked, said yes, applied or were presented. */
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
  /** What the job was called when the person heard of it. */
  knownAs: string;
  /** The version that the change made. */
  version: number;
  /** What is true now, a sentence each. */
  facts: readonly string[];
}

/**
 * Notifies a candidate of a change to their job, once; skips candidates who left it or accept no
 * mails.
 */
export async function mailJobChange(
  tx: Tx,
  { _id, candidateId }: Pick<Application, '_id' | 'candidateId'>,
  { job, knownAs, version, facts }: JobNews,
): Promise<void> {
  const { session } = tx;
  const candidate = await findLiveCandidate(candidateId, session);
  if (!candidate || candidate.email === null || (await mailRefusal(candidate, session))) return;
  const told = await ApplicationModel.findOneAndUpdate(
    { _id, status: 'active', deletedAt: null, jobVersionsTold: { $ne: version } },
    { $addToSet: { jobVersionsTold: version } },
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
    template: 'job_changed_candidate',
    to: candidate.email,
    subject: { type: 'application', id: _id },
    variables: {
      ...(await letterhead(tx.userId, candidate, session)),
      jobTitle: knownAs,
      company: await clientNameFor(job, session),
      facts: facts.join('\n'),
    },
  });
}
