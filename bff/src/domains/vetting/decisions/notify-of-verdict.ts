import type { VettingAction } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { liveApplicationsOf } from '../../../records/applications/live-applications.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { notify } from '../../notifications/api/notify.ts';
import { vettingLink } from '../vetting-links.ts';

/** Titles for the record's owner. */
const titles = {
  pass: '{name} passed the vetting',
  fail: '{name} did not pass the vetting',
  revoke: 'The vetting of {name} was revoked',
} as const;
type Verdict = keyof typeof titles;

/** Titles for users with the candidate on a job; a pass needs none. */
const titlesOnJob: Partial<Record<Verdict, string>> = {
  fail: '{name} did not pass the vetting and is on a job of yours',
  revoke: 'The vetting of {name}, who is on a job of yours, was revoked',
};

export const isVerdict = (action: VettingAction): action is Verdict =>
  Object.hasOwn(titles, action);

/**
 * Notifies the record's owner of the verdict, and users with the candidate on a job if it speaks
 * against that; the applications stay. A user who is both gets only the second notification.
 */
export async function notifyOfVerdict(
  tx: Tx,
  candidate: Candidate,
  verdict: Verdict,
): Promise<void> {
  const about = {
    link: vettingLink(candidate._id),
    subject: { type: 'candidate', id: candidate._id },
  };
  const onJob = titlesOnJob[verdict];
  const concerned = onJob ? await withThemOnAJob(tx, candidate) : [];
  if (onJob && concerned.length > 0)
    await notify(tx, { topic: 'application_stage', userIds: concerned, title: onJob, ...about });
  if (concerned.some((id) => id.equals(candidate.ownerUserId))) return;
  await notify(tx, {
    topic: 'vetting',
    userIds: [candidate.ownerUserId],
    title: titles[verdict],
    ...about,
  });
}

async function withThemOnAJob(tx: Tx, { _id }: Candidate): Promise<Types.ObjectId[]> {
  const live = await liveApplicationsOf(_id, tx.session);
  if (live.length === 0) return [];
  const jobs = await jobsById(
    live.map(({ jobId }) => jobId),
    tx.session,
  );
  const userIds = [
    ...live.map(({ ownerUserId }) => ownerUserId),
    ...[...jobs.values()].map(({ accountManagerId }) => accountManagerId),
  ];
  return [...new Map(userIds.flatMap((id) => (id ? [[id.toHexString(), id]] : []))).values()];
}
