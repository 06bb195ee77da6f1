import { Types } from 'mongoose';
import { foldText } from '../../../db/fold-text.ts';
import { takeNumber, formatNumber } from '../../../db/counter.ts';
import { JobModel } from '../../../records/jobs/job.model.ts';
import { peopleWithRole, personId } from '../../../demo/demo-people.ts';
import type { DemoSetting } from '../../../demo/demo-setting.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { demoCompanies } from '../../companies/demo/clients.data.ts';
import type { DemoClients } from '../../companies/demo/clients.seed.ts';
import { demoJobs, type DemoJob } from './jobs.data.ts';

/** Visibility of the demo jobs, in turn. */
const sight = ['public', 'referral', 'internal'] as const;

/** Writes the clients' eighteen jobs; returns their ids. */
export async function seedJobs(
  { people, time, random }: Omit<DemoSetting, 'candidates'>,
  companies: DemoClients,
): Promise<Types.ObjectId[]> {
  const managers = peopleWithRole(people, 'account_manager');
  const recruiters = peopleWithRole(people, 'recruiter');
  const first = await takeNumber('job', demoJobs.length);
  const rows = demoJobs.map((job, index) => {
    const leadRecruiterId = recruiters[index % recruiters.length];
    const accountManagerId =
      managers[demoCompanies.findIndex(({ key }) => key === job.company) % managers.length];
    return {
      _id: new Types.ObjectId(random.id()),
      number: formatNumber('job', first + index),
      companyId: companies.get(job.company),
      title: job.title,
      titleKey: foldText(job.title),
      status: job.status,
      priority: job.priority,
      confidential: job.confidential ?? false,
      visibility: job.confidential ? ('internal' as const) : sight[index % sight.length],
      positionsCount: job.seats,
      positionsFilled: job.filled,
      openedDate: job.openedDaysAgo === null ? null : time.day(job.openedDaysAgo),
      accountManagerId,
      leadRecruiterId,
      engagement: 'full_time_contract' as const,
      team: [
        { userId: leadRecruiterId, function: 'lead_recruiter' as const, responsible: true },
        { userId: accountManagerId, function: 'account_manager' as const, responsible: true },
      ],
      // The hiring manager of the first client interviews only for its first job.
      interviewerIds: index === 0 ? [personId(people, 'client.manager')] : [],
      ...openingsOf(job, time, accountManagerId),
      createdAt: time.ago((job.firstOpenedDaysAgo ?? job.openedDaysAgo ?? 3) + 2),
    };
  });
  await JobModel.insertMany(rows);
  return rows.map(({ _id }) => _id);
}

/** Days between the first opening of a reopened job and its first closing. */
const firstSearch = 40;

function openingsOf(
  { openedDaysAgo, firstOpenedDaysAgo }: DemoJob,
  time: DemoTime,
  by: Types.ObjectId | undefined,
) {
  if (openedDaysAgo === null) return { openings: [] };
  const openingOn = (date: string) => ({ date, at: new Date(`${date}T09:00:00Z`), by });
  const opening = openingOn(time.day(openedDaysAgo));
  if (firstOpenedDaysAgo === undefined) return { openings: [opening] };
  const first = openingOn(time.day(firstOpenedDaysAgo));
  const closedAt = time.ago(firstOpenedDaysAgo - firstSearch);
  const before = { openedDate: first.date, closedAt, firstSubmissionAt: null };
  return { openings: [first, { ...opening, before }], lastClosedAt: closedAt };
}
