import { messageMachine, type MessageState, type Role } from '@muster/contracts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Types } from 'mongoose';
import supertest from 'supertest';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { EmailMessageModel, type EmailMessage } from '../../mail/email-message.model.ts';
import { mailQueued } from '../../mail/mail-queued.ts';
import { mailFolder } from '../../mail/mail-transport.ts';
import { suppressAddress, suppressionsOf } from '../../mail/suppressions.ts';
import { emit } from '../../outbox/emit.ts';
import { OutboxModel } from '../../outbox/outbox-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { createMessageRecord } from './message.fixtures.ts';

let test: TestApp;
let admin: SignedIn;
let recruiter: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
  recruiter = await signInAs(test, 'recruiter');
  colleague = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());
beforeEach(() => OutboxModel.deleteMany({}));

let people = 0;
const person = (changes: Partial<Candidate> = {}) => {
  const email = `person.${(people += 1)}@people.test`;
  return createCandidateRecord({ email, emailNorm: email, timeZone: 'Europe/Lisbon', ...changes });
};
const path = (mail: { _id: Types.ObjectId }, action = '') =>
  `/messages/${mail._id.toHexString()}${action && `/actions/${action}`}`;
const find = async ({ _id }: { _id: Types.ObjectId }) => {
  const found = await EmailMessageModel.findById(_id).lean();
  if (!found) throw new Error('The mail is gone');
  return found;
};
const due = () =>
  OutboxModel.updateMany({ status: 'pending' }, { $set: { availableAt: new Date(0) } });
const act = (who: SignedIn, mail: { _id: Types.ObjectId }, action: string, body = {}) =>
  who.post(path(mail, action), { version: 1, ...body }).set('Idempotency-Key', randomKey());
const randomKey = () => crypto.randomUUID();

describe('the way of a mail', () => {
  it('is drafted, changed, sent after ten seconds, and answered in one conversation', async () => {
    const candidate = await person();
    const created = await recruiter.post('/messages', {
      subjectType: 'candidate',
      subjectId: candidate._id.toHexString(),
      subject: 'A job for you',
      text: 'Hello,\n\nare you free?',
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ status: 'draft', allowedActions: ['send', 'edit'] });
    const _id = new Types.ObjectId(created.body.id as string);
    const changed = await recruiter.patch(path({ _id }), {
      version: 1,
      changes: { subject: 'A job that suits you' },
    });
    expect(changed.body).toMatchObject({ subject: 'A job that suits you', version: 2 });
    const sent = await act(recruiter, { _id }, 'send', { version: 2 });
    expect(sent.body).toMatchObject({ status: 'queued', allowedActions: ['cancel'] });
    // Nothing is sent while it can be undone.
    await test.runEvents();
    expect(await find({ _id })).toMatchObject({ status: 'queued' });
    await due();
    await test.runEvents();
    const gone = await find({ _id });
    expect(gone).toMatchObject({ status: 'sent', replyTo: recruiter.user.email });
    expect(gone.text).toContain('are you free?');
    expect(gone.text).toContain('Unsubscribe');

    const answer = await recruiter.post('/messages', {
      subjectType: 'candidate',
      subjectId: candidate._id.toHexString(),
      subject: 'Re: A job',
      text: 'One more thing.',
      replyToId: created.body.id,
    });
    expect(answer.body).toMatchObject({
      threadKey: created.body.id,
      replyToId: created.body.id,
    });
    const stored = await find({ _id: new Types.ObjectId(answer.body.id as string) });
    expect(stored).toMatchObject({ inReplyTo: gone.messageId, references: [gone.messageId] });
  });

  it('leaves nothing behind if it is taken back within ten seconds', async () => {
    const mail = await createMessageRecord(recruiter.user._id, await person());
    await act(recruiter, mail, 'send');
    const cancelled = await act(recruiter, mail, 'cancel', { version: 2 });
    expect(cancelled.body).toMatchObject({ status: 'cancelled', allowedActions: [] });
    await due();
    await test.runEvents();
    expect(await find(mail)).toMatchObject({ status: 'cancelled', sentAt: null });
  });

  it('waits for its planned moment, which stands in the database', async () => {
    const mail = await createMessageRecord(recruiter.user._id, await person());
    const sendAt = new Date(Date.now() + 86_400_000).toISOString();
    const { body } = await act(recruiter, mail, 'send', { sendAt });
    expect(body).toMatchObject({ status: 'scheduled', scheduledFor: sendAt, waitsFor: 'sender' });
    const [event] = await OutboxModel.find({ type: 'mail.queued' }).lean();
    expect(event?.availableAt.toISOString()).toBe(sendAt);
    await test.runEvents();
    expect(await find(mail)).toMatchObject({ status: 'scheduled' });
  });

  it('refuses a moment in the past or too far ahead, at the field', async () => {
    const mail = await createMessageRecord(recruiter.user._id, await person());
    for (const [days, code] of [
      [-1, 'IN_PAST'],
      [91, 'OUT_OF_RANGE'],
    ] as const) {
      const sendAt = new Date(Date.now() + days * 86_400_000).toISOString();
      const { body } = await act(recruiter, mail, 'send', { sendAt });
      expect(body.error.fields).toMatchObject([{ path: 'sendAt', code }]);
    }
  });

  it('tries again what failed, with nothing of the failure left', async () => {
    const mail = await createMessageRecord(recruiter.user._id, await person(), {
      status: 'failed',
      problem: 'server_unreachable',
      attempts: 6,
      handedOverAt: new Date(),
    });
    const { body } = await act(recruiter, mail, 'retry');
    expect(body).toMatchObject({ status: 'queued', problem: null, attempts: 0 });
    await test.runEvents();
    expect(await find(mail)).toMatchObject({ status: 'sent' });
  });
});

