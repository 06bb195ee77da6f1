import type { Types } from 'mongoose';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { clientVersionOf } from '../client/client-version.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { ensureReasons, reasonsOf } from '../../reasons/api/reasons.ts';
import { demoJobTexts, type DemoJobText } from './job-texts.data.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { personId, type PeopleIds } from '../../../demo/demo-people.ts';

/** Client rate relative to the contractor's rate. */
const billFactor = 1.35;

interface JobSetting {
  people: PeopleIds;
  time: DemoTime;
  /** By name. */
  skillIds: ReadonlyMap<string, Types.ObjectId>;
}

/** Fills in the demo jobs' texts, requirements and pay, and their history. */
export async function seedJobTexts({ people, time, skillIds }: JobSetting): Promise<void> {
  const jobs = await JobModel.find({}).sort({ number: 1 }).lean();
  await ensureReasons();
  const [closed] = await reasonsOf('job_close');
  await JobModel.bulkWrite(
    jobs.map((job, index) => ({
      updateOne: {
        filter: { _id: job._id },
        update: {
          $set: {
            ...said(job, skillIds),
            ...hiring({ ...job, ...said(job, skillIds) }, index),
            ...standing(job, time, closed?._id ?? null),
            ...(job.status === 'pending_review' && {
              requestedBy: personId(people, 'client.admin'),
            }),
          },
        },
      },
    })),
  );
}

function said(job: Job, skillIds: ReadonlyMap<string, Types.ObjectId>): Partial<Job> {
  const text = textOf(job.title);
  const idsOf = (names: readonly string[]) =>
    names.flatMap((name) => {
      const id = skillIds.get(name);
      return id ? [id] : [];
    });
  const required = idsOf(text.required);
  const nice = idsOf(text.nice);
  const [min, max] = text.pay;
  const range = (factor: number) => ({
    minMinor: Math.round(min * factor) * 100,
    maxMinor: Math.round(max * factor) * 100,
    currency: text.currency ?? ('USD' as const),
    unit: 'hour' as const,
  });
  // A client writes less than a recruiter, and a draft is incomplete.
  const isWhole = job.status !== 'draft' && job.status !== 'pending_review';
  return {
    description: `<p>${text.about}</p>`,
    mustHave:
      text.must.length > 0
        ? `<ul>${text.must.map((line) => `<li>${line}</li>`).join('')}</ul>`
        : null,
    primaryRole: text.primaryRole,
    seniority: isWhole ? text.seniority : null,
    skillIds: [...required, ...nice],
    skillsRequired: required.map((skillId, index) => ({
      skillId,
      minLevel: index === 0 ? ('advanced' as const) : ('working' as const),
      minYears: index === 0 ? 4 : 2,
      must: index === 0,
    })),
    skillsNice: nice.map((skillId) => ({ skillId, minLevel: null, minYears: null, must: false })),
    billRate: range(billFactor),
    payRate: isWhole ? range(1) : null,
    timeZoneBase: 'Europe/London',
    overlapHours: 4,
    durationMonths: 12,
  };
}

/**
 * Returns how the client hires and what it knows of an open job; the first job lacks the latest
 * news.
 */
function hiring(job: Job, index: number): Partial<Job> {
  const { openedDate, interviewerIds, title, status } = job;
  if (!openedDate) return {};
  const technical = { name: 'Technical talk', durationMinutes: 60, interviewerIds };
  const team = { name: 'The team', durationMinutes: 45, interviewerIds: [] };
  const known = index === 0 ? { ...job, title: title.replace(/ \(.*/, ''), overlapHours: 6 } : job;
  return {
    interviewPlan: status === 'open' ? [technical, team] : [],
    clientVersion: clientVersionOf(known, new Date(`${openedDate}T09:00:00Z`)),
  };
}

const textOf = (title: string): DemoJobText => {
  const found = demoJobTexts.find((text) => text.title === title);
  if (!found) throw new Error(`There is no demo text for “${title}”`);
  return found;
};

/** Returns the fields that explain the job's current status. */
function standing(job: Job, time: DemoTime, reasonId: Types.ObjectId | null): Partial<Job> {
  const { status } = job;
  const ended = status === 'closed' || status === 'cancelled';
  return {
    ...(status === 'on_hold' && {
      holdSince: time.ago(9),
      stateNote: 'The client decides on the budget at the end of the month.',
    }),
    ...(ended && {
      closedAt: time.ago(20),
      lastClosedAt: time.ago(20),
      closeReasonId: reasonId,
    }),
  };
}

/**
 * Sets the date of the first submission for each search of a job; runs after the applications were
 * seeded.
 */
export async function seedFirstSubmissions(): Promise<void> {
  const found = await ApplicationModel.aggregate<{ _id: Types.ObjectId; ats: Date[] }>([
    { $match: { submittedAt: { $ne: null } } },
    { $sort: { submittedAt: 1, _id: 1 } },
    { $group: { _id: '$jobId', ats: { $push: '$submittedAt' } } },
  ]);
  const jobs = new Map((await JobModel.find({}).lean()).map((job) => [job._id.toHexString(), job]));
  await JobModel.bulkWrite(
    found.map(({ _id, ats }) => {
      const openings = jobs.get(_id.toHexString())?.openings ?? [];
      const last = openings.at(-1);
      const isOfLast = (at: Date) => last?.before === undefined || at >= last.at;
      const earlier = ats.find((at) => !isOfLast(at));
      return {
        updateOne: {
          filter: { _id },
          update: {
            $set: {
              firstSubmissionAt: ats.find(isOfLast) ?? null,
              ...(earlier && {
                [`openings.${openings.length - 1}.before.firstSubmissionAt`]: earlier,
              }),
            },
          },
        },
      };
    }),
  );
}
