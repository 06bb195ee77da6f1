import { dayMs, minuteMs } from '@muster/contracts';
import { Types } from 'mongoose';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import {
  ClientInterviewModel,
  type ClientInterviewRecord,
} from '../../../records/client-interviews/client-interview.model.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { Random } from '../../../demo/random.ts';

type Story = Partial<ClientInterviewRecord> & { days: number };

/** Stories of the interviews, one for each candidate in turn. */
const stories: readonly Story[] = [
  { days: -1, message: 'Please show one system that you built, on a whiteboard or a slide.' },
  {
    days: -3,
    status: 'reschedule_requested',
    ask: {
      by: null,
      at: new Date(0),
      days: [],
      note: 'Our lead engineer is away that day. The same hour later in the week would suit us.',
    },
  },
  { days: -2, place: 'in_person', placeValue: 'Second floor, room Douro' },
  {
    days: -4,
    status: 'cancelled',
    cancelReason: 'The interviewer is ill. We will propose another day.',
  },
];
const lengths = [45, 60, 30] as const;

/**
 * Writes client interviews: future ones for candidates in interviews, and past ones that led
 * further.
 */
export async function seedClientInterviews(time: DemoTime): Promise<void> {
  // A separate random source, so that other demo data stay the same.
  const random = new Random(21_502);
  const applications = await ApplicationModel.find({
    stageKind: { $in: ['client_interview', 'selected', 'contracting'] },
    submissionVersion: { $gt: 0 },
    deletedAt: null,
  })
    .sort({ _id: 1 })
    .lean();
  const jobs = new Map((await JobModel.find().lean()).map((job) => [job._id.toHexString(), job]));
  const made: object[] = [];
  const ahead = new Map<string, number>();
  for (const [index, application] of applications.entries()) {
    const job = jobs.get(application.jobId.toHexString());
    if (!job) continue;
    const write = async (story: Story, round: string, slot: number) =>
      made.push(
        await interviewOf({ application, job, story, round, slot: slot + index, time, random }),
      );
    await write({ days: 4 + (index % 9), status: 'completed' }, 'First talk', 0);
    if (application.stageKind !== 'client_interview' || application.status !== 'active') continue;
    const company = application.companyId.toHexString();
    const before = ahead.get(company) ?? 0;
    ahead.set(company, before + 1);
    const story = stories[before % stories.length];
    if (story) await write(story, job.interviewPlan[0]?.name ?? 'Technical interview', 1);
  }
  await ClientInterviewModel.insertMany(made);
}

interface Setting {
  application: Application;
  job: Job;
  story: Story;
  round: string;
  /** Keeps the interviews of different candidates apart. */
  slot: number;
  time: DemoTime;
  random: Random;
}

async function interviewOf(setting: Setting) {
  const { application, job, story, round, slot, time, random } = setting;
  const { days, ask, ...facts } = story;
  const members: Types.ObjectId[] = await CompanyUserModel.distinct('userId', {
    companyId: application.companyId,
    status: 'active',
    deletedAt: null,
  });
  const [clientId] = [...job.interviewerIds, ...members];
  const durationMin = lengths[slot % lengths.length] ?? 45;
  const startsAt = workdayAt(
    time,
    days,
    8 + ((slot + 2 * Math.floor(slot / 9)) % 9),
    (slot % 2) * 30,
  );
  const isOver = facts.status === 'completed' || facts.status === 'cancelled';
  return {
    _id: new Types.ObjectId(random.id()),
    applicationId: application._id,
    candidateId: application.candidateId,
    jobId: job._id,
    companyId: job.companyId,
    kind: 'client',
    round,
    durationMin,
    startsAt,
    organiserId: application.ownerUserId,
    endsAt: new Date(startsAt.getTime() + durationMin * minuteMs),
    place: 'external_link',
    placeValue: 'https://meet.example.com/northbeam',
    hosts: [
      ...(clientId ? [{ userId: clientId, side: 'client' }] : []),
      { userId: application.ownerUserId, side: 'agency' },
    ],
    createdAt: time.ago(days + 6),
    createdBy: application.ownerUserId,
    closedAt: isOver ? startsAt : null,
    ...facts,
    ...(ask && { ask: { ...ask, by: clientId ?? null, at: time.ago(1) } }),
  };
}

/** Returns a moment this many days before or after now, on a working day. */
function workdayAt(time: DemoTime, days: number, hour: number, minute: number): Date {
  const at = time.ago(days);
  while (at.getUTCDay() === 0 || at.getUTCDay() === 6)
    at.setTime(at.getTime() + (days > 0 ? -dayMs : dayMs));
  at.setUTCHours(hour, minute, 0, 0);
  return at;
}
