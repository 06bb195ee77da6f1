import { dayMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import { addDays, today } from '../../../db/calendar-day.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { createJob } from '../job.fixtures.ts';
import { notifyOfLateSubmissions } from './first-submission-late.ts';

let test: TestApp;
let manager: SignedIn;
let recruiter: SignedIn;
const { signal } = new AbortController();

beforeAll(async () => {
  test = await createTestApp();
  manager = await signInAs(test, 'account_manager');
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());
afterEach(() => JobModel.deleteMany());

/** Creates a job that was opened this many days ago. */
async function openedFor(days: number, changes: Partial<Job> = {}): Promise<Job> {
  const company = await createCompany({ accountManagerId: manager.user._id });
  const openedDate = addDays(today(), -days);
  return createJob({
    companyId: company._id,
    accountManagerId: manager.user._id,
    leadRecruiterId: recruiter.user._id,
    status: 'open',
    openedDate,
    openings: [{ date: openedDate, at: new Date(Date.now() - days * dayMs), by: null }],
    ...changes,
  });
}
const toldOf = async (who: SignedIn, { number }: Job): Promise<number> => {
  const { body } = await who.get('/me/notifications');
  return body.data.filter(({ title }: { title: string }) =>
    title.startsWith(`Nobody was submitted in time for ${number}`),
  ).length;
};
const reopen = ({ _id }: { _id: Types.ObjectId }, at: Date) =>
  JobModel.updateOne(
    { _id },
    { $push: { openings: { date: addDays(today(), -14), at, by: null } } },
  );

// Two weeks contain 80 working hours, whichever day they start on.
it('tells the recruiter and the account manager once that nobody was submitted in time', async () => {
  const job = await openedFor(14);
  expect(await notifyOfLateSubmissions(signal)).toBe(1);
  expect(await notifyOfLateSubmissions(signal)).toBe(0);
  expect([await toldOf(manager, job), await toldOf(recruiter, job)]).toEqual([1, 1]);
});

it('tells of each opening', async () => {
  const job = await openedFor(14);
  await notifyOfLateSubmissions(signal);
  await reopen(job, new Date(Date.now() + 1000));
  expect(await notifyOfLateSubmissions(signal, new Date(Date.now() + 2000))).toBe(1);
});

it.each<[string, number, Partial<Job>]>([
  ['was shown to', 14, { firstSubmissionAt: new Date() }],
  ['is still in time for', 1, {}],
  ['was late long ago for', 60, {}],
  ['waits on hold for', 14, { status: 'on_hold', holdSince: new Date() }],
])('says nothing where a client %s', async (_what, days, changes) => {
  await openedFor(days, changes);
  expect(await notifyOfLateSubmissions(signal)).toBe(0);
});
