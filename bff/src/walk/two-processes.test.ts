import {
  assistantSettingEndpoints,
  authEndpoints,
  chatEndpoints,
  candidateEndpoints,
  limits,
  meEndpoints,
  notificationEndpoints,
  platformEndpoints,
  releaseEndpoints,
  shellName,
  settingEndpoints,
  taskEndpoints,
  todayEndpoints,
  type AnyEndpoint,
  type Settings,
  type TodayBoard,
} from '@muster/contracts';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import mongoose, { Types } from 'mongoose';
import { AuditChainModel } from '../audit/audit-chain.model.ts';
import { AuditCheckModel } from '../audit/audit-check.model.ts';
import { AuditEventModel, type AuditEvent } from '../audit/audit-event.model.ts';
import { verifyAuditChain } from '../audit/verify-audit-chain.ts';
import { openConnection } from '../db/connect.ts';
import { addDays, today } from '../db/calendar-day.ts';
import { systemContext, transact } from '../db/unit-of-work.ts';
// Loads every model, so that its indexes exist before two servers create them at once.
import '../domains/all-domains.ts';
import { createPasswordUser, goodPassword } from '../domains/auth/auth.fixtures.ts';
import { createCandidateRecord } from '../domains/candidates/candidate.fixtures.ts';
import { openStream } from '../domains/notifications/event-stream.fixtures.ts';
import { createNotification } from '../domains/notifications/notification.fixtures.ts';
import { createRemote } from '../domains/releases/remote.fixtures.ts';
import type { Task } from '../records/tasks/task.model.ts';
import { LeaseModel } from '../jobs/lease.model.ts';
import { EmailMessageModel } from '../mail/email-message.model.ts';
import { sendMail } from '../mail/send-mail.ts';
import { smtpServer } from '../mail/smtp-server.fixtures.ts';
import { RoleAssignmentModel } from '../identity/role-assignment.model.ts';
import { createAssignment } from '../testing/users.fixtures.ts';
import { explain, outcomeOf, request, type Call, type Credentials } from './http.fixtures.ts';
import { createTask } from './records.fixtures.ts';
import { startProcess, type RealProcess } from './real-process.fixtures.ts';

/** Whole servers run here, while the machine may have other work. */
const longest = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'muster-two-'));
const releasesDir = join(folder, 'releases');
let mails: Awaited<ReturnType<typeof smtpServer>>;
let one: RealProcess;
let two: RealProcess;

beforeAll(async () => {
  const server = process.env['MUSTER_TEST_MONGODB'] ?? '';
  const name = `test_${randomBytes(6).toString('hex')}`;
  mails = await smtpServer();
  await openConnection(server, { dbName: name });
  const environment = {
    MONGODB_URI: withDatabase(server, name),
    SESSION_SECRET: 'the same secret in both processes, long enough',
    RELEASES_DIR: releasesDir,
    RATE_LIMITS: 'on',
    SMTP_URL: mails.url,
  };
  [one, two] = await Promise.all([
    startProcess(join(folder, 'one'), environment),
    startProcess(join(folder, 'two'), environment),
  ]);
}, longest);
afterAll(async () => {
  await Promise.all([one?.kill(), two?.kill()]);
  await mails?.close();
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
  rmSync(folder, { recursive: true, force: true });
}, longest);

/** Returns the address of a database on a server. */
const withDatabase = (server: string, name: string): string =>
  server.replace(/^(mongodb:\/\/[^/?]+)\/?[^?]*/, `$1/${name}`);

const ask = (at: RealProcess, endpoint: AnyEndpoint, call: Call, as: Credentials | null) =>
  request(at.origin, endpoint, call, as);

async function signIn(at: RealProcess, email: string): Promise<Credentials> {
  const answer = await ask(
    at,
    authEndpoints.signIn,
    { body: { email, password: goodPassword, keepMe: false } },
    null,
  );
  if (answer.status !== 200) throw new Error(`Signing in: ${explain(answer)}`);
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return { cookie, csrfToken: (answer.body as { csrfToken: string }).csrfToken };
}

async function owner() {
  const user = await createPasswordUser();
  await createAssignment(user._id, 'owner');
  return user;
}

/** Repeats a request until a condition is true; names the one that failed. */
async function until(
  what: string,
  holds: () => Promise<boolean>,
  patience = 30_000,
): Promise<void> {
  const end = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`It never came to this: ${what}`);
    await wait(50);
  }
}

