import { existsSync } from 'node:fs';
import { generateKeyPairSync } from 'node:crypto';
import { Types } from 'mongoose';
import { systemContext, transact } from '../db/unit-of-work.ts';
import type { Domain } from '../domain.ts';
import { createLog } from '../log.ts';
import { OutboxModel } from '../outbox/outbox-event.model.ts';
import { runOutbox } from '../outbox/outbox-worker.ts';
import { testConfig } from '../testing/test-config.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { EmailMessageModel } from './email-message.model.ts';
import { isAsSigned } from './dkim.fixtures.ts';
import { deliver, mailFolder } from './mail-transport.ts';
import { answer, smtpServer } from './smtp-server.fixtures.ts';
import { sendMail } from './send-mail.ts';
import { suppressAddress } from './suppressions.ts';

const mail = {
  id: '0123456789abcdef01234567',
  from: 'Muster <no-reply@muster.test>',
  to: ['ada@muster.test'],
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
};

let server: Awaited<ReturnType<typeof smtpServer>>;
let drop: () => Promise<void>;
beforeAll(async () => {
  drop = await openTestDatabase();
  server = await smtpServer();
});
afterAll(async () => {
  await server.close();
  await drop();
});
beforeEach(async () => {
  server.behave({});
  server.accepted.length = 0;
  await OutboxModel.deleteMany({});
});

const minters: Domain = {
  name: 'minters',
  tokens: { unsubscribe: async () => 'stop-token', password_reset: async () => 'reset-token' },
};
const run = () =>
  runOutbox({
    domains: [minters],
    config: testConfig({ smtpUrl: server.url }),
    log: createLog('silent'),
  });
const later = async () => {
  await OutboxModel.updateMany({ status: 'pending' }, { $set: { availableAt: new Date(0) } });
  await run();
};
let people = 0;
const queue = (to = `person.${(people += 1)}@people.test`) =>
  transact(systemContext('test'), (tx) =>
    sendMail(tx, {
      template: 'message',
      to,
      userId: new Types.ObjectId(),
      variables: { subject: 'Hello', body: 'Good morning' },
    }),
  );
const find = async (id: Types.ObjectId) => {
  const found = await EmailMessageModel.findById(id).lean();
  if (!found) throw new Error('The mail is gone');
  return found;
};

it('hands mails to the configured server and keeps none on disk', async () => {
  const config = testConfig({ smtpUrl: server.url });
  const messageId = await deliver(config, mail);
  expect(messageId).toBe('<0123456789abcdef01234567@localhost>');
  expect(server.accepted[0]?.to).toEqual(['ada@muster.test']);
  expect(server.accepted[0]?.text).toContain(`Message-ID: ${messageId}`);
  expect(existsSync(mailFolder(config))).toBe(false);
});

it('fails if the recipient is refused although a copy is accepted, but not if only a copy is refused', async () => {
  server.behave({
    recipient: (email) => {
      if (email === 'ada@muster.test') throw answer(550, '5.1.1 No such user');
    },
  });
  const config = testConfig({ smtpUrl: server.url });
  await expect(deliver(config, { ...mail, cc: ['lead@muster.test'] })).rejects.toMatchObject({
    problem: 'address_unknown',
  });
  server.behave({
    recipient: (email) => {
      if (email === 'lead@muster.test') throw answer(550, '5.1.1 No such user');
    },
  });
  await deliver(config, { ...mail, cc: ['lead@muster.test'] });
  expect(server.accepted.at(-1)?.to).toEqual(['ada@muster.test']);
});

it('retries if the server is busy, and sends once', async () => {
  server.behave({
    recipient: () => {
      throw answer(450, '4.2.0 Greylisted, come back later');
    },
  });
  const id = await queue();
  await run();
  expect(await find(id)).toMatchObject({ status: 'queued', problem: 'server_busy', attempts: 1 });
  const [event] = await OutboxModel.find().lean();
  expect(event?.availableAt.getTime()).toBeGreaterThan(Date.now() + 50_000);
  server.behave({});
  await later();
  expect(await find(id)).toMatchObject({ status: 'sent', problem: null });
  expect(server.accepted).toHaveLength(1);
});

it('gives up after the last attempt', async () => {
  server.behave({ hangUp: 'greeting' });
  const id = await queue();
  for (let i = 0; i < 6; i += 1) await later();
  expect(await find(id)).toMatchObject({ status: 'failed', problem: 'server_unreachable' });
  server.behave({});
  await later();
  expect(server.accepted).toHaveLength(0);
});

it('fails at once if the server refuses a mail permanently', async () => {
  server.behave({
    mail: () => {
      throw answer(554, '5.7.1 Refused by policy');
    },
  });
  const id = await queue();
  await run();
  expect(await find(id)).toMatchObject({ status: 'failed', problem: 'refused', attempts: 1 });
  expect(await OutboxModel.countDocuments({ status: 'pending' })).toBe(0);
});

