import { limits } from '@muster/contracts';
import mongoose from 'mongoose';
import { visitor } from '../testing/agent.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { probeDomain } from '../testing/probe.domain.ts';
import { signInAs } from '../testing/sign-in.ts';
import { createRateLimits } from './rate-limit.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ domains: [probeDomain], config: { rateLimits: true } });
});
afterAll(() => test.close());

it('states the user’s limit and remaining requests in each answer', async () => {
  const agent = await signInAs(test, 'recruiter');
  await agent.get('/probes');
  const { headers } = await agent.get('/probes');
  expect(headers['ratelimit-limit']).toBe(String(limits.api.perUser));
  expect(headers['ratelimit-remaining']).toBe(String(limits.api.perUser - 2));
});

it('counts visitors by their address', async () => {
  const { headers } = await visitor(test.app).post('/probes/open');
  expect(headers['ratelimit-remaining']).toBe(String(limits.api.perUser - 1));
  const health = await visitor(test.app).get('/health');
  expect(health.headers['ratelimit-limit']).toBeUndefined();
});

it('refuses the requests of a user beyond the limit', async () => {
  const agent = await signInAs(test, 'recruiter');
  await mongoose.connection.collection('rate_limits').insertOne({
    key: `api:${agent.userId}`,
    points: limits.api.perUser,
    expire: new Date(Date.now() + 30_000),
  });
  const { status, body, headers } = await agent.get('/probes');
  expect([status, body.error.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(30);
});

it('shares a limit between processes and can reset it', async () => {
  const [one, two] = [createRateLimits(true), createRateLimits(true)];
  await one.limit('door', 'key', 2, 60_000);
  await two.limit('door', 'key', 2, 60_000);
  await expect(one.limit('door', 'key', 2, 60_000)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await two.limit('door', 'other', 2, 60_000);
  await one.forget('door', 'key');
  await expect(two.limit('door', 'key', 2, 60_000)).resolves.toMatchObject({ remaining: 1 });
});

it('counts nothing if the configuration switches limits off', async () => {
  const off = createRateLimits(false);
  for (let i = 0; i < 5; i += 1) expect(await off.limit('door', 'free', 1, 60_000)).toBeNull();
});

describe('points that are taken in advance', () => {
  const ahead = { reserve: 5 };
  const counted = async (key: string) =>
    (await mongoose.connection.collection('rate_limits').findOne({ key: `door:${key}` }))?.[
      'points'
    ];

  it('are stored in one write and spent by this process, never beyond the limit', async () => {
    const { limit } = createRateLimits(true);
    const remaining: (number | undefined)[] = [];
    for (let use = 1; use <= 10; use += 1) {
      remaining.push((await limit('door', 'ahead', 10, 60_000, ahead))?.remaining);
      expect(await counted('ahead')).toBe(use <= 5 ? 5 : 10);
    }
    expect(remaining).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    await expect(limit('door', 'ahead', 10, 60_000, ahead)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
  });

  it('expire with their window', async () => {
    const { limit } = createRateLimits(true);
    await limit('door', 'short', 10, 1000, ahead);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await limit('door', 'short', 10, 1000, ahead))?.remaining).toBe(9);
  });
});