it(
  'two processes know the same sessions, and their end within a second',
  async () => {
    const { email } = await owner();
    const [first, second] = [await signIn(one, email), await signIn(two, email)];
    const outcomes = async (credentials: Credentials) =>
      Promise.all(
        [one, two].map(async (at) => outcomeOf(await ask(at, meEndpoints.read, {}, credentials))),
      );
    const listedBy = async (at: RealProcess, credentials: Credentials) =>
      outcomeOf(await ask(at, candidateEndpoints.list, {}, credentials));
    expect(await outcomes(first)).toEqual(['200', '200']);
    expect(await listedBy(one, first)).toBe('200');
    expect(outcomeOf(await ask(two, meEndpoints.endOtherSessions, { body: {} }, second))).toBe(
      '200',
    );
    const begin = performance.now();
    expect(await listedBy(two, first)).toBe('401 SESSION_REVOKED');
    for (;;) {
      const sent = performance.now();
      if ((await listedBy(one, first)) !== '200') break;
      expect(sent - begin).toBeLessThan(1_000);
    }
    expect(await listedBy(one, first)).toBe('401 SESSION_REVOKED');
    // Reads of the user's own account always use its current state.
    expect(await outcomes(first)).toEqual(['401 SESSION_REVOKED', '401 SESSION_REVOKED']);
    expect(await outcomes(second)).toEqual(['200', '200']);
  },
  longest,
);

it(
  'two processes share one limit for sign-in attempts',
  async () => {
    const tries = { body: { email: 'nobody@muster.test', password: 'wrong horse', keepMe: false } };
    const outcomes: string[] = [];
    for (let i = 0; i <= limits.signIn.perMail; i += 1)
      outcomes.push(outcomeOf(await ask(i % 2 ? one : two, authEndpoints.signIn, tries, null)));
    expect(outcomes.slice(0, -1)).toEqual(
      Array.from({ length: limits.signIn.perMail }, () => '401 BAD_CREDENTIALS'),
    );
    expect(outcomes.at(-1)).toBe('429 RATE_LIMITED');
    expect(outcomeOf(await ask(one, authEndpoints.signIn, tries, null))).toBe('429 RATE_LIMITED');
  },
  longest,
);

it(
  'two processes send each mail once',
  async () => {
    const count = 40;
    const user = await createPasswordUser();
    await Promise.all(
      Array.from({ length: count }, (_x, i) =>
        transact(systemContext(`mail-${i}`), (tx) =>
          sendMail(tx, {
            template: 'password_changed',
            to: `reader.${i}@muster.test`,
            userId: user._id,
            variables: { firstName: 'Ada', at: 'today' },
          }),
        ),
      ),
    );
    await until('all mails are sent', async () => {
      const sent = await EmailMessageModel.countDocuments({ status: 'sent', to: /^reader\./ });
      return sent === count;
    });
    const received = mails.accepted.flatMap(({ to }) => to.map((email) => email.split('@')[0]));
    expect(received.toSorted()).toEqual(
      Array.from({ length: count }, (_x, i) => `reader.${i}`).toSorted(),
    );
  },
  longest,
);

it(
  'a window hears what happened at the other process, and closes if its session ended there',
  async () => {
    const user = await owner();
    const [first, second] = [await signIn(one, user.email), await signIn(two, user.email)];
    const stream = await openStream(two.origin, first.cookie);
    const { _id } = await createNotification(user._id);
    expect((await stream.next('notification')).data).toEqual({
      id: null,
      unread: expect.any(Number),
    });
    const body = { ids: [_id.toHexString()] };
    expect(outcomeOf(await ask(one, notificationEndpoints.markRead, { body }, second))).toBe('200');
    expect((await stream.next('notification')).data).toMatchObject({ id: null });
    expect(outcomeOf(await ask(one, meEndpoints.endOtherSessions, { body: {} }, second))).toBe(
      '200',
    );
    expect((await stream.next('end')).data).toEqual({ reason: 'session' });
    await stream.ended;
  },
  longest,
);

it(
  'a message reaches its participants at either process, and nobody else',
  async () => {
    const [writer, reader, stranger] = [await owner(), await owner(), await owner()];
    const reads = await openStream(two.origin, (await signIn(two, reader.email)).cookie);
    const overhears = await openStream(two.origin, (await signIn(two, stranger.email)).cookie);
    await Promise.all([reads.next('open'), overhears.next('open')]);
    const role = await RoleAssignmentModel.findOne({ userId: reader._id }).lean();
    const body = {
      people: [String(role?._id)],
      message: { key: randomUUID(), body: 'Good morning' },
    };
    const as = await signIn(one, writer.email);
    const answer = await ask(one, chatEndpoints.open, { body }, as);
    const threadId = (answer.body as { id: string }).id;
    expect((await reads.next('chat')).data).toEqual({ threadId });
    expect(overhears.received.filter(({ name }) => name === 'chat')).toEqual([]);
    for (const stream of [reads, overhears]) stream.close();
  },
  longest,
);

