import { agencySettings } from '../../../settings/agency-settings.ts';
import type { ReportJob } from '../../../records/jobs/report-jobs.ts';
import type { Facts } from '../facts.ts';
import type { Observation } from '../observation.ts';
import { readDues, readPresented } from './client-response.ts';
import { ofJob, readClocks, type JobClockOf } from './first-submission.ts';
import { happened, observe, type Measure } from './measure.ts';
import { groupsOf, ofApplication, withGroup } from './of-application.ts';

/** Counts each time limit that expired before the awaited event. */
export const measureSlaBreaches: Measure = async (facts) =>
  happened([...(await lateJobs(facts)), ...(await lateClients(facts))]);

async function lateJobs(facts: Facts): Promise<Observation[]> {
  const { since, now } = facts.window;
  const { jobs, clockIn } = await readClocks(facts);
  return observe(jobs, (job) => {
    const end = endOf(job, now);
    // The time ran out before the window already.
    if (end < since) return null;
    const clock = clockIn(job);
    const limitHours = agencySettings().deadlines.firstSubmissionHours;
    if (!clock || clock.hoursUntil(end) <= limitHours) return null;
    const { groups, ...named } = ofJob(job);
    const at = dueAt(clock, end);
    const id = `job-${job._id.toHexString()}`;
    return { ...named, id, at, value: 1, groups: { ...groups, clock: ['first_submission'] } };
  });
}

/** Returns the end of a job's clock: its first submission, its end, or now. */
function endOf({ firstSubmissionAt, closedAt }: ReportJob, now: Date): Date {
  const ends = [firstSubmissionAt, closedAt, now].filter((at) => at !== null);
  return new Date(Math.min(...ends.map(Number)));
}

const minute = 60_000;

/** Returns the minute in which the working hours of a job's clock expired, before a moment. */
function dueAt({ opened, hoursUntil }: JobClockOf, end: Date): Date {
  let [early, late] = [opened.getTime(), end.getTime()];
  while (late - early > minute) {
    const middle = Math.floor((early + late) / 2);
    if (hoursUntil(new Date(middle)) > agencySettings().deadlines.firstSubmissionHours)
      late = middle;
    else early = middle;
  }
  return new Date(late);
}

async function lateClients(facts: Facts): Promise<Observation[]> {
  const { since, now } = facts.window;
  const [submissions, dueOf] = await Promise.all([
    // Submissions that ended before the window were late before it, if at all.
    readPresented(facts, ({ answeredAt, overAt }) => (answeredAt ?? overAt ?? now) >= since),
    readDues(facts),
  ]);
  return observe(
    submissions,
    ({ id, application, history, presented: { at, answeredAt, overAt } }) => {
      const due = dueOf({ application, history }, at);
      const end = answeredAt ?? overAt ?? now;
      if (!due || end <= due) return null;
      const groups = withGroup(groupsOf(application), 'clock', 'client_answer');
      return ofApplication(application, { id, at: due, value: 1, groups });
    },
  );
}
