import { href, jobsRoutes } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { notify } from '../../notifications/api/notify.ts';
import type { Job } from '../../../records/jobs/job.model.ts';

type Known = Pick<
  Job,
  '_id' | 'number' | 'title' | 'accountManagerId' | 'leadRecruiterId' | 'team' | 'confidential'
>;

/** Returns those responsible for a job. */
export const responsible = ({ accountManagerId, leadRecruiterId }: Known): Types.ObjectId[] => [
  accountManagerId,
  ...(leadRecruiterId ? [leadRecruiterId] : []),
];

/** Returns the whole team of the job. */
export const wholeTeam = (job: Known): Types.ObjectId[] => [
  ...responsible(job),
  ...job.team.map(({ userId }) => userId),
];

/** Titles of secret jobs are kept out of mails and notifications. */
const nameOf = ({ number, title, confidential }: Known): string =>
  confidential ? number : `${number} ${title}`;

const texts = {
  review: (name: string) => `${name} waits for your review`,
  requested: (name: string) => `A client asks for ${name}`,
  requestedAgain: (name: string) => `The client sent ${name} again`,
  clientChanged: (name: string) => `The client changed ${name}`,
  clientOpenedDate: (name: string) => `The client corrected the opened date of ${name}`,
  opened: (name: string) => `${name} is open`,
  sentBack: (name: string) => `${name} was sent back to draft`,
  closed: (name: string) => `${name} was closed`,
  cancelled: (name: string) => `${name} was cancelled`,
  reopened: (name: string) => `${name} is open again`,
  late: (name: string) => `Nobody was submitted in time for ${name}`,
} as const;

/** Notifies staff about a job within the transaction of its change. */
export const notifyStaff = (
  tx: Tx,
  job: Known,
  what: keyof typeof texts,
  userIds: readonly Types.ObjectId[],
): Promise<void> =>
  notify(tx, {
    topic: 'job',
    userIds,
    title: texts[what](nameOf(job)),
    link: href(jobsRoutes.record, { id: job._id.toHexString() }),
    subject: { type: 'job', id: job._id },
  });

/** Notifies new team members. */
export async function notifyNewMembers(tx: Tx, before: Known | null, after: Known): Promise<void> {
  const had = new Set(before ? wholeTeam(before).map(String) : []);
  const added = wholeTeam(after).filter((id) => !had.has(id.toHexString()));
  if (added.length === 0) return;
  await notify(tx, {
    topic: 'assignment',
    userIds: added,
    title: `You are now on the team of ${nameOf(after)}`,
    link: href(jobsRoutes.record, { id: after._id.toHexString() }),
    subject: { type: 'job', id: after._id },
  });
}
