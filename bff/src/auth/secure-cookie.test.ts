import { Types } from 'mongoose';
import supertest from 'supertest';
import { defineEndpoint } from '@muster/contracts';
import { z } from 'zod';
import type { Domain } from '../domain.ts';
import { mount } from '../http/mount.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createAssignment, createUser } from '../testing/users.fixtures.ts';
import { SessionModel } from './session.model.ts';

const enter = defineEndpoint({
  name: 'door.enter',
  method: 'POST',
  path: '/door',
  access: 'public',
  summary: 'Signs in without a password.',
  body: z.strictObject({ userId: z.string(), keepMe: z.boolean().default(false) }),
  response: z.object({ csrfToken: z.string() }),
});
const door: Domain = {
  name: 'door',
  routes: (router) =>
    mount(router, enter, async (ctx, { body }) => {
      const { csrfToken } = await ctx.cookie.start(new Types.ObjectId(body.userId), {
        keepMe: body.keepMe,
      });
      return { csrfToken };
    }),
};

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    domains: [door],
    config: { publicUrl: new URL('https://muster.test'), trustProxy: 1 },
  });
});
afterAll(() => test.close());

const signIn = (userId: string, headers: Record<string, string> = {}, keepMe = false) =>
  supertest(test.app)
    .post('/api/v1/door')
    .set({ 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.7', ...headers })
    .send({ userId, keepMe });

const cookieOf = (answer: supertest.Response) => String(answer.headers['set-cookie']?.[0]);
const newUser = async () => {
  const user = await createUser();
  await createAssignment(user._id, 'recruiter');
  return user._id.toHexString();
};

it('binds the cookie to this origin, https and the server', async () => {
  const answer = await signIn(await newUser());
  expect(cookieOf(answer)).toMatch(/^__Host-muster=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const kept = await signIn(await newUser(), {}, true);
  expect(cookieOf(kept)).toContain('Expires=');
});

it('records the network address of the person, as far as the proxy is trusted', async () => {
  const userId = await newUser();
  await signIn(userId, { 'User-Agent': 'A browser' });
  expect(await SessionModel.findOne({ userId }).lean()).toMatchObject({
    ip: '203.0.113.7',
    userAgent: 'A browser',
  });
});

it('gives a new session id to a browser that brings an id of its own', async () => {
  const userId = await newUser();
  const first = cookieOf(await signIn(userId)).split(';')[0] ?? '';
  const record = await SessionModel.findOne({ userId }).lean();
  const second = await signIn(userId, {
    Cookie: first,
    'X-CSRF-Token': record?.csrfSecret ?? '',
  });
  expect(cookieOf(second).split(';')[0]).not.toBe(first);
  expect(await SessionModel.findById(record?._id).lean()).toMatchObject({
    revokeReason: 'rotated',
  });
});

it('keeps at most ten sessions per person and ends the oldest', async () => {
  const userId = await newUser();
  for (let i = 0; i < 11; i += 1) await signIn(userId);
  const live = await SessionModel.find({ userId, revokedAt: null }).sort({ createdAt: 1 }).lean();
  const all = await SessionModel.find({ userId }).sort({ createdAt: 1 }).lean();
  expect(live).toHaveLength(10);
  expect(all[0]?.revokedAt).toBeInstanceOf(Date);
});