it(
  'both processes tell every window at once that an area is switched off or on, and apply it',
  async () => {
    const [admin, reader] = [await owner(), await owner()];
    const as = await signIn(one, admin.email);
    const reads = await signIn(two, reader.email);
    const [near, far] = [
      await openStream(one.origin, as.cookie),
      await openStream(two.origin, reads.cookie),
    ];
    await Promise.all([near.next('open'), far.next('open')]);
    /**
     * Requested like a page that heard of the change, from a process that may not have heard yet.
     */
    const offered = async (at: RealProcess) => {
      const { body } = await ask(at, authEndpoints.session, {}, reads);
      const { active } = body as { active: { permissions: object; switchedOff: string[] } };
      return ['chat.use' in active.permissions, ...active.switchedOff];
    };
    const listed = async (at: RealProcess) =>
      outcomeOf(await ask(at, chatEndpoints.threads, {}, reads));
    let version = 1;
    for (const [off, seen, listing] of [
      [['chat'], [false, 'chat'], '404 FEATURE_DISABLED'],
      [[], [true], '200'],
    ] as const) {
      const body = { version, changes: { off } };
      const answer = await ask(one, settingEndpoints.updateFeatures, { body }, as);
      expect(explain(answer)).toMatch(/^200/);
      ({ version } = (answer.body as Settings).features);
      expect(await offered(two)).toEqual(seen);
      expect([await listed(one), await listed(two)]).toEqual([listing, listing]);
      for (const stream of [near, far]) expect((await stream.next('features')).data).toEqual({});
    }
    const switches = { body: { on: false, version: 0 } };
    await ask(two, assistantSettingEndpoints.switchAgency, switches, reads);
    for (const stream of [near, far]) {
      expect((await stream.next('features')).data).toEqual({});
      stream.close();
    }
  },
  longest,
);

it(
  'two processes do the nightly work once',
  async () => {
    await until('the chain was checked', async () => (await AuditCheckModel.countDocuments()) > 0);
    const lease = await LeaseModel.findById('job:audit.verify').lean();
    expect(lease).toMatchObject({ holder: null, fence: 1 });
    expect(await AuditCheckModel.countDocuments()).toBe(1);
  },
  longest,
);

it(
  'a process serves the build that was switched to through the other one',
  async () => {
    const remote = await createRemote({ rootDir: folder, releasesDir }, ['b1', 'b2']);
    const { email } = await owner();
    const credentials = await signIn(one, email);
    const served = async (at: RealProcess) => {
      const { body } = await ask(at, platformEndpoints.remotes, {}, credentials);
      const { remotes } = body as { remotes: { name: string; build: string }[] };
      return remotes.find(({ name }) => name === remote._id)?.build;
    };
    expect([await served(one), await served(two)]).toEqual(['b2', 'b2']);
    const page = await openStream(two.origin, credentials.cookie);
    await page.next('notification');
    const switched = await ask(
      one,
      releaseEndpoints.switch,
      { params: { name: remote._id }, body: { version: remote.version, build: 'b1' } },
      credentials,
    );
    expect(explain(switched)).toMatch(/^200/);
    await page.next('remotes');
    page.close();
    expect([await served(two), await served(one)]).toEqual(['b1', 'b1']);
  },
  longest,
);

it(
  'a process serves the shell that was put in force through the other one',
  async () => {
    const shell = await createRemote({ rootDir: folder, releasesDir }, ['s1', 's2'], {
      _id: shellName,
    });
    const credentials = await signIn(one, (await owner()).email);
    const pageOf = async ({ origin }: RealProcess) =>
      /Shell (\w+)/.exec(await (await fetch(`${origin}/sign-in`)).text())?.[1];
    expect([await pageOf(one), await pageOf(two)]).toEqual(['s2', 's2']);
    const switched = await ask(
      one,
      releaseEndpoints.rollback,
      { params: { name: shellName }, body: { version: shell.version } },
      credentials,
    );
    expect(explain(switched)).toMatch(/^200/);
    expect([await pageOf(two), await pageOf(one)]).toEqual(['s1', 's1']);
  },
  longest,
);

