import { Types } from 'mongoose';
import { foldText } from '../../../db/fold-text.ts';
import { takeNumber, formatNumber } from '../../../db/counter.ts';
import { CompanyModel } from '../../../records/companies/company.model.ts';
import { JobModel } from '../../../records/jobs/job.model.ts';
import { demoCompanies, demoJobs, type DemoJob } from './clients.data.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import type { Random } from '../../../demo/random.ts';
import { peopleWithRole, personId, type PeopleIds } from '../../../demo/demo-people.ts';

interface ClientSetting {
  people: PeopleIds;
  time: DemoTime;
  random: Random;
}

/** Ids that the rest of the demo data refers to. */
export interface SeededClients {
  /** By the key of the data file. */
  companies: ReadonlyMap<string, Types.ObjectId>;
  jobs: readonly { _id: Types.ObjectId; company: string }[];
}

/** Six clients and their eighteen jobs. */
export async function seedClients(setting: ClientSetting): Promise<SeededClients> {
  const companies = await seedCompanies(setting);
  const jobs = await seedJobs(setting, companies);
  return { companies, jobs };
}

async function seedCompanies({ people, time, random }: ClientSetting) {
  const managers = peopleWithRole(people, 'account_manager');
  const first = await takeNumber('company', demoCompanies.length);
  const rows = demoCompanies.map(({ key, blindSubmission = false, ...company }, index) => ({
    key,
    ...company,
    blindSubmission,
    _id: new Types.ObjectId(random.id()),
    number: formatNumber('company', first + index),
    nameKey: foldText(company.name),
    accountManagerId: managers[index % managers.length],
    createdAt: time.ago(420 - index * 20),
  }));
  await CompanyModel.insertMany(rows.map(({ key: _key, ...row }) => row));
  return new Map(rows.map(({ key, _id }) => [key, _id]));
}

/** Visibility of the demo jobs, in turn. */
const sight = ['public', 'referral', 'internal'] as const;

async function seedJobs(
  { people, time, random }: ClientSetting,
  companies: ReadonlyMap<string, Types.ObjectId>,
) {
  const managers = peopleWithRole(people, 'account_manager');
  const recruiters = peopleWithRole(people, 'recruiter');
  const first = await takeNumber('job', demoJobs.length);
  const rows = demoJobs.map((job, index) => {
    const leadRecruiterId = recruiters[index % recruiters.length];
    const accountManagerId =
      managers[demoCompanies.findIndex(({ key }) => key === job.company) % managers.length];
    return {
      _id: new Types.ObjectId(random.id()),
      company: job.company,
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
  await JobModel.insertMany(rows.map(({ company: _company, ...row }) => row));
  return rows.map(({ _id, company }) => ({ _id, company }));
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
