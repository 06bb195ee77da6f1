import {
  clientJobWaits,
  firstSubmissionDueAt,
  type ClientCandidateRow,
  type ClientJobStatus,
  type ClientJobWait,
  type ClientStatus,
} from '@muster/contracts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import { clockFacts } from '../../../records/jobs/client-jobs.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';

type Person = Pick<ClientCandidateRow, 'standing' | 'dueAt' | 'job'>;

/** Returns the status of each of a client's jobs, by the clocks that both sides use. */
export const statusOfJobs = (
  jobs: readonly Job[],
  people: readonly Person[],
  timeZone: string,
  now: Date,
): ClientStatus[] =>
  jobs.map((job) => {
    const jobId = job._id.toHexString();
    const own = people.filter((person) => person.job.id === jobId);
    return { jobId, lines: linesOf(job, own, timeZone, now.getTime()) };
  });

function linesOf(
  job: Job,
  people: readonly Person[],
  timeZone: string,
  now: number,
): ClientJobStatus[] {
  const standing = (wanted: Person['standing']) =>
    people.filter((person) => person.standing === wanted);
  const [waiting, asked] = [standing('waiting'), standing('asked')];
  const chosen = [...standing('selected'), ...standing('contracting')];
  const [due] = waiting.flatMap(({ dueAt }) => dueAt ?? []).toSorted();
  const found: ClientJobStatus[] = [];
  const add = (wait: ClientJobWait, count: number, dueAt: string | null = null) =>
    found.push({ wait, count, dueAt, late: dueAt !== null && Date.parse(dueAt) < now });
  if (waiting.length > 0) add('decide', waiting.length, due);
  if (asked.length > 0) add('answer', asked.length);
  if (chosen.length > 0) add('contract', chosen.length);
  if (job.status === 'draft' && job.stateNote) add('complete', 0);
  if (job.status === 'pending_review') add('review', 0);
  if (job.status === 'on_hold') add('hold', 0);
  if (job.status === 'open' && people.length === 0) {
    const promised = promisedAt(job, timeZone);
    if (job.firstSubmissionAt === null) add('first_people', 0, promised);
    else if (job.positionsFilled < job.positionsCount) add('more_people', 0);
  }
  return found.toSorted(
    (one, other) => clientJobWaits.indexOf(one.wait) - clientJobWaits.indexOf(other.wait),
  );
}

/** Returns when the first candidates were promised; null for a job whose clock does not run. */
function promisedAt(job: Job, timeZone: string): string | null {
  const { firstSubmissionHours } = agencySettings().deadlines;
  const due = firstSubmissionDueAt(clockFacts(job, timeZone), firstSubmissionHours);
  return due === null ? null : new Date(due).toISOString();
}
