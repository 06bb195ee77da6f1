import type { Tx } from '../../../db/unit-of-work.ts';
import { liveApplicationsOf } from '../../../records/applications/live-applications.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { notify } from '../../notifications/api/notify.ts';
import { vettingLink } from '../vetting-links.ts';

const titles = {
  fail: '{name} did not pass the vetting and is on a job of yours',
  revoke: 'The vetting of {name}, who is on a job of yours, was revoked',
} as const;

/** Tells the users with the candidate on a job about the verdict; the applications stay. */
export async function notifyOfVerdict(
  tx: Tx,
  candidate: Candidate,
  verdict: keyof typeof titles,
): Promise<void> {
  const live = await liveApplicationsOf(candidate._id, tx.session);
  if (live.length === 0) return;
  const jobs = await jobsById(
    live.map(({ jobId }) => jobId),
    tx.session,
  );
  const userIds = [
    ...live.map(({ ownerUserId }) => ownerUserId),
    ...[...jobs.values()].map(({ accountManagerId }) => accountManagerId),
  ];
  await notify(tx, {
    topic: 'application_stage',
    userIds: [...new Map(userIds.flatMap((id) => (id ? [[id.toHexString(), id]] : []))).values()],
    title: titles[verdict],
    link: vettingLink(candidate._id),
    subject: { type: 'candidate', id: candidate._id },
  });
}
