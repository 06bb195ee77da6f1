import { jobHoursBetween } from '@muster/contracts';
import { startOfDay } from '../../../db/zoned-day.ts';
import type { ReportJob } from '../../../records/jobs/report-jobs.ts';
import type { Facts } from '../facts.ts';
import type { Observation } from '../observation.ts';
import { countedMoments, happened, idOf, observe, type Measure } from './measure.ts';

/** The start of a job's clock, and its working hours before a moment. */
export interface JobClockOf {
  readonly opened: Date;
  hoursUntil(moment: Date): number;
}

/** Returns the clock of an opened job, in its client's time zone. */
export function clockOf(
  { openedDate, holds, holdSince }: ReportJob,
  timeZone: string,
): JobClockOf | null {
  if (openedDate === null) return null;
  const opened = startOfDay(openedDate, timeZone);
  const pauses = [
    ...holds.map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
    ...(holdSince ? [{ from: holdSince.toISOString(), to: null }] : []),
  ];
  return {
    opened,
    hoursUntil: (moment) =>
      jobHoursBetween({ timeZone, holds: pauses }, opened.getTime(), moment.getTime()),
  };
}

type Named = Pick<Observation, 'jobId' | 'companyId' | 'groups'>;

/** Returns the names in a row about a job. */
export const ofJob = (job: ReportJob): Named => ({
  jobId: job._id,
  companyId: job.companyId,
  groups: {
    client: [job.companyId.toHexString()],
    recruiter: idOf(job.leadRecruiterId),
    priority: [job.priority],
  },
});

/** The jobs, and the clock of each; made on demand, as most jobs ended long before the period. */
export async function readClocks(facts: Facts) {
  const [jobs, clients] = await Promise.all([facts.jobs(), facts.clients()]);
  const clockIn = (job: ReportJob) =>
    clockOf(job, clients.get(job.companyId.toHexString())?.timeZone ?? 'UTC');
  return { jobs, clockIn };
}

export const measureFirstSubmission: Measure = async (facts) => {
  const isCounted = countedMoments(facts.window);
  const { jobs, clockIn } = await readClocks(facts);
  return happened(
    observe(jobs, (job) => {
      const at = job.firstSubmissionAt;
      if (!at || !isCounted(at)) return null;
      const clock = clockIn(job);
      // A reopened job already had its first submission.
      if (!clock || at < clock.opened) return null;
      return { ...ofJob(job), id: job._id.toHexString(), at, value: clock.hoursUntil(at) };
    }),
  );
};
