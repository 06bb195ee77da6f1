import mongoose from 'mongoose';
import supertest from 'supertest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { probeDomain } from '../testing/probe.domain.ts';
import { signInAs, signInUser } from '../testing/sign-in.ts';
import { createAssignment, createUser } from '../testing/users.fixtures.ts';
import { RoleAssignmentModel } from '../identity/role-assignment.model.ts';
import { UserModel } from '../identity/user.model.ts';
import { hashSessionId } from './session-id.ts';
import { SessionPayloadModel } from './session-payload.model.ts';
import { SessionModel } from './session.model.ts';
import { revokeSessions } from './sessions.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    domains: [probeDomain],
    sessionFacts: { isContractor: async () => true },
  });
});
afterAll(() => test.close());

const codeOf = async (request: supertest.Test) => {
  const { status, body } = await request;
  return [status, body.error?.code];
};

describe('access to an endpoint', () => {
  it('requires visitors to sign in', async () => {
    expect(await codeOf(supertest(test.app).get('/api/v1/probes'))).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
  });

  it('refuses a cookie whose signature is wrong', async () => {
    const agent = await signInAs(test, 'recruiter');
    const forged = agent.cookie.slice(0, -4) + 'AAAA';
    const request = supertest(test.app).get('/api/v1/probes').set('Cookie', forged);
    expect(await codeOf(request)).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('states why a session ended, even if its payload is gone', async () => {
    const revoked = await signInAs(test, 'recruiter');
    await revokeSessions({ userId: revoked.user._id }, 'admin');
    expect(await codeOf(revoked.get('/probes'))).toEqual([401, 'SESSION_REVOKED']);

    const expired = await signInAs(test, 'recruiter', {
      session: { idleExpiresAt: new Date(Date.now() - 1) },
    });
    await SessionPayloadModel.deleteMany({});
    expect(await codeOf(expired.get('/probes'))).toEqual([401, 'SESSION_EXPIRED']);
  });

  it('ends when the account is closed or the password changes', async () => {
    const disabled = await signInAs(test, 'recruiter');
    await UserModel.updateOne({ _id: disabled.user._id }, { $set: { status: 'disabled' } });
    expect(await codeOf(disabled.get('/probes'))).toEqual([401, 'SESSION_REVOKED']);

    const changed = await signInAs(test, 'recruiter', {
      session: { provenAt: new Date(Date.now() - 60_000) },
    });
    await UserModel.updateOne(
      { _id: changed.user._id },
      { $set: { passwordChangedAt: new Date() } },
    );
    expect(await codeOf(changed.get('/probes'))).toEqual([401, 'SESSION_REVOKED']);
  });

  it('requires the set-up first, then a role', async () => {
    const setUp = await signInAs(test, 'recruiter', { user: { status: 'pending_setup' } });
    expect(await codeOf(setUp.get('/probes'))).toEqual([409, 'SETUP_REQUIRED']);

    const withdrawn = await signInAs(test, 'recruiter');
    await RoleAssignmentModel.updateOne(
      { _id: withdrawn.assignment._id },
      { $set: { revokedAt: new Date() } },
    );
    expect(await codeOf(withdrawn.get('/probes'))).toEqual([409, 'ROLE_REQUIRED']);
  });

  it('does not let a session use the role of another user', async () => {
    const user = await createUser();
    const foreign = await createAssignment((await createUser())._id, 'owner');
    const agent = await signInUser(test, user, foreign);
    expect(await codeOf(agent.get('/probes'))).toEqual([409, 'ROLE_REQUIRED']);
  });

  it('refuses what the role does not permit', async () => {
    const viewer = await signInAs(test, 'staff_viewer');
    expect(await codeOf(viewer.post('/probes', { name: 'No' }))).toEqual([403, 'FORBIDDEN']);
  });

  it('treats a candidate with a live placement as a contractor', async () => {
    const candidate = await signInAs(test, 'candidate');
    const answer = await candidate.post('/probes', { name: 'No' });
    expect(answer.body.error.context).toEqual({ role: 'contractor' });
  });
});

describe('cross-site changes', () => {
  it.each([
    ['another origin', { Origin: 'https://evil.example' }],
    ['no origin', { Origin: 'null' }],
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another subdomain', { 'Sec-Fetch-Site': 'same-site' }],
  ])('are refused: %s', async (_name, headers) => {
    const agent = await signInAs(test, 'recruiter');
    expect(await codeOf(agent.post('/probes', { name: 'X' }).set(headers))).toEqual([
      403,
      'CSRF_FAILED',
    ]);
    const anonymous = supertest(test.app).post('/api/v1/probes/open').set(headers).send({});
    expect(await codeOf(anonymous)).toEqual([403, 'CSRF_FAILED']);
  });

  it('are refused without the token, even on open endpoints', async () => {
    const agent = await signInAs(test, 'recruiter');
    for (const path of ['/probes', '/probes/open']) {
      const bare = supertest(test.app).post(`/api/v1${path}`).set('Cookie', agent.cookie).send({});
      expect(await codeOf(bare)).toEqual([403, 'CSRF_FAILED']);
      const wrong = agent.post(path, {}).set('X-CSRF-Token', 'x'.repeat(32));
      expect(await codeOf(wrong)).toEqual([403, 'CSRF_FAILED']);
    }
  });

  it('are allowed from the platform’s own origin', async () => {
    const agent = await signInAs(test, 'recruiter');
    const answer = await agent
      .post('/probes', { name: 'Own' })
      .set({ Origin: 'http://localhost:4000', 'Sec-Fetch-Site': 'same-origin' });
    expect(answer.status).toBe(201);
  });
});

describe('a session', () => {
  const old = () => new Date(Date.now() - 10 * 60_000);

  it('is extended by user activity and not by background traffic', async () => {
    const soon = new Date(Date.now() + 60_000);
    const agent = await signInAs(test, 'recruiter', {
      session: {
        lastSeenAt: old(),
        idleExpiresAt: soon,
        absoluteExpiresAt: new Date(Date.now() + 10 * 3_600_000),
      },
    });
    const idleEnd = async () =>
      (await SessionModel.findById(agent.sessionId).lean())?.idleExpiresAt.getTime() ?? 0;
    await agent.get('/probes').set('X-Background', '1');
    await agent.get('/auth/session');
    expect(await idleEnd()).toBe(soon.getTime());
    await agent.get('/probes');
    expect(await idleEnd()).toBeGreaterThan(Date.now() + 7 * 3_600_000);
  });

  it('never passes its absolute end', async () => {
    const end = new Date(Date.now() + 120_000);
    const agent = await signInAs(test, 'recruiter', {
      session: { lastSeenAt: old(), absoluteExpiresAt: end },
    });
    await agent.get('/probes');
    const record = await SessionModel.findById(agent.sessionId).lean();
    expect(record?.idleExpiresAt).toEqual(end);
  });

  it('is stored without the id of its cookie', async () => {
    const agent = await signInAs(test, 'recruiter');
    const id =
      decodeURIComponent(agent.cookie.split('=')[1] ?? '')
        .slice(2)
        .split('.')[0] ?? '';
    const [payload] = await mongoose.connection
      .collection<{ _id: string }>('session_payloads')
      .find({ _id: hashSessionId(id) })
      .toArray();
    const record = await SessionModel.findById(agent.sessionId).lean();
    expect(payload).toBeDefined();
    expect(JSON.stringify([payload, record])).not.toContain(id);
  });
});
