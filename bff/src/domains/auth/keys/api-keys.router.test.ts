import { limits } from '@muster/contracts';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { ApiKeyModel } from '../../../auth/keys/api-key.model.ts';
import { IdempotencyModel } from '../../../idempotency/idempotency-record.model.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { agentFor, visitor } from '../../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, signInUser, type SignedIn } from '../../../testing/sign-in.ts';
import { createAssignment } from '../../../testing/users.fixtures.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createPasswordUser, goodPassword, newPassword } from '../auth.fixtures.ts';
import { createApiKey } from './api-key.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { trustProxy: true } });
});
afterAll(() => test.close());

const body = { name: 'Nightly report', access: 'write', permissions: null, days: '30' };
const make = (person: SignedIn, changes: object = {}) =>
  person.post('/me/api-keys', { ...body, ...changes });

/** Client with only a key. */
const withKey = (secret: string) => {
  const { get, post, put, delete: remove } = visitor(test.app);
  const header = { Authorization: `Bearer ${secret}` };
  return {
    get: (path: string) => get(path).set(header),
    post: (path: string, sent?: object) => post(path, sent).set(header),
    put: (path: string, sent?: object) => put(path, sent).set(header),
    delete: (path: string) => remove(path).set(header),
  };
};

const note = (candidateId: string) => ({
  subjectType: 'candidate',
  subjectId: candidateId,
  body: '<p>Called</p>',
});

