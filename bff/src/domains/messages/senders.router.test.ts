import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { mailFolder } from '../../mail/mail-transport.ts';
import { OutboxModel } from '../../outbox/outbox-event.model.ts';
import { loadSettings } from '../../settings/agency-settings.ts';
import { SettingModel } from '../../settings/setting.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { runWaiting } from '../operations/operation.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
let vetter: SignedIn;
beforeAll(async () => {
  test = await createTestApp({ config: { mailHours: null } });
  recruiter = await signInAs(test, 'recruiter');
  vetter = await signInAs(test, 'vetter');
});
afterAll(() => test.close());

const jobs = { name: 'Jobs at "Muster"', address: 'jobs@agency.test' };
/** Stores settings as an owner does. */
async function set(values: object): Promise<void> {
  await SettingModel.updateOne({ group: 'senders' }, { $set: { values } }, { upsert: true });
  await loadSettings();
}
const domainOf = ({ user }: SignedIn) => user.email.split('@')[1] ?? '';
const allow = () =>
  set({ ownDomains: [domainOf(recruiter)], shared: [{ ...jobs, roles: ['recruiter'] }] });
beforeEach(allow);
afterEach(() => set({}));

let people = 0;
async function draft(changes: object, who = recruiter) {
  const email = `from.${(people += 1)}@people.test`;
  const { _id } = await createCandidateRecord({ email, emailNorm: email });
  return who.post('/messages', {
    subjectType: 'candidate',
    subjectId: _id.toHexString(),
    subject: 'Hello',
    text: 'Good morning',
    ...changes,
  });
}
const send = (id: string) =>
  recruiter
    .post(`/messages/${id}/actions/send`, { version: 1 })
    .set('Idempotency-Key', crypto.randomUUID());
async function delivered(id: string) {
  await OutboxModel.updateMany({ status: 'pending' }, { $set: { availableAt: new Date(0) } });
  await test.runEvents();
  return PostalMime.parse(await readFile(join(mailFolder(test.config), `${id}.eml`)));
}

it('offers the agency’s address, one’s own where its domain may be written from, and shared ones', async () => {
  const { body } = await recruiter.get('/messages/senders');
  expect(body).toEqual({
    data: [
      { kind: 'agency', name: 'Muster', address: 'no-reply@muster.test' },
      { kind: 'own', name: expect.any(String), address: recruiter.user.email },
      { kind: 'shared', ...jobs },
    ],
    replyTo: recruiter.user.email,
    repliesCome: false,
  });
  const kindsOf = async (who: SignedIn) =>
    (await who.get('/messages/senders')).body.data.map(({ kind }: { kind: string }) => kind);
  expect(await kindsOf(vetter)).toEqual(['agency', 'own']);
  await set({ ownDomains: ['other.test'] });
  expect(await kindsOf(recruiter)).toEqual(['agency']);
});

it('comes from the address that was chosen, by the agency’s own, and is answered as chosen', async () => {
  const { body } = await draft({ sender: jobs.address, repliesTo: 'sender' });
  expect(body).toMatchObject({ sender: jobs.address, repliesTo: 'sender' });
  expect((await send(body.id)).status).toBe(200);
  const mail = await delivered(body.id);
  expect(mail.from).toMatchObject({ name: 'Jobs at Muster', address: jobs.address });
  expect(mail.sender).toMatchObject({ address: 'no-reply@muster.test' });
  expect(mail.replyTo).toMatchObject([{ address: jobs.address }]);
  const own = (await draft({ sender: recruiter.user.email })).body;
  await send(own.id);
  expect((await delivered(own.id)).from).toMatchObject({ address: recruiter.user.email });
  const usual = (await draft({})).body;
  await send(usual.id);
  const agency = await delivered(usual.id);
  expect([agency.from?.address, agency.sender]).toEqual(['no-reply@muster.test', undefined]);
});

it.each([
  ['another person’s address', () => ({ sender: vetter.user.email })],
  ['an address of nobody', () => ({ sender: 'head@agency.test' })],
])('refuses to send from %s', async (_what, changes) => {
  const { status, body } = await draft(changes());
  expect([status, body.error.fields]).toMatchObject([422, [{ path: 'sender' }]]);
});

it('does not come from a shared address that is for other roles, nor is it answered to none', async () => {
  await set({ shared: [{ ...jobs, roles: ['team_lead'] }] });
  expect((await draft({ sender: jobs.address })).body.error.fields).toMatchObject([
    { path: 'sender', code: 'NOT_ALLOWED' },
  ]);
  expect((await draft({ repliesTo: 'sender' })).body.error.fields).toMatchObject([
    { path: 'repliesTo' },
  ]);
});

it('is sent and leaves from the address only as long as it may be written from', async () => {
  const kept = (await draft({ sender: jobs.address })).body;
  const waiting = (await draft({ sender: jobs.address, repliesTo: 'sender' })).body;
  await send(waiting.id);
  await set({});
  expect((await send(kept.id)).body.error.fields).toMatchObject([{ path: 'sender' }]);
  const changed = await recruiter.patch(`/messages/${kept.id}`, {
    version: 1,
    changes: { sender: null, repliesTo: 'author' },
  });
  expect(changed.body).toMatchObject({ sender: null });
  const mail = await delivered(waiting.id);
  expect(mail.from?.address).toBe('no-reply@muster.test');
  expect(mail.replyTo).toMatchObject([{ address: recruiter.user.email }]);
});

it('goes to many from the address that was chosen', async () => {
  const email = `from.${(people += 1)}@people.test`;
  const { _id } = await createCandidateRecord({ email, emailNorm: email });
  const write = (sender: string) =>
    recruiter
      .post('/candidates/bulk/email', {
        ids: [_id.toHexString()],
        subject: 'Hi',
        text: 'All of you',
        sender,
        repliesTo: 'sender',
      })
      .set('Idempotency-Key', crypto.randomUUID());
  expect((await write('head@agency.test')).body.error.fields).toMatchObject([{ path: 'sender' }]);
  const { batchId } = (await write(jobs.address)).body;
  await runWaiting(test);
  const batch = await recruiter.get(`/message-batches/${batchId}`);
  expect(batch.body).toMatchObject({ sender: jobs.address });
  const mail = await EmailMessageModel.findOne({ batchId }).orFail().lean();
  const sent = await delivered(mail._id.toHexString());
  expect(sent.from).toMatchObject({ address: jobs.address });
  expect(sent.replyTo).toMatchObject([{ address: jobs.address }]);
});