describe('an address that changed after a mail was written', () => {
  const change = ({ _id }: Candidate, email: string | null) =>
    CandidateModel.updateOne({ _id }, { $set: { email, emailNorm: email } });
  const states = ['failed', 'scheduled'] as const;

  it.each(states)('gets what had %s, and the old one does not', async (status) => {
    const candidate = await person();
    const mail = await createMessageRecord(recruiter.user._id, candidate, {
      status,
      sentAt: null,
      cc: ['copy@people.test'],
    });
    await transact(systemContext('test'), (tx) =>
      suppressAddress(tx, candidate.email ?? '', 'bounced'),
    );
    const email = `now.${status}@people.test`;
    await change(candidate, email);
    if (status === 'failed') await act(recruiter, mail, 'retry').expect(200);
    else
      await transact(systemContext('test'), async (tx) =>
        emit(tx, mailQueued, { mailId: mail._id.toHexString() }, { notBefore: tx.at }),
      );
    await test.runEvents();
    expect(await find(mail)).toMatchObject({ status: 'sent', to: [email] });
    const sent = await readFile(
      join(mailFolder(test.config), `${mail._id.toHexString()}.eml`),
      'utf8',
    );
    expect(sent).toContain(email);
    expect(sent).not.toContain(candidate.email);
  });

  it('stops a mail if the person no longer has an address', async () => {
    const candidate = await person();
    const mail = await createMessageRecord(recruiter.user._id, candidate, { status: 'failed' });
    await change(candidate, null);
    await act(recruiter, mail, 'retry').expect(200);
    await test.runEvents();
    expect(await find(mail)).toMatchObject({ status: 'suppressed', to: [candidate.email] });
  });

  it('stops a mail to whoever asked not to be contacted under the new one', async () => {
    const candidate = await person();
    const mail = await createMessageRecord(recruiter.user._id, candidate, { status: 'failed' });
    await change(candidate, 'new.silent@people.test');
    await CandidateModel.updateOne({ _id: candidate._id }, { $set: { status: 'do_not_contact' } });
    await act(recruiter, mail, 'retry').expect(200);
    await test.runEvents();
    expect(await find(mail)).toMatchObject({ status: 'suppressed' });
  });
});

