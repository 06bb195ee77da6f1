import { limits, type PublicJob, type PublicJobDetail } from '@muster/contracts';
import type { ClientSession, QueryFilter } from 'mongoose';
import { isRecordId } from '../../db/record-id.ts';
import { companyNames } from '../companies/company-directory.ts';
import { skillNames } from '../skills/skills.ts';
import { JobModel, type Job } from './job.model.ts';

/** Public jobs. Confidential jobs are always excluded, whatever their other fields say. */
const known: QueryFilter<Job> = {
  visibility: 'public',
  confidential: false,
  status: 'open',
  deletedAt: null,
};

/** Checks whether a job takes applications from the public now. */
export const isPublicJob = ({
  visibility,
  confidential,
  status,
  deletedAt,
}: Pick<Job, 'visibility' | 'confidential' | 'status' | 'deletedAt'>): boolean =>
  visibility === 'public' && !confidential && status === 'open' && deletedAt === null;

/** Returns the jobs that take applications from the public, newest first. */
export async function listPublicJobs(): Promise<PublicJob[]> {
  const jobs = await JobModel.find(known)
    .sort({ openedDate: -1, _id: -1 })
    .limit(limits.applying.listed)
    .lean();
  const skills = await skillNames(jobs.flatMap(({ skillsRequired }) => skillIdsOf(skillsRequired)));
  const clients = await companyNames(jobs.map(({ companyId }) => companyId));
  return jobs.map((job) => show(job, skills, unnamed(clients.get(job.companyId.toHexString()))));
}

/** Finds a job by id or number, if it takes applications from the public. */
export async function findPublicJob(
  idOrNumber: string,
  session: ClientSession | null = null,
): Promise<Job | null> {
  const number = idOrNumber.toUpperCase();
  const named = isRecordId(idOrNumber) ? { _id: idOrNumber } : { number };
  return JobModel.findOne({ ...known, ...named }, null, { session }).lean();
}

/** Jobs that candidates can be referred to. */
const referrable: QueryFilter<Job> = { ...known, visibility: { $in: ['public', 'referral'] } };

/** Returns the titles of these jobs as shown to referrers. */
export async function listReferrableJobs(): Promise<{ id: string; title: string }[]> {
  const jobs = await JobModel.find(referrable)
    .sort({ openedDate: -1, _id: -1 })
    .limit(limits.applying.listed)
    .lean();
  const clients = await companyNames(jobs.map(({ companyId }) => companyId));
  return jobs.map(({ _id, title, companyId }) => ({
    id: _id.toHexString(),
    title: unnamed(clients.get(companyId.toHexString()))(title),
  }));
}

/** Finds one of these jobs; null for any other. */
export const findReferrableJob = (id: string): Promise<Job | null> =>
  JobModel.findOne({ ...referrable, _id: id }).lean();

/** The public fields of a job. */
export async function showPublicJob(job: Job): Promise<Omit<PublicJobDetail, 'agencyName'>> {
  const skills = await skillNames(skillIdsOf(job.skillsRequired));
  const clients = await companyNames([job.companyId]);
  const withoutClient = unnamed(clients.get(job.companyId.toHexString()));
  return {
    ...show(job, skills, withoutClient),
    description: job.description && withoutClient(job.description),
    mustHave: job.mustHave && withoutClient(job.mustHave),
    niceToHave: job.niceToHave && withoutClient(job.niceToHave),
    deadline: job.deadline,
  };
}

const skillIdsOf = (skills: Job['skillsRequired']) => skills.map(({ skillId }) => skillId);

type Unnamed = (text: string) => string;

const show = (
  job: Job,
  skills: ReadonlyMap<string, string>,
  withoutClient: Unnamed,
): PublicJob => ({
  id: job._id.toHexString(),
  number: job.number,
  title: withoutClient(job.title),
  engagement: job.engagement,
  hoursPerWeek: job.hoursPerWeek,
  durationMonths: job.durationMonths,
  seniority: job.seniority,
  locationPolicy: job.locationPolicy,
  countries: job.countries,
  timeZoneBase: job.timeZoneBase,
  overlapHours: job.overlapHours,
  englishMin: job.englishMin,
  skills: job.skillsRequired.flatMap(({ skillId }) => skills.get(skillId.toHexString()) ?? []),
  openedOn: job.openedDate,
});

/** Removes a client's name from the text about its job. */
function unnamed(name: string | undefined): Unnamed {
  const wanted = name?.toLowerCase() ?? '';
  return (text) => {
    if (!name || wanted === '') return text;
    const lower = text.toLowerCase();
    // Letters whose length differs in lower case would shift the position of the cut.
    if (lower.length !== text.length) return text.replaceAll(name, 'our client');
    let [shown, from] = ['', 0];
    for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, from)) {
      shown += `${text.slice(from, at)}our client`;
      from = at + wanted.length;
    }
    return shown + text.slice(from);
  };
}
