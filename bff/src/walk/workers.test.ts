import { limits } from '@muster/contracts';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import mongoose from 'mongoose';
import { openConnection } from '../db/connect.ts';
// Loads every model, so that its indexes exist before the server creates them.
import '../domains/all-domains.ts';
import { createPasswordUser, goodPassword } from '../domains/auth/auth.fixtures.ts';
import { openStream } from '../domains/notifications/event-stream.fixtures.ts';
import { createNotification } from '../domains/notifications/notification.fixtures.ts';
import { createAssignment } from '../testing/users.fixtures.ts';
import { startProcess, type RealProcess } from './real-process.fixtures.ts';

/** Whole servers run here, while the machine may have other work. */
const longest = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'muster-workers-'));
let platform: RealProcess;

beforeAll(async () => {
  const server = process.env['MUSTER_TEST_MONGODB'] ?? '';
  const name = `test_${randomBytes(6).toString('hex')}`;
  await openConnection(server, { dbName: name });
  platform = await startProcess(folder, {
    MONGODB_URI: server.replace(/^(mongodb:\/\/[^/?]+)\/?[^?]*/, `$1/${name}`),
    SESSION_SECRET: 'the same secret in all workers, long enough',
    RATE_LIMITS: 'on',
    WORKERS: '2',
  });
}, longest);
afterAll(async () => {
  await platform?.kill();
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
  rmSync(folder, { recursive: true, force: true });
}, longest);

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Uses a new connection for each request: the parent gives each to the next worker. */
const ask = (path: string, cookie = ''): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(platform.origin + path, { agent: false, headers: { cookie } }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (part: string) => (text += part));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, text }));
    }).on('error', reject);
  });

const askOften = (times: number, path: string, cookie: string): Promise<Answer[]> =>
  Promise.all(Array.from({ length: times }, () => ask(path, cookie)));

const candidates = '/api/v1/candidates';

async function owner() {
  const user = await createPasswordUser();
  await createAssignment(user._id, 'owner');
  return user;
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(platform.origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function signIn(email: string): Promise<{ cookie: string; csrfToken: string }> {
  const answer = await post('/api/v1/auth/sign-in', {
    email,
    password: goodPassword,
    keepMe: false,
  });
  expect(answer.status).toBe(200);
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  return { cookie, csrfToken };
}

/** Returns the processes that the parent has started. */
async function workers(): Promise<number[]> {
  const { stdout } = await promisify(execFile)('pgrep', [
    '-P',
    String(platform.pid),
    // Run from the sources, the parent also has a compiler process.
    '-f',
    'main[.][jt]s',
  ]).catch(() => ({ stdout: '' }));
  return stdout.split('\n').filter(Boolean).map(Number);
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`It never came to this: ${what}`);
    await wait(50);
  }
}

/** Returns the answers to six requests of one session, by whichever workers. */
const statusesOf = async (cookie: string): Promise<number[]> =>
  (await askOften(6, candidates, cookie)).map(({ status }) => status);

const requestsIn = (figures: string): number =>
  Number(
    /muster_http_request_duration_seconds_count\{route="GET \/candidates",status="2xx"\} (\d+)/.exec(
      figures,
    )?.[1],
  );

it(
  'workers share a session, and count all requests together',
  async () => {
    const { cookie } = await signIn((await owner()).email);
    const answers = await askOften(20, candidates, cookie);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await workers()).toHaveLength(2);
    // Each worker reports the figures of both.
    const figures = await askOften(4, '/metrics', '');
    expect(figures.map(({ text }) => requestsIn(text))).toEqual([20, 20, 20, 20]);
  },
  longest,
);

it(
  'all workers refuse a session that one of them ended, even while its requests arrive',
  async () => {
    const { email } = await owner();
    const [first, second] = [await signIn(email), await signIn(email)];
    let endedAt = Number.POSITIVE_INFINITY;
    let isOver = false;
    const letIn: number[] = [];
    const asking = Array.from({ length: 5 }, async () => {
      while (!isOver) {
        const sent = performance.now();
        const { status } = await ask(candidates, first.cookie);
        if (status === 200) letIn.push(sent);
        await wait(100);
      }
    });
    const answer = await post(
      '/api/v1/me/sessions/actions/end-others',
      {},
      { cookie: second.cookie, 'x-csrf-token': second.csrfToken },
    );
    expect(answer.status).toBe(200);
    endedAt = performance.now();
    await wait(2_000);
    isOver = true;
    await Promise.all(asking);
    expect(letIn.length).toBeGreaterThan(0);
    expect(letIn.filter((sent) => sent > endedAt + 1_000)).toEqual([]);
    expect(await statusesOf(first.cookie)).toEqual(Array(6).fill(401));
    expect(await statusesOf(second.cookie)).toEqual(Array(6).fill(200));
  },
  longest,
);

it(
  'workers count wrong passwords together',
  async () => {
    const { email } = await owner();
    const body = { email, password: 'not the password', keepMe: false };
    const statuses: number[] = [];
    for (let n = 0; n <= limits.signIn.perMail; n += 1)
      statuses.push((await post('/api/v1/auth/sign-in', body, { Connection: 'close' })).status);
    expect(statuses.filter((status) => status !== 429)).toHaveLength(limits.signIn.perMail);
  },
  longest,
);

it(
  'a window hears an event whichever worker it is connected to',
  async () => {
    const user = await owner();
    const { cookie } = await signIn(user.email);
    const streams = await Promise.all(
      Array.from({ length: 4 }, () => openStream(platform.origin, cookie)),
    );
    await Promise.all(streams.map((stream) => stream.next('open')));
    await createNotification(user._id);
    for (const stream of streams) expect((await stream.next('notification')).data).toBeDefined();
    for (const stream of streams) stream.close();
  },
  longest,
);

it(
  'a killed worker is replaced while the other one continues',
  async () => {
    const { cookie } = await signIn((await owner()).email);
    const before = await workers();
    process.kill(before[0] ?? 0, 'SIGKILL');
    await until('the killed worker is gone', async () => {
      const [killed] = before;
      return !(await workers()).includes(killed ?? 0);
    });
    expect((await ask(candidates, cookie)).status).toBe(200);
    await until('there are two workers', async () => (await workers()).length === 2);
    await until('the new one answers, too', async () => {
      const { text } = await ask('/metrics');
      return requestsIn(text) > 0;
    });
    expect(await statusesOf(cookie)).toEqual(Array(6).fill(200));
  },
  longest,
);

it(
  'workers end in order with their parent process',
  async () => {
    const pids = await workers();
    expect(await platform.stop()).toBe(0);
    await until('no worker is left', async () => pids.every((pid) => !isRunning(pid)));
    await expect(ask(candidates)).rejects.toThrow('ECONNREFUSED');
  },
  longest,
);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
