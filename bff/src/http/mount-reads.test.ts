import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import { batchedAnswerSchema, limits, type BatchedAnswer } from '@muster/contracts';
import { createCandidateRecord } from '../domains/candidates/candidate.fixtures.ts';
import { CandidateModel } from '../records/candidates/candidate.model.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../testing/sign-in.ts';

let test: TestApp;
let server: Server;
let recruiter: SignedIn;

beforeAll(async () => {
  test = await createTestApp({ config: { rateLimits: true } });
  server = createServer(test.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(async () => {
  server.close();
  await test.close();
});

let asked = 0;

function ask(
  paths: readonly string[],
  { cookie, csrfToken }: Pick<SignedIn, 'cookie' | 'csrfToken'> = recruiter,
): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/api/v1/reads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie, 'X-CSRF-Token': csrfToken },
    body: JSON.stringify({
      reads: paths.map((path) => ({ path, requestId: `batch-test-${(asked += 1)}` })),
    }),
  });
}

/** Returns the answers in the order of the requests. */
async function answersTo(paths: readonly string[], caller?: SignedIn): Promise<BatchedAnswer[]> {
  const response = await ask(paths, caller);
  expect(response.status).toBe(200);
  const lines = (await response.text()).trimEnd().split('\n');
  return lines
    .map((line) => batchedAnswerSchema.parse(JSON.parse(line)))
    .toSorted((a, b) => a.read - b.read);
}

it('answers each read like a separate request, refused reads included', async () => {
  const candidate = await createCandidateRecord();
  const record = `/candidates/${candidate._id.toHexString()}`;
  const paths = [record, '/candidates/000000000000000000000000', '/users', '/candidates?limit=x'];
  const answers = await answersTo(paths);
  const { port } = server.address() as AddressInfo;
  for (const [i, path] of paths.entries()) {
    const alone = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      headers: { Cookie: recruiter.cookie, 'X-Request-Id': `batch-test-${asked - 3 + i}` },
    });
    expect(answers[i]).toEqual({ read: i, status: alone.status, answer: await alone.json() });
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 403, 422]);
});

it.each([
  ['a stream', '/events/stream'],
  ['a file', '/exports/000000000000000000000000/file'],
  ['an address that is not served', '/nothing/here'],
  ['an address outside of the API', '/../../metrics'],
  ['one outside of the API in disguise', '/%2e%2e/%2e%2e/metrics'],
  ['itself', '/reads'],
  ['what visitors may read', '/remotes'],
  ['a broken escape', '/candidates/%E0%A4%A'],
])('gives no answer to a read of %s', async (_what, path) => {
  const answers = await answersTo([path, '/me/notifications/unread']);
  expect(answers).toEqual([
    { read: 1, status: 200, answer: { unread: expect.any(Number) as number } },
  ]);
});

it('reads a record once for several reads about it, and again for the next page', async () => {
  const { _id, number } = await createCandidateRecord();
  const record = `/candidates/${_id.toHexString()}`;
  const parts = ['', '/follow', '/duplicates', '/consents', '/attachments', '/activity?limit=12'];
  const readsOf = async () => {
    let reads = 0;
    mongoose.set('debug', (collection: string, command: string) => {
      if (collection === 'candidates' && command === 'findOne') reads += 1;
    });
    const answers = await answersTo(parts.map((part) => record + part));
    mongoose.set('debug', false);
    return { reads, answers };
  };
  const first = await readsOf();
  expect([first.reads, first.answers.map(({ status }) => status)]).toEqual([
    1,
    parts.map(() => 200),
  ]);
  expect(first.answers[0]?.answer).toMatchObject({ number });
  await CandidateModel.updateOne({ _id }, { $set: { deletedAt: new Date() } });
  const gone = await readsOf();
  expect(gone.answers.map(({ status }) => status)).toEqual(parts.map(() => 404));
});

it('applies the permissions of the user who asks', async () => {
  const candidate = await signInAs(test, 'candidate');
  const [list, own] = await answersTo(['/candidates', '/me/notifications/unread'], candidate);
  expect(list).toMatchObject({ status: 403, answer: { error: { code: 'FORBIDDEN' } } });
  expect(own?.status).toBe(200);
});

it('is refused without a session, without reads or with too many reads', async () => {
  const statusOf = async (answer: Promise<Response>) => (await answer).status;
  const path = '/me/notifications/unread';
  expect(await statusOf(ask([path], { cookie: '', csrfToken: '' }))).toBe(401);
  expect(await statusOf(ask([]))).toBe(422);
  const tooMany = Array.from({ length: limits.batch.reads + 1 }, () => path);
  expect(await statusOf(ask(tooMany))).toBe(422);
});

it('answers a page that is older than the session in its browser', async () => {
  const { cookie } = await signInAs(test, 'candidate');
  const [list, own] = await answersTo(['/candidates', '/me/notifications/unread'], {
    ...recruiter,
    cookie,
  });
  expect([list?.status, own?.status]).toEqual([403, 200]);
});

it('counts each of its reads against the user’s request limit', async () => {
  const owner = await signInAs(test, 'owner');
  const remaining = async (): Promise<number> => {
    const { port } = server.address() as AddressInfo;
    const alone = await fetch(`http://127.0.0.1:${port}/api/v1/me/notifications/unread`, {
      headers: { Cookie: owner.cookie },
    });
    return Number(alone.headers.get('ratelimit-remaining'));
  };
  const before = await remaining();
  await answersTo(['/me/notifications/unread', '/exports', '/chat/unread'], owner);
  expect(before - (await remaining())).toBe(4);
});
