import type { ClientJob } from './client-job.ts';

/** State of the company's hiring over all live jobs. */
export interface HiringSummary {
  jobs: number;
  onHold: number;
  filled: number;
  total: number;
  /** Positions being filled now; those of jobs on hold are not counted. */
  toFill: number;
}

export function summarise(jobs: readonly ClientJob[]): HiringSummary {
  const running = jobs.filter(({ status }) => status !== 'on_hold');
  return {
    jobs: jobs.length,
    onHold: jobs.length - running.length,
    filled: sum(jobs, ({ positionsFilled }) => positionsFilled),
    total: sum(jobs, ({ positionsCount }) => positionsCount),
    toFill: sum(running, (job) => Math.max(0, job.positionsCount - job.positionsFilled)),
  };
}

const sum = (jobs: readonly ClientJob[], of: (job: ClientJob) => number): number =>
  jobs.reduce((total, job) => total + of(job), 0);
