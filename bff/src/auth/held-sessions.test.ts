import mongoose from 'mongoose';
import supertest from 'supertest';
import { transact, systemContext } from '../db/unit-of-work.ts';
import { RoleAssignmentModel } from '../identity/role-assignment.model.ts';
import { UserModel } from '../identity/user.model.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { probeDomain } from '../testing/probe.domain.ts';
import { signInAs, type SignedIn } from '../testing/sign-in.ts';
import { findSessionWithUser } from './session-with-user.ts';
import { SessionModel } from './session.model.ts';
import { revokeSessions } from './sessions.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ domains: [probeDomain] });
});
afterAll(() => test.close());

const read = ({ cookie }: SignedIn) =>
  supertest(test.app).get('/api/v1/probes').set('Cookie', cookie);

/** Returns the collections that a request queries. */
async function asked(agent: SignedIn, path = '/api/v1/probes'): Promise<string[]> {
  const collections: string[] = [];
  mongoose.set('debug', (collection: string) => void collections.push(collection));
  await supertest(test.app).get(path).set('Cookie', agent.cookie).expect(200);
  mongoose.set('debug', false);
  return collections.filter((name) => /^(sessions|users|role_assignments)$/.test(name)).toSorted();
}

/** The user and the role are read with the session. */
const everything = ['sessions'];

it('reads user and session once for successive requests, and again after a change', async () => {
  const agent = await signInAs(test, 'recruiter');
  expect(await asked(agent)).toEqual(everything);
  expect(await asked(agent)).toEqual([]);
  await UserModel.updateOne({ _id: agent.user._id }, { $set: { firstName: 'Edda' } });
  expect(await asked(agent)).toEqual(everything);
});

it('reads the user’s own account in its current state', async () => {
  const agent = await signInAs(test, 'recruiter');
  await asked(agent);
  expect(await asked(agent, '/api/v1/auth/session')).toEqual(['sessions']);
  // Simulates a write by another process; no event announces it here.
  await UserModel.collection.updateOne({ _id: agent.user._id }, { $set: { firstName: 'Edda' } });
  const { body } = await supertest(test.app)
    .get('/api/v1/auth/session')
    .set('Cookie', agent.cookie)
    .expect(200);
  expect(body.user.firstName).toBe('Edda');
});

it('reads a session with its user and role, and no secret of the account', async () => {
  const agent = await signInAs(test, 'recruiter', { user: { passwordHash: 'a digest' } });
  const idHash = (await SessionModel.findById(agent.sessionId))?.idHash ?? '';
  const { _id } = agent.user;
  const found = await findSessionWithUser(idHash);
  expect([found?.record._id, found?.user?._id, found?.assignment?._id]).toEqual([
    agent.sessionId,
    _id,
    agent.assignment._id,
  ]);
  const asked = await UserModel.findById(_id).select('+passwordHash').lean();
  expect(asked?.passwordHash).toBe('a digest');
  expect(found?.user).toEqual(await UserModel.findById(_id).lean());
  expect(found?.user).not.toHaveProperty('passwordHash');
  await RoleAssignmentModel.updateOne({ userId: _id }, { $set: { revokedAt: new Date() } });
  expect((await findSessionWithUser(idHash))?.assignment).toBeNull();
  expect(await findSessionWithUser('none')).toBeNull();
});

it('forgets cached data after its time has expired', async () => {
  const agent = await signInAs(test, 'recruiter');
  await read(agent).expect(200);
  // Simulates a write by another process; no event announces it here.
  await SessionModel.collection.updateOne(
    { userId: agent.user._id },
    { $set: { revokedAt: new Date() } },
  );
  const begin = performance.now();
  let status = 200;
  let lastLetIn = 0;
  while (status === 200 && performance.now() - begin < 5_000) {
    const sent = performance.now();
    status = (await read(agent)).status;
    if (status === 200) lastLetIn = sent - begin;
  }
  expect(lastLetIn).toBeLessThan(1_000);
  expect(status).toBe(401);
});

it('rejects requests that arrive after their session ended, however many are under way', async () => {
  const agent = await signInAs(test, 'recruiter');
  let over = false;
  const late: number[] = [];
  const ask = async () => {
    while (!over) {
      const { status } = await read(agent);
      expect([200, 401]).toContain(status);
    }
    late.push((await read(agent)).status);
  };
  const asking = Array.from({ length: 10 }, ask);
  await read(agent).expect(200);
  await revokeSessions({ userId: agent.user._id }, 'admin');
  over = true;
  await Promise.all(asking);
  expect(late).toEqual(Array.from({ length: 10 }, () => 401));
});

it('notices a change when its transaction has committed', async () => {
  const agent = await signInAs(test, 'recruiter');
  await transact(systemContext('a test'), async (tx) => {
    await RoleAssignmentModel.updateOne(
      { _id: agent.assignment._id },
      { $set: { revokedAt: new Date() } },
      { session: tx.session },
    );
    // Reads what others see, which is cached.
    await read(agent).expect(200);
  });
  await read(agent).expect(409);
});

it('refuses a cached session that has expired', async () => {
  const agent = await signInAs(test, 'recruiter', {
    session: { idleExpiresAt: new Date(Date.now() + 300) },
  });
  await read(agent).expect(200);
  await new Promise((resolve) => {
    setTimeout(resolve, 320);
  });
  await read(agent).expect(401);
});
