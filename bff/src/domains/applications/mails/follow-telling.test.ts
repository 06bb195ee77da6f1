import type { Types } from 'mongoose';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { bounceMail } from '../../../mail/bounce-mail.ts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { mailQueued } from '../../../mail/mail-queued.ts';
import { suppressAddress } from '../../../mail/suppressions.ts';
import { OutboxModel } from '../../../outbox/outbox-event.model.ts';
import { ApplicationEventModel } from '../../../records/applications/application-event.model.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { TaskModel } from '../../../records/tasks/task.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { ensureReasons, reasonsOf } from '../../reasons/api/reasons.ts';
import { createApplication } from '../application.fixtures.ts';

let test: TestApp;
let lead: SignedIn;
let reasonId: string;
const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();
const telling = { by: 'mail', template: 'rejection_after_screening', delayHours: 0 };

beforeAll(async () => {
  test = await createTestApp();
  await ensureReasons();
  lead = await signInAs(test, 'team_lead');
  const [reason] = await reasonsOf('application_reject');
  if (!reason) throw new Error('There are no reasons');
  reasonId = idOf(reason);
});
afterAll(() => test.close());

/** Creates a rejected application whose mail still waits. */
async function rejected(): Promise<Application> {
  const candidate = await createCandidateRecord({ ownerUserId: lead.user._id });
  const job = await createJob({ leadRecruiterId: lead.user._id });
  const application = await createApplication({
    candidateId: candidate._id,
    jobId: job._id,
    companyId: job.companyId,
    ownerUserId: lead.user._id,
  });
  const path = `/applications/${idOf(application)}/actions/reject`;
  expect((await lead.post(path, { reasonId, telling, version: application.version })).status).toBe(
    200,
  );
  return application;
}
const mailOf = (application: Application) =>
  EmailMessageModel.findOne({ subjectId: idOf(application) })
    .sort({ _id: -1 })
    .orFail()
    .lean();
const read = async (application: Application) =>
  (await lead.get(`/applications/${idOf(application)}`)).body;
const tasksOf = ({ candidateId }: Application) =>
  TaskModel.countDocuments({ subjectId: candidateId, kind: 'promise', status: 'open' });

/** Sends all waiting messages, as if they were due. */
async function sendAll(): Promise<void> {
  await OutboxModel.updateMany({ type: mailQueued }, { $set: { availableAt: new Date(0) } });
  await test.runEvents();
}

it('records when the mail was sent', async () => {
  const application = await rejected();
  await sendAll();
  const { status, sentAt } = await mailOf(application);
  expect(status).toBe('sent');
  expect((await read(application)).exit).toMatchObject({
    toldBy: 'mail',
    toldAt: sentAt?.toISOString(),
    missedAs: null,
  });
});

it.each([
  [
    'came back',
    'bounced',
    async (application: Application) => {
      await sendAll();
      const { _id } = await mailOf(application);
      await transact(systemContext('test'), (tx) =>
        bounceMail(tx, _id, { problem: 'address_unknown', said: 'No such user' }),
      );
    },
  ],
  [
    'was not sent to an address that takes none',
    'suppressed',
    async (application: Application) => {
      const [to = ''] = (await mailOf(application)).to;
      await transact(systemContext('test'), (tx) => suppressAddress(tx, to, 'bounced'));
    },
  ],
])(
  'recognises a candidate not told because the mail %s, and creates a task to tell them',
  async (_how, why, miss) => {
    const application = await rejected();
    expect((await read(application)).mayTellOutcome).toBe(false);
    await miss(application);
    await sendAll();
    const record = await read(application);
    expect(record.exit).toMatchObject({ toldAt: null, toldBy: null, missedAs: why });
    expect(record.mayTellOutcome).toBe(true);
    expect(await tasksOf(application)).toBe(1);
    const history = await ApplicationEventModel.findOne({
      applicationId: application._id,
      type: 'rejected',
    }).lean();
    expect(history?.toldAt).toBeNull();

    const told = await lead.post(`/applications/${idOf(application)}/actions/tell-outcome`, {
      telling: { by: 'word' },
      version: record.version,
    });
    expect(told.body.exit).toMatchObject({ toldBy: 'word', missedAs: null });
    expect(await tasksOf(application)).toBe(0);
  },
);

it('does not change candidates who were told in person meanwhile', async () => {
  const application = await rejected();
  await sendAll();
  const { _id } = await mailOf(application);
  const known = await read(application);
  await transact(systemContext('test'), (tx) =>
    bounceMail(tx, _id, { problem: 'mailbox_full', said: 'Full' }),
  );
  await sendAll();
  const again = await read(application);
  expect([known.exit.toldBy, again.exit.missedAs]).toEqual(['mail', 'bounced']);
  await lead.post(`/applications/${idOf(application)}/actions/tell-outcome`, {
    telling: { by: 'word' },
    version: again.version,
  });
  // A delivery report for the mail changes nothing now.
  await EmailMessageModel.updateOne({ _id }, { $set: { status: 'sent' } });
  await transact(systemContext('test'), (tx) =>
    bounceMail(tx, _id, { problem: 'mailbox_full', said: 'Full' }),
  );
  await sendAll();
  expect((await read(application)).exit).toMatchObject({ toldBy: 'word', missedAs: null });
});