it('remembers an address that does not exist and sends it no more mails', async () => {
  server.behave({
    recipient: () => {
      throw answer(550, '5.1.1 No such user');
    },
  });
  const first = await queue('gone@people.test');
  await run();
  expect(await find(first)).toMatchObject({ status: 'bounced', problem: 'address_unknown' });
  server.behave({});
  const second = await queue('Gone@People.test');
  await run();
  expect(await find(second)).toMatchObject({ status: 'suppressed' });
  expect(server.accepted).toHaveLength(0);
});

it('does not automatically resend a mail that the server may have received before the connection broke', async () => {
  server.behave({ hangUp: 'end' });
  const id = await queue();
  await run();
  expect(server.accepted).toHaveLength(1);
  expect(await find(id)).toMatchObject({ status: 'failed', problem: 'outcome_unknown' });
  server.behave({});
  await later();
  expect(server.accepted).toHaveLength(1);
});

it('does not resend a mail that a process had handed over before it died', async () => {
  const id = await queue();
  const dead = { status: 'sending' as const, holder: 'dead', heldUntil: new Date(0) };
  await EmailMessageModel.updateOne({ _id: id }, { $set: { ...dead, handedOverAt: new Date(0) } });
  await run();
  expect(await find(id)).toMatchObject({ status: 'failed', problem: 'outcome_unknown' });
  expect(server.accepted).toHaveLength(0);
});

it('sends a mail that a process had only begun when it died', async () => {
  const id = await queue();
  const dead = { status: 'sending' as const, holder: 'dead', heldUntil: new Date(0) };
  await EmailMessageModel.updateOne({ _id: id }, { $set: dead });
  await run();
  expect(await find(id)).toMatchObject({ status: 'sent' });
  expect(server.accepted).toHaveLength(1);
});

it('leaves a mail alone while another process is sending it', async () => {
  const id = await queue();
  const busy = { holder: 'busy', heldUntil: new Date(Date.now() + 60_000) };
  await EmailMessageModel.updateOne({ _id: id }, { $set: { status: 'sending', ...busy } });
  await run();
  expect(await find(id)).toMatchObject({ status: 'sending', holder: 'busy' });
  expect(server.accepted).toHaveLength(0);
});

it('sends signed headers with which mail programs can unsubscribe', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const config = testConfig({
    smtpUrl: server.url,
    dkim: { domain: 'muster.test', selector: 'mail', key },
  });
  await queue();
  await runOutbox({ domains: [minters], config, log: createLog('silent') });
  const sent = server.accepted[0]?.text ?? '';
  const text = sent.replace(/\r\n[ \t]/g, ' ');
  expect(text).toContain('List-Unsubscribe: <http://localhost:4000/api/unsubscribe/stop-token>');
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const signature = /^DKIM-Signature: .*$/im.exec(text)?.[0] ?? '';
  expect(signature).toMatch(/d=muster\.test/);
  expect(signature).toMatch(/s=mail/);
  expect(signature.replace(/\s/g, '')).toMatch(/h=[^;]*list-unsubscribe:list-unsubscribe-post/i);
  // Checked as the reader's server does it, with the public key of the domain.
  expect(isAsSigned(sent, publicKey)).toBe(true);
  for (const [was, is] of [
    ['Subject: ', 'Subject: Not '],
    ['Good morning', 'Good night'],
    ['api/unsubscribe/stop', 'api/unsubscribe/other'],
  ] as const) {
    expect(sent).toContain(was);
    expect(isAsSigned(sent.replace(was, is), publicKey)).toBe(false);
  }
});

it('sends an unsubscribed person no mails about jobs, but still mails about their account', async () => {
  await transact(systemContext('test'), (tx) =>
    suppressAddress(tx, 'Quiet@people.test', 'unsubscribed'),
  );
  const message = await queue('quiet@people.test');
  const reset = await transact(systemContext('test'), (tx) =>
    sendMail(tx, {
      template: 'password_reset',
      to: 'quiet@people.test',
      variables: { firstName: 'Q', nextPath: '' },
    }),
  );
  await run();
  expect(await find(message)).toMatchObject({ status: 'suppressed' });
  expect(await find(reset)).toMatchObject({ status: 'sent' });
});

it.each([
  ['to', { to: ['ada@muster.test\r\nBcc: all@people.test'] }],
  ['from', { from: 'Muster\r\nBcc: all@people.test <no-reply@muster.test>' }],
  ['sender', { via: 'Muster\r\nBcc: all@people.test <no-reply@muster.test>' }],
  ['subject', { subject: 'Hello\r\nBcc: all@people.test' }],
  ['reply-to', { replyTo: 'me@muster.test\nBcc: all@people.test' }],
  ['in-reply-to', { inReplyTo: '<a@b>\r\nBcc: all@people.test' }],
  ['references', { references: ['<a@b>\r\nBcc: all@people.test'] }],
  ['list-unsubscribe', { unsubscribeUrl: 'http://x/\r\nBcc: all@people.test' }],
])('refuses a line break in %s', async (_header, changes) => {
  const config = testConfig({ smtpUrl: server.url });
  await expect(deliver(config, { ...mail, ...changes })).rejects.toMatchObject({
    problem: 'invalid_header',
    canRetry: false,
  });
  expect(server.accepted).toHaveLength(0);
});
