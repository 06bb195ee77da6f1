import { Types } from 'mongoose';
import { dayIn } from '../../../db/zoned-day.ts';
import { lateTasksBy } from '../../../records/tasks/task-counts.ts';
import { lateTasksAt } from '../../../records/tasks/earlier-tasks.ts';
import { jobsAt } from '../as-of/earlier-jobs.ts';
import type { Facts } from '../facts.ts';
import type { Observation } from '../observation.ts';
import {
  countReportLoad,
  countReportLoadAt,
} from '../../applications/api/reporting/report-applications.ts';
import type { Measure } from './measure.ts';
import { ofJob } from './first-submission.ts';

/** Weight of a position, by the priority of its job. */
const seatWeight = { low: 0.5, normal: 1, high: 1.5, urgent: 2 } as const;
const applicationWeight = 0.25;
const taskWeight = 0.25;

/**
 * Counts current work, now or at the requested moment: a row for each job and candidate, and one
 * for each user's late tasks.
 */
export const measureRecruiterLoad: Measure = async (facts) => {
  const { actor, window } = facts;
  const permission = 'report.readHiring';
  const [jobs, load] = await Promise.all([
    window.asOf === null ? facts.jobs() : jobsAt(await facts.jobs(), window.now),
    window.asOf === null
      ? countReportLoad(actor, permission)
      : countReportLoadAt(actor, permission, window.now),
  ]);
  const open = jobs.filter(({ status }) => status === 'open');
  const seats = open.map((job): Observation => {
    const free = Math.max(0, job.positionsCount - job.positionsFilled);
    return {
      ...ofJob(job),
      id: `seats-${job._id.toHexString()}`,
      at: facts.window.now,
      value: free * seatWeight[job.priority],
    };
  });
  const byId = new Map(jobs.map((job) => [job._id.toHexString(), job]));
  const people = load.flatMap(({ jobId, ownerUserId, count }): Observation[] => {
    const job = byId.get(jobId.toHexString());
    if (!job) return [];
    const { groups, ...named } = ofJob(job);
    return [
      {
        ...named,
        id: `people-${jobId.toHexString()}-${ownerUserId.toHexString()}`,
        at: facts.window.now,
        value: count * applicationWeight,
        groups: { ...groups, recruiter: [ownerUserId.toHexString()] },
      },
    ];
  });
  const work = [...seats, ...people].filter(({ value }) => value > 0);
  const all = [...work, ...(await overdueTasks(work, facts.window))];
  return () => all;
};

/**
 * Returns the overdue tasks of users with positions to fill or candidates to look after, one row
 * each.
 */
async function overdueTasks(
  work: readonly Observation[],
  { now, zone, asOf }: Facts['window'],
): Promise<Observation[]> {
  const ids = [...new Set(work.flatMap(({ groups }) => groups.recruiter ?? []))];
  const people = ids.map((id) => new Types.ObjectId(id));
  const day = dayIn(zone, now);
  const late = asOf === null ? await lateTasksBy(people, day) : await lateTasksAt(people, day, now);
  return [...late].map(([id, tasks]) => ({
    id: `tasks-${id}`,
    at: now,
    value: tasks * taskWeight,
    groups: { recruiter: [id] },
  }));
}