describe('permitted actions in each state', () => {
  const actions = ['send', 'cancel', 'retry'] as const;
  const cells = messageMachine.states.flatMap((state) =>
    actions.map((action) => ({ state, action })),
  );
  it.each(cells)(
    'allows or refuses $action of a mail in the state $state as the machine says',
    async ({ state, action }) => {
      const mail = async () =>
        createMessageRecord(recruiter.user._id, await person(), { status: state });
      const { from } = messageMachine.transitions[action];
      const allowed = (from as readonly MessageState[]).includes(state);
      const byAuthor = await act(recruiter, await mail(), action);
      expect([byAuthor.status, byAuthor.body.error?.code]).toEqual(
        allowed ? [200, undefined] : [409, 'INVALID_TRANSITION'],
      );
      // A colleague does not see it; only an admin reads and retries it.
      expect((await act(colleague, await mail(), action)).status).toBe(404);
      const byAdmin = await act(admin, await mail(), action);
      expect(byAdmin.status).toBe(action === 'retry' ? (allowed ? 200 : 409) : 403);
    },
  );

  it.each<Role>(['finance_hr', 'staff_viewer', 'client_admin', 'candidate'])(
    'a %s writes no mails',
    async (role) => {
      const other = await signInAs(test, role);
      const { status } = await other.post('/messages', {
        subjectType: 'candidate',
        subjectId: (await person())._id.toHexString(),
        subject: 'Hello',
        text: 'Hello',
      });
      expect(status).toBe(403);
    },
  );
});

describe('people who cannot be written to', () => {
  const write = async (candidate: Candidate) =>
    recruiter.post('/messages', {
      subjectType: 'candidate',
      subjectId: candidate._id.toHexString(),
      subject: 'Hello',
      text: 'Hello',
    });

  it('names the reason', async () => {
    const silent = await person({ status: 'do_not_contact' });
    expect((await write(silent)).body.error.code).toBe('CANDIDATE_DO_NOT_CONTACT');
    const unknown = await person({ email: null, emailNorm: null });
    expect((await write(unknown)).body.error.code).toBe('NO_RECIPIENTS');
    const gone = await person();
    await transact(systemContext('test'), (tx) => suppressAddress(tx, gone.email ?? '', 'bounced'));
    expect((await write(gone)).body.error.code).toBe('RECIPIENT_SUPPRESSED');
  });

  it.each([
    ['subject', { subject: 'Hello\r\nBcc: all@people.test' }],
    ['subject', { subject: 'Hello\u0000' }],
    ['text', { text: 'Hello\u0000' }],
  ])('refuses control characters in the %s', async (field, changes) => {
    const { body, status } = await recruiter.post('/messages', {
      subjectType: 'candidate',
      subjectId: (await person())._id.toHexString(),
      subject: 'Hello',
      text: 'Hello',
      ...changes,
    });
    expect(status).toBe(422);
    expect(body.error.fields).toMatchObject([{ path: field, code: 'INVALID_FORMAT' }]);
  });
});

describe('unsubscribing', () => {
  const address = async (mail: EmailMessage) => {
    await act(recruiter, mail, 'send');
    await due();
    await test.runEvents();
    const { readFile } = await import('node:fs/promises');
    const { mailFolder } = await import('../../mail/mail-transport.ts');
    const file = `${mailFolder(test.config)}/${mail._id.toHexString()}.eml`;
    const eml = (await readFile(file, 'utf8')).replace(/\r\n[ \t]/g, ' ');
    const [, url = ''] = /^List-Unsubscribe: <([^>]+)>/m.exec(eml) ?? [];
    return new URL(url).pathname;
  };

  it('takes one request of a mail program, from anywhere, and no link that is only followed', async () => {
    const candidate = await person();
    const email = candidate.email ?? '';
    const url = await address(await createMessageRecord(recruiter.user._id, candidate));
    const followed = await supertest(test.app).get(url);
    expect(followed.status).toBe(303);
    expect(followed.get('Location')).toMatch(/^\/t\/#./);
    expect([...(await suppressionsOf(email))]).toEqual([]);
    const posted = await supertest(test.app)
      .post(url)
      .set('Origin', 'https://mail.example')
      .type('form')
      .send('List-Unsubscribe=One-Click');
    expect(posted.status).toBe(200);
    expect([...(await suppressionsOf(email))]).toEqual(['unsubscribed']);
    const again = await createMessageRecord(recruiter.user._id, candidate, { status: 'queued' });
    expect((await act(recruiter, again, 'cancel')).status).toBe(200);
    const next = await createMessageRecord(recruiter.user._id, candidate);
    expect((await act(recruiter, next, 'send')).body.error.code).toBe('RECIPIENT_SUPPRESSED');
  });

  it('takes no address that was never sent', async () => {
    const { status } = await supertest(test.app)
      .post('/api/unsubscribe/made-up')
      .type('form')
      .send('List-Unsubscribe=One-Click');
    expect(status).toBe(404);
  });
});
