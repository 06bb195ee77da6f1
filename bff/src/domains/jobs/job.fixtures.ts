import { Types } from 'mongoose';
import { formatNumber, takeNumber } from '../../db/counter.ts';
import { foldText } from '../../db/fold-text.ts';
import { JobModel, type Job } from '../../records/jobs/job.model.ts';

/** Creates an open job in the database. */
export async function createJob(changes: Partial<Job> = {}): Promise<Job> {
  const title = changes.title ?? 'Senior React engineer';
  const job = await JobModel.create({
    number: formatNumber('job', await takeNumber('job')),
    companyId: new Types.ObjectId(),
    title,
    titleKey: foldText(title),
    status: 'open',
    engagement: 'full_time_contract',
    openedDate: '2026-01-15',
    accountManagerId: new Types.ObjectId(),
    ...changes,
  });
  return job.toObject();
}

/** Creates a job with everything required for opening except seats. */
export const readyJob = (changes: Partial<Job> = {}): Promise<Job> => {
  const skillId = new Types.ObjectId();
  return createJob({
    description: `<p>${'You build the services that settle payments. '.repeat(4)}</p>`,
    primaryRole: 'Backend',
    seniority: 'senior',
    skillIds: [skillId],
    skillsRequired: [{ skillId, minLevel: 'advanced', minYears: 3, must: true }],
    billRate: { minMinor: 6000, maxMinor: 8000, currency: 'USD', unit: 'hour' },
    payRate: { minMinor: 4000, maxMinor: 5500, currency: 'USD', unit: 'hour' },
    leadRecruiterId: new Types.ObjectId(),
    positionsCount: 0,
    ...changes,
  });
};