describe('making a key', () => {
  it('shows its secret once and stores a digest of it', async () => {
    const person = await signInAs(test, 'recruiter');
    const { status, body: made } = await make(person);
    expect(status).toBe(201);
    expect(made.key).toMatchObject({
      name: 'Nightly report',
      role: 'recruiter',
      access: 'write',
      permissions: null,
      state: 'active',
      lastUsedAt: null,
      prefix: made.secret.slice(0, 13),
    });
    expect(made.secret).toMatch(/^muster_[\w-]{43}$/);
    const listed = await person.get('/me/api-keys');
    expect(listed.body).toEqual([made.key]);
    const stored = JSON.stringify([
      await ApiKeyModel.find({}).lean(),
      await IdempotencyModel.find({}).lean(),
      await AuditEventModel.find({}).lean(),
    ]);
    expect(stored).toContain('Nightly report');
    expect(stored).not.toContain(made.secret);
    const event = await AuditEventModel.findOne({ entityId: made.key.id }).lean();
    expect(event).toMatchObject({ action: 'api_key.create', actorUserId: person.user._id });
  });

  it('requires a recent proof of the password', async () => {
    const person = await signInAs(test, 'recruiter', {
      session: { provenAt: new Date(Date.now() - limits.session.reauthentication - 1000) },
    });
    expect((await make(person)).body.error.code).toBe('REAUTHENTICATION_REQUIRED');
  });

  it('stops at the limit of keys per person, even with two requests at once', async () => {
    const person = await signInAs(test, 'recruiter');
    for (let i = 1; i < limits.apiKey.perUser; i += 1) await createApiKey(person);
    const answers = await Promise.all([make(person), make(person), make(person)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('API_KEY_LIMIT');
  });

  it('requires a name, and permissions if the key is limited to some', async () => {
    const person = await signInAs(test, 'recruiter');
    const { body: refused } = await make(person, { name: ' ', permissions: [] });
    const paths = (refused.error.fields as { path: string }[]).map(({ path }) => path);
    expect(paths.toSorted()).toEqual(['name', 'permissions']);
    expect((await make(person, { permissions: ['candidate.everything'] })).status).toBe(422);
  });
});

describe('a request with a key', () => {
  it('acts as its owner without a CSRF token, and is logged under their name', async () => {
    const person = await signInAs(test, 'recruiter');
    const { key, secret } = await createApiKey(person);
    const candidate = await createCandidateRecord();
    const noted = await withKey(secret).post('/notes', note(candidate._id.toHexString()));
    expect([noted.status, noted.body.error]).toEqual([201, undefined]);
    const event = await AuditEventModel.findOne({
      action: 'note.create',
      actorUserId: person.user._id,
    }).lean();
    expect(event).toMatchObject({
      actorUserId: person.user._id,
      assignmentId: person.assignment._id,
      sessionId: key._id.toHexString(),
    });
    const me = await withKey(secret).get('/me');
    expect(me.body.email).toBe(person.user.email);
    const [listed] = (await person.get('/me/api-keys')).body;
    expect(listed.lastUsedAt).not.toBeNull();
  });

  it('changes nothing with a read-only key', async () => {
    const { secret } = await createApiKey(await signInAs(test, 'recruiter'), { access: 'read' });
    expect((await withKey(secret).get('/candidates')).status).toBe(200);
    const refused = await withKey(secret).post('/candidates', { firstName: 'A', lastName: 'B' });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'API_KEY_FORBIDDEN']);
  });

  it('reaches only what the key is limited to, and never more than its owner', async () => {
    const person = await signInAs(test, 'staff_viewer');
    const { secret } = await createApiKey(person, {
      permissions: ['candidate.list', 'candidate.create'],
    });
    const program = withKey(secret);
    expect((await program.get('/candidates')).status).toBe(200);
    expect((await program.get('/jobs')).body.error.code).toBe('API_KEY_FORBIDDEN');
    const beyond = await program.post('/candidates', { firstName: 'A', lastName: 'B' });
    expect(beyond.body.error.code).toBe('FORBIDDEN');
    expect((await program.get('/home/queue')).body.error.code).toBe('API_KEY_FORBIDDEN');
  });

  it('never shows fields beyond the permissions of the key', async () => {
    const person = await signInAs(test, 'recruiter');
    const { _id } = await createCandidateRecord({ email: 'ona.ruiz@muster.test' });
    const path = `/candidates/${_id.toHexString()}`;
    const all = await createApiKey(person);
    expect((await withKey(all.secret).get(path)).text).toContain('ona.ruiz@muster.test');
    const some = await createApiKey(person, { permissions: ['candidate.read'] });
    const answer = await withKey(some.secret).get(path);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('ona.ruiz@muster.test');
  });

  it('never changes sign-in, keys or roles, and never impersonates', async () => {
    const owner = await signInAs(test, 'owner');
    const { key, secret } = await createApiKey(owner);
    const other = await signInAs(test, 'recruiter');
    const program = withKey(secret);
    const refused = await Promise.all([
      program.get('/auth/session'),
      program.post('/auth/password/change', { currentPassword: 'x', newPassword }),
      program.get('/me/api-keys'),
      program.post('/me/api-keys', body),
      program.delete(`/me/api-keys/${key._id.toHexString()}`),
      program.get('/me/sessions'),
      program.post('/me/two-factor/actions/set-up'),
      program.post(`/users/${other.userId}/actions/impersonate`),
      program.put(`/users/${other.userId}/roles`, { version: 1, roles: [] }),
      program.get('/events/stream'),
    ]);
    expect(refused.map(({ body: answer }) => answer.error?.code)).toEqual(
      refused.map(() => 'API_KEY_FORBIDDEN'),
    );
  });

  it('uses the key, even if a cookie is sent along', async () => {
    const person = await signInAs(test, 'recruiter');
    const other = await signInAs(test, 'owner');
    const { secret } = await createApiKey(person);
    const { body: me } = await withKey(secret).get('/me').set('Cookie', other.cookie);
    expect(me.email).toBe(person.user.email);
    const wrong = await other.get('/me').set('Authorization', 'Bearer muster_nothing');
    expect(wrong.body.error.code).toBe('API_KEY_INVALID');
    // Other schemes are ignored: a proxy may add them to all requests.
    expect((await other.get('/me').set('Authorization', 'Bearer eyJhbGciOi')).status).toBe(200);
  });
});

