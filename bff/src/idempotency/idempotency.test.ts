import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { ProbeModel, probeDomain } from '../testing/probe.domain.ts';
import { signInAs, signInUser, type SignedIn } from '../testing/sign-in.ts';
import { createAssignment } from '../testing/users.fixtures.ts';
import { Types } from 'mongoose';
import { IdempotencyModel } from './idempotency-record.model.ts';
import { openAnswer } from './kept-answer.ts';

let test: TestApp;
let agent: SignedIn;
beforeAll(async () => {
  test = await createTestApp({ domains: [probeDomain] });
  agent = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

const create = (key: string, body: object, by = agent) =>
  by.post('/probes', body).set('Idempotency-Key', key);

it('repeats the first answer for the same key', async () => {
  const key = randomUUID();
  const first = await create(key, { name: 'Once' });
  const second = await create(key, { name: 'Once' });
  expect(second.status).toBe(201);
  expect(second.body).toEqual(first.body);
  expect(second.headers['idempotency-replayed']).toBe('true');
  expect(await ProbeModel.countDocuments({ name: 'Once' })).toBe(1);
});

it('stores the answer encrypted, readable for its user only', async () => {
  const key = randomUUID();
  const { body } = await create(key, { name: 'Planted 123-45-6789' });
  const kept = await IdempotencyModel.findOne({ key }).lean();
  expect(kept?.response).toMatch(/^v1\./);
  expect(JSON.stringify(kept)).not.toContain('123-45-6789');
  expect(openAnswer(kept?.response ?? '', agent.user._id)).toBe(JSON.stringify(body));
  expect(openAnswer(kept?.response ?? '', new Types.ObjectId())).toBeNull();
  // A request with an unreadable answer does not run again.
  await IdempotencyModel.updateOne({ key }, { $set: { response: 'v1.AAAA.AAAA.AAAA' } });
  const again = await create(key, { name: 'Planted 123-45-6789' });
  expect(again.body.error.code).toBe('IDEMPOTENCY_MISMATCH');
  expect(await ProbeModel.countDocuments({ name: 'Planted 123-45-6789' })).toBe(1);
});

it('refuses different content under the same key', async () => {
  const key = randomUUID();
  await create(key, { name: 'This' });
  const other = await create(key, { name: 'That' });
  expect([other.status, other.body.error.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
});

it('runs only one of two simultaneous requests', async () => {
  const key = randomUUID();
  const answers = await Promise.all([create(key, { name: 'Both' }), create(key, { name: 'Both' })]);
  expect(await ProbeModel.countDocuments({ name: 'Both' })).toBe(1);
  const ids = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
  expect(new Set(ids).size).toBe(1);
  const outcomes = answers.map(({ status, body }) => (status === 201 ? 'made' : body.error.code));
  expect(['made', 'IDEMPOTENCY_IN_PROGRESS']).toEqual(expect.arrayContaining(outcomes));
});

it('repeats the answer of a change that committed but was never answered', async () => {
  const key = randomUUID();
  const body = { name: 'Killed', fail: 'after-commit' };
  expect((await create(key, body)).status).toBe(500);
  const retry = await create(key, body);
  expect([retry.status, retry.headers['idempotency-replayed']]).toEqual([201, 'true']);
  expect(retry.body).toMatchObject({ name: 'Killed', version: 1 });
  expect(await ProbeModel.countDocuments({ name: 'Killed' })).toBe(1);
});

it('stores nothing if the change is refused, so that a retry runs', async () => {
  const key = randomUUID();
  const refused = await create(key, { name: 'Later', fail: 'refuse' });
  expect(refused.body.error.code).toBe('BULK_TOO_LARGE');
  expect(await IdempotencyModel.countDocuments({ key })).toBe(0);
  expect((await create(key, { name: 'Later' })).status).toBe(201);
});

it('takes over a key whose process died before the change', async () => {
  const key = randomUUID();
  await create(key, { name: 'Dead' });
  await ProbeModel.deleteMany({ name: 'Dead' });
  const dead = { state: 'in_progress', response: null };
  await IdempotencyModel.updateOne(
    { key },
    { $set: { ...dead, leaseUntil: new Date(Date.now() + 10_000) } },
  );
  expect((await create(key, { name: 'Dead' })).body.error.code).toBe('IDEMPOTENCY_IN_PROGRESS');
  await IdempotencyModel.updateOne({ key }, { $set: { leaseUntil: new Date(0) } });
  expect((await create(key, { name: 'Dead' })).status).toBe(201);
});

it('binds a key to the user and the role', async () => {
  const key = randomUUID();
  const mine = await create(key, { name: 'Mine' });
  const other = await create(key, { name: 'Theirs' }, await signInAs(test, 'recruiter'));
  expect(other.body.id).not.toBe(mine.body.id);
  const lead = await createAssignment(agent.user._id, 'team_lead');
  const asLead = await create(key, { name: 'As lead' }, await signInUser(test, agent.user, lead));
  expect(asLead.status).toBe(201);
});

it('refuses a malformed key', async () => {
  expect((await create('abc', { name: 'Key' })).body.error.code).toBe('BAD_REQUEST');
});
