import { Types } from 'mongoose';
import { formatNumber, takeNumber } from '../../db/counter.ts';
import { foldText } from '../../db/fold-text.ts';
import { JobModel } from './job.model.ts';
import type { Job } from './job.model.ts';

/** An open job as the database holds it. */
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
