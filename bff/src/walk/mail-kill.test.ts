import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedMongo } from '@muster/embedded-mongo';
import mongoose, { type Types } from 'mongoose';
import { openConnection } from '../db/connect.ts';
import { systemContext, transact } from '../db/unit-of-work.ts';
import { EmailMessageModel } from '../mail/email-message.model.ts';
import { sendMail } from '../mail/send-mail.ts';
import { answer, smtpServer } from '../mail/smtp-server.fixtures.ts';
import { OutboxModel } from '../outbox/outbox-event.model.ts';
import { startProcess, type RealProcess } from './real-process.fixtures.ts';

const longest = 300_000;
/** `npm run test:full` sends two hundred mails, thirteen of them to bouncing addresses. */
const full = Boolean(process.env['MUSTER_TEST_FULL']);
const planted = full ? 13 : 3;
const count = full ? 200 : 20;

/** A separate database, where the open transaction of a killed process can be ended for all. */
let database: Awaited<ReturnType<typeof startEmbeddedMongo>> | undefined;
let mails: Awaited<ReturnType<typeof smtpServer>>;
let running: RealProcess | undefined;
let environment: Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'muster-mail-kill-'));

beforeAll(async () => {
  if (!process.env['MONGODB_URI'])
    database = await startEmbeddedMongo({ dataDir: join(folder, 'db') });
  const server = database?.uri ?? process.env['MUSTER_TEST_MONGODB'] ?? '';
  const name = `test_${randomBytes(6).toString('hex')}`;
  const uri = server.replace(/^(mongodb:\/\/[^/?]+)\/?[^?]*/, `$1/${name}`);
  await openConnection(server, { dbName: name });
  mails = await smtpServer();
  environment = {
    MONGODB_URI: uri,
    SESSION_SECRET: 'the same secret in both processes, long enough',
    SMTP_URL: mails.url,
  };
}, longest);
afterAll(async () => {
  await running?.kill();
  await mails?.close();
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
}, longest);

async function until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + longest / 2;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Never: ${what}`);
    await wait(50);
  }
}

const write = (to: string, sendAt?: Date): Promise<Types.ObjectId> =>
  transact(systemContext('test'), (tx) =>
    sendMail(tx, {
      template: 'message',
      to,
      variables: { subject: 'Hello', body: 'Hello' },
      ...(sendAt && { sendAt }),
    }),
  );

/** Simulates a minute: transactions and leases of the killed process have expired. */
async function endLeases(): Promise<void> {
  if (database) await mongoose.connection.db?.admin().command({ killAllSessions: [] });
  await OutboxModel.updateMany({ status: 'pending' }, { $set: { lockedUntil: new Date(0) } });
  await EmailMessageModel.updateMany({ status: 'sending' }, { $set: { heldUntil: new Date(0) } });
}

const settled = () =>
  EmailMessageModel.countDocuments({ status: { $in: ['sent', 'bounced', 'failed'] } });

it(
  `sends ${count} mails despite a kill in the middle: each arrives once, or says why it did not`,
  async () => {
    mails.behave({
      recipient: (email) => {
        if (email.startsWith('unknown.')) throw answer(550, '5.1.1 No such user');
      },
    });
    const addresses = Array.from({ length: count }, (_x, i) =>
      i < planted ? `unknown.${i}@people.test` : `reader.${i}@people.test`,
    );
    for (const to of addresses) await write(to);
    running = await startProcess(join(folder, 'one'), environment);
    await until('some mails are there', () => mails.accepted.length > count / 5);
    await running.kill();
    await endLeases();
    running = await startProcess(join(folder, 'two'), environment);
    await until('all are settled', async () => (await settled()) === count);

    const arrived = mails.accepted.flatMap(({ to }) => to);
    // Nothing arrives twice, and each mail that did not arrive has a reason.
    expect(new Set(arrived).size).toBe(arrived.length);
    expect(await EmailMessageModel.countDocuments({ status: 'bounced' })).toBe(planted);
    const left = await EmailMessageModel.find({ status: 'failed' }).lean();
    expect(left.map(({ problem }) => problem)).toEqual(left.map(() => 'outcome_unknown'));
    const sent = await EmailMessageModel.distinct('to', { status: 'sent' });
    expect(sent.length + left.length).toBe(count - planted);
    for (const to of sent) expect(arrived).toContain(to);
  },
  longest,
);

it(
  'does not resend a mail that the server had received when the process was killed',
  async () => {
    mails.behave({ silent: true });
    const before = mails.accepted.length;
    const id = await write('last.reader@people.test');
    await until('the server has it', () => mails.accepted.length === before + 1);
    await running?.kill();
    await endLeases();
    mails.behave({});
    running = await startProcess(join(folder, 'three'), environment);
    await until('it is settled', async () =>
      Boolean(await EmailMessageModel.exists({ _id: id, status: 'failed' })),
    );
    expect(await EmailMessageModel.findById(id).lean()).toMatchObject({
      problem: 'outcome_unknown',
    });
    expect(mails.accepted).toHaveLength(before + 1);
  },
  longest,
);

it(
  'sends a mail planned before a restart once and at its time',
  async () => {
    mails.behave({});
    const sendAt = new Date(Date.now() + 2000);
    const id = await write('planned.reader@people.test', sendAt);
    await running?.kill();
    await endLeases();
    running = await startProcess(join(folder, 'four'), environment);
    await until('it is sent', async () =>
      Boolean(await EmailMessageModel.exists({ _id: id, status: 'sent' })),
    );
    const { sentAt } = await EmailMessageModel.findById(id).orFail().lean();
    expect(sentAt?.getTime()).toBeGreaterThanOrEqual(sendAt.getTime());
    const arrived = mails.accepted.flatMap(({ to }) => to);
    expect(arrived.filter((to) => to === 'planned.reader@people.test')).toHaveLength(1);
  },
  longest,
);
