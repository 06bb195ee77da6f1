import type { Types } from 'mongoose';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createApplication } from '../applications/application.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { JobModel, type Job } from '../../records/jobs/job.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { TaskModel } from '../../records/tasks/task.model.ts';
import { personalTasks } from './tasks.personal.ts';

let test: TestApp;
let recruiter: SignedIn;
let outsider: SignedIn;
let job: Job;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  outsider = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());
beforeEach(async () => {
  job = await createJob({
    status: 'open',
    confidential: true,
    title: 'Payments engineer',
    leadRecruiterId: recruiter.user._id,
  });
});

const add = (who: SignedIn, subjectType: string, subjectId: Types.ObjectId, more: object = {}) =>
  who.post('/tasks', { subjectType, subjectId, title: 'Ask for the budget', ...more });
const listed = async (who: SignedIn, subjectType: string, subjectId: Types.ObjectId) =>
  (await who.get(`/tasks?subjectType=${subjectType}&subjectId=${String(subjectId)}`)).body.data;
const today = async (who: SignedIn) =>
  (await who.get('/today')).body.tasks.map(
    ({ title, subjectType, subjectLabel }: Record<string, string>) => [
      title,
      subjectType,
      subjectLabel,
    ],
  );
const application = async () => {
  const candidate = await createCandidateRecord({
    firstName: 'Ana',
    lastName: 'Diaz',
    name: 'Ana Diaz',
  });
  return createApplication({
    candidateId: candidate._id,
    jobId: job._id,
    companyId: job.companyId,
    ownerUserId: recruiter.user._id,
  });
};

it('a task on a job is shown in Today, and leaves the job once it is completed', async () => {
  const added = await add(recruiter, 'job', job._id);
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({ subjectType: 'job', subjectLabel: 'Payments engineer' });
  expect(await today(recruiter)).toContainEqual(['Ask for the budget', 'job', 'Payments engineer']);
  const done = await recruiter.post(`/tasks/${added.body.id}/actions/complete`, { version: 1 });
  expect(done.body).toMatchObject({ status: 'done' });
  expect(await listed(recruiter, 'job', job._id)).toEqual([]);
});

it('a task is assigned only to users who may open the job, and hidden when they lose access', async () => {
  const given = { assigneeId: outsider.userId };
  const refused = await add(recruiter, 'job', job._id, given);
  expect(refused.body.error.fields).toMatchObject([{ path: 'assigneeId', code: 'CANNOT_OPEN' }]);
  expect((await add(outsider, 'job', job._id)).status).toBe(404);
  const team = [{ userId: outsider.user._id, function: 'sourcer', responsible: false }];
  await JobModel.updateOne({ _id: job._id }, { $set: { team } });
  expect((await add(recruiter, 'job', job._id, given)).status).toBe(201);
  // Mails and notifications name a confidential job only by its number.
  expect(await NotificationModel.findOne({ userId: outsider.user._id }).lean()).toMatchObject({
    title: expect.stringMatching(/assigned you a task about J-\d+$/),
    link: `/jobs/${String(job._id)}`,
  });
  expect(await today(outsider)).toHaveLength(1);
  await JobModel.updateOne({ _id: job._id }, { $set: { team: [] } });
  expect(await today(outsider)).toEqual([]);
});

it('a task on an application names candidate and job, for users who may open both', async () => {
  const { _id } = await application();
  const added = await add(recruiter, 'application', _id);
  expect(added.body).toMatchObject({ subjectLabel: 'Ana Diaz, Payments engineer' });
  expect(await today(recruiter)).toContainEqual([
    'Ask for the budget',
    'application',
    'Ana Diaz, Payments engineer',
  ]);
  expect(await listed(recruiter, 'application', _id)).toHaveLength(1);
  const path = `/tasks?subjectType=application&subjectId=${String(_id)}`;
  expect((await outsider.get(path)).status).toBe(404);
  expect(
    (await outsider.post(`/tasks/${added.body.id}/actions/complete`, { version: 1 })).status,
  ).toBe(404);
});

it('removes a task on an application when the candidate is erased', async () => {
  const { _id, candidateId } = await application();
  await add(recruiter, 'application', _id, { note: 'Ana asked twice.' });
  expect(await personalTasks.count?.(candidateId)).toBe(1);
  await transact(systemContext('test'), (tx) => personalTasks.erase(tx, candidateId));
  expect(await TaskModel.countDocuments({ subjectId: _id })).toBe(0);
});

it('hides a job’s tasks from clients and candidates', async () => {
  for (const role of ['client_admin', 'candidate'] as const) {
    const who = await signInAs(test, role);
    expect((await who.get(`/tasks?subjectType=job&subjectId=${String(job._id)}`)).status).toBe(403);
  }
});