describe('the end of a key', () => {
  const outcome = async (secret: string) => {
    const { status, body: answer } = await withKey(secret).get('/me');
    return answer.error?.code ?? status;
  };

  it('comes when its owner revokes it, which no other user can', async () => {
    const person = await signInAs(test, 'recruiter');
    const { key, secret } = await createApiKey(person);
    expect(await outcome(secret)).toBe(200);
    const path = `/me/api-keys/${key._id.toHexString()}`;
    expect((await (await signInAs(test, 'owner')).delete(path)).status).toBe(404);
    expect(await outcome(secret)).toBe(200);
    expect((await person.delete(path)).status).toBe(200);
    expect(await outcome(secret)).toBe('API_KEY_INVALID');
    expect((await person.get('/me/api-keys')).body).toEqual([]);
    expect((await person.delete(path)).status).toBe(404);
  });

  it('comes when its time is up', async () => {
    const person = await signInAs(test, 'recruiter');
    const { secret } = await createApiKey(person, { expiresAt: new Date(Date.now() - 1) });
    expect(await outcome(secret)).toBe('API_KEY_INVALID');
    expect((await person.get('/me/api-keys')).body[0].state).toBe('expired');
  });

  it('comes when the password changes', async () => {
    const user = await createPasswordUser();
    const assignment = await createAssignment(user._id, 'recruiter');
    const person = await signInUser(test, user, assignment);
    const { secret } = await createApiKey(person);
    expect(await outcome(secret)).toBe(200);
    const passwords = { currentPassword: goodPassword, newPassword };
    expect((await person.post('/auth/password/change', passwords)).status).toBe(200);
    expect(await outcome(secret)).toBe('API_KEY_INVALID');
  });

  it('comes when the account is disabled, and lasts after it is enabled again', async () => {
    const owner = await signInAs(test, 'owner');
    const person = await signInAs(test, 'recruiter');
    const { secret } = await createApiKey(person);
    expect(await outcome(secret)).toBe(200);
    const disabled = await owner.post(`/users/${person.userId}/actions/disable`, {
      version: person.user.version,
      reason: 'Left the agency',
    });
    expect([disabled.status, disabled.body.error]).toEqual([200, undefined]);
    expect(await outcome(secret)).toBe('API_KEY_INVALID');
    await UserModel.updateOne({ _id: person.user._id }, { $set: { status: 'active' } });
    expect(await outcome(secret)).toBe('API_KEY_INVALID');
  });

  it('comes when the role is revoked, or an administrator ends the sessions', async () => {
    const owner = await signInAs(test, 'owner');
    const [one, two] = [await signInAs(test, 'recruiter'), await signInAs(test, 'recruiter')];
    const keys = [await createApiKey(one), await createApiKey(two)] as const;
    expect(await Promise.all(keys.map(({ secret }) => outcome(secret)))).toEqual([200, 200]);
    await RoleAssignmentModel.updateOne(
      { _id: one.assignment._id },
      { $set: { revokedAt: new Date() } },
    );
    expect(await outcome(keys[0].secret)).toBe('API_KEY_INVALID');
    await owner.post(`/users/${two.userId}/actions/end-sessions`);
    expect(await outcome(keys[1].secret)).toBe('API_KEY_INVALID');
  });
});

it('a network that tries many keys is blocked for a while', async () => {
  const limited = await createTestApp({ config: { rateLimits: true, trustProxy: true } });
  const person = await signInAs(limited, 'recruiter');
  const { secret } = await createApiKey(person);
  const ask = (token: string, ip: string) =>
    visitor(limited.app)
      .get('/me')
      .set({ Authorization: `Bearer ${token}`, 'X-Forwarded-For': ip });
  for (let i = 0; i < limits.apiKey.wrongPerIp; i += 1)
    await ask(`muster_wrong${i}`, '198.18.0.1').expect(401);
  expect((await ask('muster_wrong', '198.18.0.1')).body.error.code).toBe('RATE_LIMITED');
  expect((await ask('muster_wrong', '198.18.0.2')).body.error.code).toBe('API_KEY_INVALID');
  const good = await ask(secret, '198.18.0.2');
  expect(good.get('RateLimit-Limit')).toBe(String(limits.api.perUser));
  // Shares the browser's rate limit: it belongs to the user, not to the key.
  const browser = agentFor(limited.app, person);
  const own = await browser.get('/me');
  expect(own.get('RateLimit-Limit')).toBe(good.get('RateLimit-Limit'));
  await limited.close();
});
