import type { MailCadence } from '@muster/contracts';
import { dayIn } from '../../../db/zoned-day.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { EmailMessageModel, type EmailMessage } from '../../../mail/email-message.model.ts';
import { OutboxModel } from '../../../outbox/outbox-event.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { sendDigests } from '../digest.jobs.ts';
import { lastMorning } from '../api/morning.ts';
import { NotificationPreferenceModel } from '../notification-preference.model.ts';
import { quietNow } from '../notification.fixtures.ts';
import { NotificationModel } from '../notification.model.ts';
import { notify, type Notice } from '../api/notify.ts';

const zone = 'Europe/Lisbon';
const { signal } = new AbortController();
let test: TestApp;
let author: SignedIn;
let reader: SignedIn;
let candidate: Candidate;

beforeAll(async () => {
  test = await createTestApp();
  author = await signInAs(test, 'recruiter', { user: { firstName: 'Noor', lastName: 'Haddad' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  await Promise.all([
    OutboxModel.deleteMany({}),
    NotificationModel.deleteMany({}),
    EmailMessageModel.deleteMany({}),
  ]);
  reader = await signInAs(test, 'recruiter', { user: { firstName: 'Vera', timeZone: zone } });
  candidate = await createCandidateRecord();
});

const prefer = (email: MailCadence, quiet: { from: string; to: string } | null = null) =>
  reader.put('/me/notification-preferences', {
    topics: [{ topic: 'mention', inApp: true, email }],
    quiet,
  });
const mention = (visibility = 'team') =>
  author.post('/notes', {
    subjectType: 'candidate',
    subjectId: candidate._id.toHexString(),
    kind: 'general',
    visibility,
    body: `<p>Confidential <a href="mention:${reader.userId}">@Vera</a></p>`,
  });
const mails = async (): Promise<EmailMessage[]> => {
  await test.runEvents();
  return EmailMessageModel.find({ userId: reader.user._id }).lean();
};
const makeDue = () =>
  OutboxModel.updateMany({ status: 'pending' }, { $set: { availableAt: new Date(0) } });

describe('an instant mail', () => {
  it('links to the record without its name or content, and is sent once', async () => {
    await prefer('instant');
    expect((await mention()).status).toBe(201);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      template: 'notice',
      to: [reader.user.email],
      status: 'sent',
      subject: `Noor Haddad mentioned you in a note on ${candidate.number}`,
    });
    expect(mail?.text).toContain(`/candidates/${candidate._id.toHexString()}`);
    for (const secret of ['Confidential', candidate.name]) expect(mail?.text).not.toContain(secret);
    await OutboxModel.updateMany({}, { $set: { status: 'pending' } });
    await makeDue();
    expect(await mails()).toHaveLength(1);
  });

  it('is not sent by default, nor for a notification that was already read', async () => {
    await mention();
    expect(await mails()).toEqual([]);
    await prefer('instant');
    await mention();
    await reader.post('/me/notifications/actions/read', { upTo: new Date().toISOString() });
    expect(await mails()).toEqual([]);
  });

  it('is not sent if the reader lost access to the record meanwhile', async () => {
    await prefer('instant');
    await mention();
    await CandidateModel.updateOne(
      { _id: candidate._id },
      { $set: { isPrivate: true, ownerUserId: author.user._id } },
    );
    expect(await mails()).toEqual([]);
  });

  it('waits if quiet hours were set meanwhile', async () => {
    await prefer('instant');
    await mention();
    await prefer('instant', quietNow(zone));
    expect(await mails()).toEqual([]);
    await prefer('instant');
    await makeDue();
    expect(await mails()).toHaveLength(1);
  });

  it('sums up the notifications of one group', async () => {
    await NotificationPreferenceModel.create({
      _id: reader.user._id,
      topics: { assignment: { inApp: true, email: 'instant' } },
      updatedAt: new Date(),
    });
    const others = await Promise.all([createCandidateRecord(), createCandidateRecord()]);
    const owner = await signInAs(test, 'owner');
    const answer = await owner.post('/candidates/bulk/owner', {
      ids: [candidate, ...others].map(({ _id }) => _id.toHexString()),
      ownerUserId: reader.userId,
      dryRun: false,
    });
    expect(answer.body).toMatchObject({ ok: 3 });
    await makeDue();
    const sent = await mails();
    expect(sent.map(({ subject }) => subject)).toEqual(['You are now the owner of 3 candidates']);
    expect((await reader.get('/me/notifications')).body).toMatchObject({
      data: [{ title: 'You are now the owner of 3 candidates', count: 3, topic: 'assignment' }],
      unread: 1,
    });
  });
});

describe('the daily digest', () => {
  const yesterday = new Date(Date.now() - 30 * 3_600_000);
  const tell = async (notice: Partial<Notice> = {}, at = yesterday) => {
    await transact(systemContext('test'), (tx) =>
      notify(tx, { topic: 'task_due', title: 'Due', userIds: [reader.user._id], ...notice }),
    );
    await NotificationModel.updateMany({ at: { $gt: at } }, { $set: { at } });
  };
  const morning = lastMorning(zone, new Date());

  it('lists waiting notifications by topic in the morning, once despite several runs', async () => {
    await mention();
    await tell({ title: 'A task about {name} is due today', link: '/x', ...about(candidate) });
    const sent = await Promise.all(Array.from({ length: 3 }, () => sendDigests(signal)));
    expect(sent.reduce((all, one) => all + one, 0)).toBe(1);
    expect(await sendDigests(signal)).toBe(0);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      template: 'daily_digest',
      subject: 'You have 2 unread notifications',
    });
    expect(mail?.text).toContain('MENTIONS');
    expect(mail?.text).toContain('TASKS THAT ARE DUE');
    expect(mail?.text).toContain(`A task about ${candidate.number} is due today`);
    for (const secret of ['Confidential', candidate.name]) expect(mail?.text).not.toContain(secret);
  });

  it('leaves what arrived after the morning to the next digest', async () => {
    await tell({}, new Date(morning.getTime() + 1));
    expect(await sendDigests(signal)).toBe(0);
    expect(await sendDigests(signal, new Date(morning.getTime() + 24 * 3_600_000))).toBe(1);
  });

  it('is sent in the morning of each user’s time zone', async () => {
    const at = new Date(`${dayIn('UTC', new Date())}T00:30:00Z`);
    await tell({}, new Date(at.getTime() - 8 * 3_600_000));
    // Half past midnight in Lisbon, half past nine in Tokyo.
    expect(await sendDigests(signal, at)).toBe(0);
    await UserModel.updateOne({ _id: reader.user._id }, { $set: { timeZone: 'Asia/Tokyo' } });
    expect(await sendDigests(signal, at)).toBe(1);
  });

  it('is not sent if everything was read, switched off or closed to the reader', async () => {
    await tell();
    await reader.post('/me/notifications/actions/read', { upTo: new Date().toISOString() });
    expect(await sendDigests(signal)).toBe(0);
    await tell({ topic: 'mention' });
    await prefer('off');
    expect(await sendDigests(signal)).toBe(0);
    await prefer('daily_digest');
    await tell({ topic: 'mention', ...about(candidate) });
    await CandidateModel.updateOne(
      { _id: candidate._id },
      { $set: { isPrivate: true, ownerUserId: author.user._id } },
    );
    expect(await sendDigests(signal)).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it('waits for the end of quiet hours', async () => {
    await tell();
    await prefer('daily_digest', quietNow(zone));
    expect(await sendDigests(signal)).toBe(0);
    await prefer('daily_digest');
    expect(await sendDigests(signal)).toBe(1);
  });
});

const about = ({ _id }: Candidate) => ({ subject: { type: 'candidate', id: _id } });
