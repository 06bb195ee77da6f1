import { dayMs, hourMs, minuteMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import { addDays, today } from '../../../db/calendar-day.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import type { Company } from '../../../records/companies/company.model.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { PlacementModel } from '../../../records/placements/placement.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { createPlacement } from '../../placements/placement.fixtures.ts';
import { createSubmitted } from '../client/client-scene.fixtures.ts';
import { resumeHeld } from '../mails/end-of-hold.ts';
import { nudgeClients } from '../mails/late-clients.ts';

let test: TestApp;
let lead: SignedIn;
let client: SignedIn;
let company: Company;

const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();
const { signal } = new AbortController();
const began = Date.now();
const daysAgo = (days: number) => new Date(began - days * dayMs);

beforeAll(async () => {
  test = await createTestApp();
  lead = await signInAs(test, 'team_lead');
  company = await createCompany({ accountManagerId: lead.user._id, feedbackSlaHours: 48 });
  client = await signInAs(test, 'client_admin', { assignment: { companyId: company._id } });
  await CompanyUserModel.create({
    companyId: company._id,
    userId: client.user._id,
    status: 'active',
    canDecide: true,
  });
});
afterAll(() => test.close());
afterEach(() => ApplicationModel.deleteMany());

const jobOf = (changes: Partial<Job> = {}) =>
  createJob({ companyId: company._id, leadRecruiterId: lead.user._id, ...changes });

/** Creates a candidate whom the client was shown twelve days ago. */
const shown = (job: Job, changes: Partial<Application> = {}) =>
  createSubmitted({
    job,
    ownerUserId: lead.user._id,
    changes: { submittedAt: daysAgo(12), stageEnteredAt: daysAgo(12), ...changes },
  });
const onHold = (since: number): Partial<Application> => ({
  onHold: true,
  heldSince: daysAgo(since),
});
const act = async (
  kind: 'applications' | 'jobs',
  record: { _id: Types.ObjectId },
  step: string,
) => {
  const { body } = await lead.get(`/${kind}/${idOf(record)}`);
  const answer = await lead.post(`/${kind}/${idOf(record)}/actions/${step}`, {
    version: body.version,
    note: 'They are back.',
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
};
const resume = async (application: Application) => {
  const { version } = await ApplicationModel.findById(application._id).orFail().lean();
  const path = `/applications/${idOf(application)}/actions/resume`;
  expect((await lead.post(path, { version })).status).toBe(200);
};
/** Returns the client's deadline, in days before these tests began; null if no clock runs. */
async function dueDaysAgo(application: Application): Promise<number | null> {
  const { body } = await lead.get(`/applications/${idOf(application)}`);
  const clock = body.clocks.find(({ key }: { key: string }) => key === 'client_feedback');
  return clock.dueAt && Math.round((10 * (began - Date.parse(clock.dueAt))) / dayMs) / 10;
}

it('continues the clock after a hold where it stopped', async () => {
  const application = await shown(await jobOf(), onHold(11));
  expect(await dueDaysAgo(application)).toBeNull();
  await resume(application);
  // The clock stood still for eleven days.
  expect(await dueDaysAgo(application)).toBe(10 - 11);
  const { body } = await client.get('/client/candidates');
  const row = body.data.find(({ id }: { id: string }) => id === idOf(application));
  expect(Date.parse(row.dueAt)).toBeGreaterThan(began);
  expect(await nudgeClients(signal)).toBe(0);
});

it('continues all clocks when the job is resumed, counting each time on hold once', async () => {
  const job = await jobOf({ status: 'on_hold', holdSince: daysAgo(6) });
  const waits = await shown(job);
  const heldBefore = await shown(job, onHold(8));
  const heldSince = await shown(job, onHold(4));
  expect(await dueDaysAgo(waits)).toBeNull();
  await act('jobs', job, 'resume');
  expect(await dueDaysAgo(waits)).toBe(10 - 6);
  for (const application of [heldBefore, heldSince]) await resume(application);
  expect(await dueDaysAgo(heldBefore)).toBe(10 - 8);
  expect(await dueDaysAgo(heldSince)).toBe(10 - 6);
});

it('leaves the rest of a hold to the job if the job is still on hold', async () => {
  const job = await jobOf({ status: 'on_hold', holdSince: daysAgo(3) });
  const application = await shown(job, onHold(5));
  await resume(application);
  expect(
    (await ApplicationModel.findById(application._id).orFail().lean()).clientClockFrom,
  ).toEqual(daysAgo(12 - 2));
  await act('jobs', job, 'resume');
  expect(await dueDaysAgo(application)).toBe(10 - 5);
});

it('reminds a client once a day, however late the answer is', async () => {
  const application = await shown(await jobOf());
  const nudges = async (later: number) => {
    await nudgeClients(signal, new Date(began + later));
    return (await ApplicationModel.findById(application._id).orFail().lean()).clientNudges;
  };
  expect(await nudges(0)).toBe(1);
  expect(await nudges(5 * minuteMs)).toBe(1);
  expect(await nudges(23 * hourMs)).toBe(1);
  expect(await nudges(25 * hourMs)).toBe(2);
  expect(await nudges(26 * hourMs)).toBe(2);
  expect(await nudges(50 * hourMs)).toBe(3);
});

it('resumes candidates on hold until today, and notifies their owners', async () => {
  const job = await jobOf();
  const [due, later, open] = [
    await shown(job, { ...onHold(9), holdUntil: today() }),
    await shown(job, { ...onHold(9), holdUntil: addDays(today(), 1) }),
    await shown(job, onHold(9)),
  ];
  expect(await resumeHeld(signal)).toBe(1);
  expect(await resumeHeld(signal)).toBe(0);
  const isHeld = async ({ _id }: Application) =>
    (await ApplicationModel.findById(_id).orFail().lean()).onHold;
  expect([await isHeld(due), await isHeld(later), await isHeld(open)]).toEqual([false, true, true]);
  expect(await dueDaysAgo(due)).toBe(10 - 9);
  const notices = await NotificationModel.find({ title: /no longer on hold/ }).lean();
  expect(notices.map(({ userId }) => String(userId))).toEqual([idOf(lead.user)]);
});

it('keeps contractors on hold until their work ends, whatever the day', async () => {
  const job = await jobOf();
  const application = await shown(job, { ...onHold(9), holdUntil: addDays(today(), -1) });
  const placement = await createPlacement(application.candidateId);
  expect(await resumeHeld(signal)).toBe(0);
  await PlacementModel.updateOne({ _id: placement._id }, { $set: { status: 'ended' } });
  expect(await resumeHeld(signal)).toBe(1);
});
