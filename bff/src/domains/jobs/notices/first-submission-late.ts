import { dayMs, firstSubmissionDueAt } from '@muster/contracts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { everyDue } from '../../../jobs/every-due.ts';
import { inTurn } from '../../../jobs/in-turn.ts';
import { companiesById } from '../../../records/companies/company-directory.ts';
import { clockFacts } from '../../../records/jobs/job-clock-facts.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import { notifyStaff, responsible } from './job-notices.ts';

/**
 * Older deadlines are ignored: nobody is notified about those missed while the platform was down.
 */
const lately = 7 * dayMs;

/**
 * Notifies those responsible for jobs without a timely first submission, once per opening; returns
 * the number of jobs.
 */
export const notifyOfLateSubmissions = (signal: AbortSignal, now = new Date()): Promise<number> =>
  inTurn(
    everyDue(
      JobModel,
      { status: 'open', firstSubmissionAt: null, openedDate: { $ne: null }, deletedAt: null },
      signal,
    ),
    async (job) => {
      if (isTold(job) || !(await isLate(job, now))) return 0;
      return transact(systemContext('jobs.clocks'), async (tx) => {
        const { _id, submissionLateAt = null } = job;
        const { modifiedCount } = await JobModel.updateOne(
          { _id, status: 'open', firstSubmissionAt: null, submissionLateAt },
          { $set: { submissionLateAt: now } },
          { session: tx.session },
        );
        if (modifiedCount === 0) return 0;
        await notifyStaff(tx, job, 'late', responsible(job));
        return 1;
      });
    },
  );

/** Checks whether the current opening was already notified. */
const isTold = ({ submissionLateAt, openings }: Job): boolean => {
  const opened = openings.at(-1)?.at;
  return Boolean(submissionLateAt && (!opened || submissionLateAt >= opened));
};

async function isLate(job: Job, now: Date): Promise<boolean> {
  const company = (await companiesById([job.companyId])).get(job.companyId.toHexString());
  const { firstSubmissionHours } = agencySettings().deadlines;
  const due = firstSubmissionDueAt(
    clockFacts(job, company?.timeZone ?? 'UTC'),
    firstSubmissionHours,
  );
  return due !== null && due <= now.getTime() && due > now.getTime() - lately;
}