it(
  'both processes show the same day at once, whichever of them changes its tasks',
  async () => {
    const person = await owner();
    const other = await owner();
    const [mine, theirs] = [await signIn(one, person.email), await signIn(two, other.email)];
    const candidate = await createCandidateRecord({ ownerUserId: person._id });
    const assigneeId = person._id;
    const tasks: Task[] = [];
    for (const title of ['To be done', 'To be put off', 'To be handed on', 'To stay'])
      tasks.push(await createTask(candidate, person._id, { title, assigneeId, dueOn: today() }));
    const dayOf = async (at: RealProcess, credentials: Credentials) => {
      const { body } = await ask(at, todayEndpoints.own, {}, credentials);
      const { tasks: shown, done, snoozed } = body as TodayBoard;
      return { titles: shown.map(({ title }) => title).toSorted(), done, snoozed };
    };
    const inBoth = async (credentials: Credentials) => {
      const [here, there] = [await dayOf(one, credentials), await dayOf(two, credentials)];
      expect(there).toEqual(here);
      return here;
    };
    const act = async (
      at: RealProcess,
      endpoint: AnyEndpoint,
      which: number,
      body: object = {},
    ) => {
      const { _id, version } = tasks[which]!;
      const call = { params: { id: _id.toHexString() }, body: { version, ...body } };
      expect(explain(await ask(at, endpoint, call, mine))).toBe('200 {}');
    };
    expect((await inBoth(mine)).titles).toHaveLength(4);
    await act(two, taskEndpoints.complete, 0);
    expect(await inBoth(mine)).toMatchObject({ done: 1 });
    await act(one, taskEndpoints.snooze, 1, { until: addDays(today(), 3) });
    expect(await inBoth(mine)).toMatchObject({ snoozed: 1 });
    const window = await openStream(one.origin, theirs.cookie);
    await window.next('notification');
    await act(two, taskEndpoints.reassign, 2, { assigneeId: other._id.toHexString() });
    await window.next('tasks');
    window.close();
    expect(await inBoth(mine)).toMatchObject({ titles: ['To stay'], done: 1, snoozed: 1 });
    expect(await inBoth(theirs)).toMatchObject({ titles: ['To be handed on'] });
  },
  longest,
);

describe('two processes seal one chain', () => {
  const event = (_id = new Types.ObjectId()): AuditEvent => ({
    _id,
    at: new Date(),
    actorKind: 'system',
    actorUserId: null,
    realActorUserId: null,
    assignmentId: null,
    action: 'probe.seal',
    entity: 'probe',
    entityId: 'seal',
    companyId: null,
    changes: [],
    ip: '',
    requestId: 'two-processes',
    sessionId: null,
    tokenId: null,
    seq: null,
    prevHash: null,
    hash: null,
  });
  /** Simulates expired leases of a process that died or sleeps. */
  const timePasses = () =>
    LeaseModel.updateMany({}, { $set: { heldUntil: new Date(0), nextRunAt: new Date(0) } });
  const unsealed = () => AuditEventModel.countDocuments({ seq: null });

  /** Checks for numbers from one without gaps, hashes that follow, and no unsealed event. */
  async function expectOneChain(): Promise<void> {
    // A killed process's transaction holds its writes until the database ends it.
    await until('everything is sealed', async () => (await unsealed()) === 0, 90_000);
    const events = await AuditEventModel.countDocuments();
    expect(await verifyAuditChain()).toMatchObject({ intact: true, events });
    expect(await AuditEventModel.distinct('seq')).toHaveLength(events);
  }

  it(
    'while both write and one transaction commits late',
    async () => {
      const { email } = await owner();
      const credentials = await signIn(one, email);
      const late = await mongoose.startSession();
      late.startTransaction();
      // The oldest id of all, committed after the others were sealed.
      const early = event(Types.ObjectId.createFromTime(1));
      await AuditEventModel.insertMany([early], { session: late });
      let version = 1;
      for (let i = 0; i < 10; i += 1) {
        const body = { version, changes: { firstName: `Name ${i}` } };
        const answer = await ask(i % 2 ? one : two, meEndpoints.update, { body }, credentials);
        if (answer.status !== 200) throw new Error(`Renaming: ${explain(answer)}`);
        ({ version } = answer.body as { version: number });
      }
      await until('the others are sealed', async () => (await unsealed()) === 0);
      const end = (await AuditChainModel.findOne().lean())?.seq ?? 0;
      expect(end).toBeGreaterThan(0);
      await late.commitTransaction();
      await late.endSession();
      await expectOneChain();
      expect((await AuditEventModel.findById(early._id).lean())?.seq).toBe(end + 1);
    },
    longest,
  );

  it(
    'when the sealer is killed at its work',
    async () => {
      // The other process sleeps between two rounds, so that this one seals first.
      await until('nobody seals', async () => {
        const held = await LeaseModel.countDocuments({ _id: /seal/, holder: { $ne: null } });
        return held === 0;
      });
      two.pause();
      await timePasses();
      const begin = (await AuditChainModel.findOne().lean())?.seq ?? 0;
      const many = 3000;
      await AuditEventModel.insertMany(Array.from({ length: many }, () => event()));
      const sealed = async () => ((await AuditChainModel.findOne().lean())?.seq ?? 0) - begin;
      await until('the first process seals', async () => (await sealed()) > 0);
      await one.kill();
      expect(await sealed()).toBeLessThan(many);
      await timePasses();
      two.resume();
      await expectOneChain();
      expect(await sealed()).toBeGreaterThanOrEqual(many);
    },
    longest,
  );
});
