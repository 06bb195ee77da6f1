import { hourMs, type ApplicationRecord } from '@muster/contracts';
import type { Types } from 'mongoose';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { TaskModel } from '../../../records/tasks/task.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { ensureReasons, reasonsOf } from '../../reasons/api/reasons.ts';
import { createApplication, ended } from '../application.fixtures.ts';
import { remindOfLateAnswers } from '../mails/late-answers.ts';

let test: TestApp;
let lead: SignedIn;
let job: Job;
beforeAll(async () => {
  test = await createTestApp();
  await ensureReasons();
  lead = await signInAs(test, 'team_lead');
  job = await createJob({ leadRecruiterId: lead.user._id });
});
afterAll(() => test.close());

const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();

async function onJob(changes: Partial<Application> = {}): Promise<Application> {
  const candidate = await createCandidateRecord({ ownerUserId: lead.user._id });
  return createApplication(
    {
      candidateId: candidate._id,
      jobId: job._id,
      companyId: job.companyId,
      ownerUserId: lead.user._id,
    },
    'interested',
    changes,
  );
}

/** Creates a rejected application whose candidate was not told. */
async function untold(): Promise<Application> {
  const application = await onJob();
  const [reason] = await reasonsOf('application_reject');
  const { status } = await act(application, 'reject', { reasonId: reason && idOf(reason) });
  expect(status).toBe(200);
  return current(application);
}

async function current({ _id }: Pick<Application, '_id'>): Promise<Application> {
  const found = await ApplicationModel.findById(_id).lean();
  if (!found) throw new Error('The application is gone');
  return found;
}

const act = (application: Pick<Application, '_id' | 'version'>, path: string, body: object = {}) =>
  lead.post(`/applications/${idOf(application)}/actions/${path}`, {
    version: application.version,
    ...body,
  });

async function read(application: Application): Promise<ApplicationRecord> {
  const { body } = await lead.get(`/applications/${idOf(application)}`).expect(200);
  return body as ApplicationRecord;
}

const mails = (application: Application) =>
  EmailMessageModel.find({ subjectId: idOf(application) }).lean();

const inWords = { telling: { by: 'word' } };

describe('a candidate who was not told of the outcome in time', () => {
  it('can be marked as informed once, which stops the clock', async () => {
    const application = await untold();
    const before = await read(application);
    expect([before.mayTellOutcome, before.clocks.map(({ key }) => key)]).toEqual([true, ['told']]);
    const { body } = await act(application, 'tell-outcome', inWords);
    expect(body.exit).toMatchObject({ toldBy: 'word', toldAt: expect.any(String) });
    const told = await current(application);
    expect((await act(told, 'tell-outcome', inWords)).status).toBe(200);
    expect((await current(application)).version).toBe(told.version);
    const after = await read(application);
    expect([after.mayTellOutcome, after.clocks]).toEqual([false, []]);
    expect(await mails(application)).toEqual([]);
    const events = await lead.get(`/applications/${idOf(application)}/events`).expect(200);
    expect(events.body.data[0]).toMatchObject({
      type: 'outcome_told',
      actor: { id: idOf(lead.user) },
    });
  });

  it('can be written to, is not told again another way, and hears nothing after a restore', async () => {
    const application = await untold();
    const telling = { by: 'mail', template: 'rejection_after_screening', delayHours: 4 };
    const { body } = await act(application, 'tell-outcome', { telling });
    expect(body.exit.toldBy).toBe('mail');
    expect(Date.parse(body.exit.toldAt)).toBeGreaterThan(Date.now() + 3 * hourMs);
    expect(await mails(application)).toMatchObject([
      { template: 'rejection_after_screening', status: 'scheduled' },
    ]);
    const again = await act(await current(application), 'tell-outcome', inWords);
    expect(again.body.error.code).toBe('INVALID_TRANSITION');
    expect((await act(await current(application), 'restore')).status).toBe(200);
    expect(await mails(application)).toMatchObject([{ status: 'cancelled' }]);
  });

  it('is removed from the task that asks to inform them', async () => {
    const application = await untold();
    await remindOfLateAnswers(new AbortController().signal, new Date(Date.now() + 80 * hourMs));
    const task = () => TaskModel.findOne({ subjectId: application.candidateId }).lean();
    expect(await task()).toMatchObject({ status: 'open' });
    await act(await current(application), 'tell-outcome', inWords);
    expect(await task()).toMatchObject({ status: 'done' });
  });
});

it('does not notify candidates who are still in the running or who withdrew', async () => {
  const { exit } = ended('withdrawn', 'interested');
  if (!exit) throw new Error('Nothing ended');
  const people = [
    await onJob(),
    await onJob({ status: 'withdrawn', exit: { ...exit, side: 'candidate' } }),
  ];
  const answers = await Promise.all(people.map((one) => act(one, 'tell-outcome', inWords)));
  expect(answers.map(({ body }) => body.error.code)).toEqual([
    'INVALID_TRANSITION',
    'INVALID_TRANSITION',
  ]);
  const records = await Promise.all(people.map(read));
  expect(records.map(({ mayTellOutcome }) => mayTellOutcome)).toEqual([false, false]);
});
