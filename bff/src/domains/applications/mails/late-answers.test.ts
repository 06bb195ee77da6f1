import { dayMs } from '@muster/contracts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { TaskModel } from '../../../records/tasks/task.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { createApplication } from '../application.fixtures.ts';
import { remindOfInterest } from './late-answers.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(() => ApplicationModel.deleteMany());

const { signal } = new AbortController();
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

/** Somebody who was asked a month ago and has not answered. */
async function silent(changes: Partial<Application> = {}, jobChanges: Partial<Job> = {}) {
  const candidate = await createCandidateRecord();
  const job = await createJob({ status: 'open', ...jobChanges });
  const application = await createApplication(
    {
      candidateId: candidate._id,
      jobId: job._id,
      companyId: job.companyId,
      ownerUserId: job.accountManagerId,
    },
    'added',
    { candidateInterest: 'asked', interestAskedAt: inDays(-30), ...changes },
  );
  return {
    job,
    application,
    questions: () =>
      EmailMessageModel.countDocuments({ to: candidate.email, template: 'interest_question' }),
    tasks: () => TaskModel.countDocuments({ subjectId: candidate._id, kind: 'follow_up' }),
  };
}

it('asks once more, then leaves it to the recruiter', async () => {
  const { questions, tasks } = await silent();
  await remindOfInterest(signal);
  await remindOfInterest(signal);
  expect([await questions(), await tasks()]).toEqual([1, 0]);
  await remindOfInterest(signal, inDays(30));
  expect([await questions(), await tasks()]).toEqual([1, 1]);
});

it('asks nobody whose application is on hold, until it goes on', async () => {
  const { application, questions, tasks } = await silent({ onHold: true });
  await remindOfInterest(signal);
  await remindOfInterest(signal, inDays(30));
  expect([await questions(), await tasks()]).toEqual([0, 0]);
  await ApplicationModel.updateOne({ _id: application._id }, { $set: { onHold: false } });
  expect(await remindOfInterest(signal)).toBe(1);
  expect(await questions()).toBe(1);
});

it.each(['on_hold', 'filled'] as const)('asks nobody about a job that is %s', async (status) => {
  const { job, questions, tasks } = await silent({}, { status });
  expect(await remindOfInterest(signal)).toBe(0);
  expect([await questions(), await tasks()]).toEqual([0, 0]);
  await JobModel.updateOne({ _id: job._id }, { $set: { status: 'open' } });
  expect(await remindOfInterest(signal)).toBe(1);
});
