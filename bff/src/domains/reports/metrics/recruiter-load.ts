import type { Observation } from '../observation.ts';
import { countReportLoad } from '../../applications/api/reporting/report-applications.ts';
import type { Measure } from './measure.ts';
import { ofJob } from './first-submission.ts';

/** What a seat weighs, by the priority of its job. */
const seatWeight = { low: 0.5, normal: 1, high: 1.5, urgent: 2 } as const;
const applicationWeight = 0.25;

/** What is on the table now, one row for each job and person. */
export const measureRecruiterLoad: Measure = async (facts) => {
  const [jobs, load] = await Promise.all([
    facts.jobs(),
    countReportLoad(facts.actor, 'report.readHiring'),
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
  const all = [...seats, ...people].filter(({ value }) => value > 0);
  return () => all;
};
