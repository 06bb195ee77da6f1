import { nextMailTime, shownAt } from '@muster/contracts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { OutboxModel } from '../../outbox/outbox-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createMessageRecord } from './message.fixtures.ts';

const zone = 'Pacific/Auckland';
const hourThere = () => Math.floor(shownAt(Date.now(), zone) / 3_600_000) % 24;
// These hours make it night there now, whenever this runs.
const from = (hourThere() + 3) % 22;
const mailHours = { from, to: from + 2 };

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { mailHours } });
});
afterAll(() => test.close());

it('lets an urgent mail leave at night, for a reason that is noted', async () => {
  const recruiter = await signInAs(test, 'recruiter');
  const email = 'urgent@people.test';
  const candidate = await createCandidateRecord({ email, emailNorm: email, timeZone: zone });
  const about = { subjectType: 'candidate', subjectId: candidate._id.toHexString() };
  const words = { ...about, subject: 'Tonight', text: 'The interview moved.' };
  const asUsual = await recruiter.post('/messages/actions/preview', words);
  expect(asUsual.body.waitsFor).toBe('quiet_hours');
  const preview = await recruiter.post('/messages/actions/preview', { ...words, isUrgent: true });
  expect([preview.status, preview.body.waitsFor]).toEqual([200, null]);
  const mail = await createMessageRecord(recruiter.user._id, candidate);
  const path = `/messages/${mail._id.toHexString()}/actions/send`;
  const send = (urgentReason: string) =>
    recruiter
      .post(path, { version: 1, sendAt: null, urgentReason })
      .set('Idempotency-Key', crypto.randomUUID());
  const refused = await send('  ');
  expect(refused.body.error.fields).toMatchObject([{ path: 'urgentReason', code: 'TOO_SHORT' }]);
  const { body } = await send('The interview of tonight was moved.');
  expect(body).toMatchObject({ status: 'queued', waitsFor: null, isUrgent: true });
  await OutboxModel.updateMany({ status: 'pending' }, { $set: { availableAt: new Date(0) } });
  await test.runEvents();
  expect((await EmailMessageModel.findById(mail._id).lean())?.status).toBe('sent');
  const noted = await AuditEventModel.findOne({
    action: 'message.send',
    entityId: mail._id.toHexString(),
  }).lean();
  expect(noted?.changes.map(({ path: field }) => field)).toContain('urgentReason');
});

it('tells the sender when the mail leaves, and holds what comes by another way', async () => {
  const recruiter = await signInAs(test, 'recruiter');
  const email = 'far.away@people.test';
  const candidate = await createCandidateRecord({ email, emailNorm: email, timeZone: zone });
  const morning = nextMailTime(new Date(), zone, mailHours);
  const mail = await createMessageRecord(recruiter.user._id, candidate);
  const { body } = await recruiter
    .post(`/messages/${mail._id.toHexString()}/actions/send`, { version: 1, sendAt: null })
    .set('Idempotency-Key', crypto.randomUUID());
  expect(body).toMatchObject({
    status: 'scheduled',
    waitsFor: 'quiet_hours',
    recipientZone: zone,
    scheduledFor: morning.toISOString(),
  });
  // If a process comes too early, or a clock was set, it is night there, and the mail waits again.
  await OutboxModel.updateMany({ status: 'pending' }, { $set: { availableAt: new Date(0) } });
  await test.runEvents();
  expect(await EmailMessageModel.findById(mail._id).lean()).toMatchObject({
    status: 'scheduled',
    waitsFor: 'quiet_hours',
    sentAt: null,
    attempts: 0,
    scheduledFor: morning,
  });
  const [waiting] = await OutboxModel.find({ status: 'pending', type: 'mail.queued' }).lean();
  expect(waiting?.availableAt).toEqual(morning);
});
