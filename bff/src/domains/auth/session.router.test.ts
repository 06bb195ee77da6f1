import { limits } from '@muster/contracts';
import { Types } from 'mongoose';
import { SessionModel } from '../../auth/session.model.ts';
import { visitor } from '../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInUser } from '../../testing/sign-in.ts';
import { createAssignment } from '../../testing/users.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createPlacement } from '../placements/placement.fixtures.ts';
import { RoleAssignmentModel } from '../../identity/role-assignment.model.ts';
import { UserModel } from '../../identity/user.model.ts';
import { createPasswordUser, goodPassword, newPassword, openBrowser } from './auth.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('GET /auth/session', () => {
  it('answers signed-out to a visitor and sets no cookie', async () => {
    const answer = await visitor(test.app).get('/auth/session');
    expect(answer.body).toEqual({ state: 'signed-out', csrfToken: null });
    expect(answer.get('Set-Cookie')).toBeUndefined();
  });

  it('never extends the session', async () => {
    const user = await createPasswordUser();
    const assignment = await createAssignment(user._id, 'recruiter');
    const longAgo = new Date(Date.now() - 600_000);
    const agent = await signInUser(test, user, assignment, { lastSeenAt: longAgo });
    await agent.get('/auth/session');
    const untouched = await SessionModel.findById(agent.sessionId).lean();
    expect(untouched?.lastSeenAt).toEqual(longAgo);
    await agent.get('/me');
    const touched = await SessionModel.findById(agent.sessionId).lean();
    expect(touched?.lastSeenAt.getTime()).toBeGreaterThan(longAgo.getTime());
  });

  it('gives the permissions of the active role alone', async () => {
    const user = await createPasswordUser();
    await createAssignment(user._id, 'staff_viewer');
    const { body } = await openBrowser(test).signIn(user);
    expect(body.active.role).toBe('staff_viewer');
    expect(body.active.permissions['candidate.list']).toBe('all');
    expect(body.active.permissions['candidate.create']).toBeUndefined();
  });
});

describe('a role', () => {
  it('is chosen automatically if there is one, and requested if there are several', async () => {
    const user = await createPasswordUser();
    const recruiter = await createAssignment(user._id, 'recruiter');
    const browser = openBrowser(test);
    const one = await browser.signIn(user);
    expect(one.body).toMatchObject({
      state: 'ready',
      active: { assignmentId: recruiter._id.toHexString(), role: 'recruiter', audience: 'staff' },
    });
    const viewer = await createAssignment(user._id, 'client_viewer');
    const several = await openBrowser(test).signIn(user);
    expect(several.body).toMatchObject({ state: 'choose-role', active: null });
    expect(several.body.assignments.map(({ id }: { id: string }) => id)).toEqual([
      recruiter._id.toHexString(),
      viewer._id.toHexString(),
    ]);
  });

  it('is switched with a new session id and CSRF token; the old ones are invalid', async () => {
    const user = await createPasswordUser();
    const assignments = [
      await createAssignment(user._id, 'recruiter'),
      await createAssignment(user._id, 'admin'),
    ];
    const browser = openBrowser(test);
    const before = await browser.signIn(user);
    const [oldCookie, oldToken] = [browser.cookie(), before.body.csrfToken];
    const chosen = await browser.send('put', '/auth/session/role', {
      assignmentId: assignments[1]?._id.toHexString(),
    });
    expect(chosen.body).toMatchObject({ state: 'ready', active: { role: 'admin' } });
    expect(chosen.body.csrfToken).not.toBe(oldToken);
    expect(browser.cookie()).not.toBe(oldCookie);
    expect((await browser.get('/users')).status).toBe(200);
    const stale = await visitor(test.app).get('/me').set('Cookie', `muster.sid=${oldCookie}`);
    expect(stale.body.error.code).toBe('SESSION_REVOKED');
    // The last used role comes first at the next sign-in.
    const next = await openBrowser(test).signIn(user);
    expect(next.body.assignments[0].role).toBe('admin');
  });

  it('is not found if it was revoked meanwhile or belongs to another person', async () => {
    const user = await createPasswordUser();
    await createAssignment(user._id, 'recruiter');
    const gone = await createAssignment(user._id, 'vetter');
    const foreign = await createAssignment(new Types.ObjectId(), 'owner');
    const browser = openBrowser(test);
    await browser.signIn(user);
    await RoleAssignmentModel.updateOne({ _id: gone._id }, { $set: { revokedAt: new Date() } });
    for (const id of [gone._id, foreign._id]) {
      const answer = await browser.send('put', '/auth/session/role', {
        assignmentId: id.toHexString(),
      });
      expect(answer.body.error.code).toBe('NOT_FOUND');
    }
  });

  it('of a candidate with a live placement is that of a contractor', async () => {
    const candidate = await createCandidateRecord();
    const user = await createPasswordUser();
    await createAssignment(user._id, 'candidate', { candidateId: candidate._id });
    expect((await openBrowser(test).signIn(user)).body.active).toMatchObject({
      role: 'candidate',
      audience: 'candidate',
      candidateId: candidate._id.toHexString(),
    });
    await createPlacement(candidate._id);
    const { body } = await openBrowser(test).signIn(user);
    expect(body.active.role).toBe('contractor');
    expect(body.assignments).toMatchObject([{ role: 'contractor' }]);
  });

  it('is lost by the session at once when revoked', async () => {
    const user = await createPasswordUser();
    const assignment = await createAssignment(user._id, 'admin');
    const browser = openBrowser(test);
    await browser.signIn(user);
    await RoleAssignmentModel.updateOne(
      { _id: assignment._id },
      { $set: { revokedAt: new Date() } },
    );
    expect((await browser.get('/users')).body.error.code).toBe('ROLE_REQUIRED');
    expect((await browser.get('/auth/session')).body).toMatchObject({
      state: 'choose-role',
      active: null,
      assignments: [],
    });
  });
});

describe('the reason for the end of a session', () => {
  const start = async () => {
    const user = await createPasswordUser();
    await createAssignment(user._id, 'recruiter');
    const browser = openBrowser(test);
    await browser.signIn(user);
    const record = await SessionModel.findOne({ userId: user._id }).lean();
    if (!record) throw new Error('no session record');
    return { user, browser, record };
  };
  const past = new Date(Date.now() - 1000);
  type Started = Awaited<ReturnType<typeof start>>;
  const causes: readonly [string, string, string, (started: Started) => Promise<unknown>][] = [
    [
      'idle',
      'expired',
      'SESSION_EXPIRED',
      ({ record }) =>
        SessionModel.updateOne({ _id: record._id }, { $set: { idleExpiresAt: past } }),
    ],
    [
      'its absolute end',
      'expired',
      'SESSION_EXPIRED',
      ({ record }) =>
        SessionModel.updateOne({ _id: record._id }, { $set: { absoluteExpiresAt: past } }),
    ],
    [
      'sign-out in another tab',
      'signed_out',
      'SESSION_REVOKED',
      async ({ record, user }) => {
        const other = openBrowser(test);
        await other.signIn(user);
        await other.send('delete', `/me/sessions/${record._id.toHexString()}`);
      },
    ],
    [
      'a new password',
      'password_changed',
      'SESSION_REVOKED',
      async ({ user }) => {
        const other = openBrowser(test);
        await other.signIn(user);
        const changed = await other.send('post', '/auth/password/change', {
          currentPassword: goodPassword,
          newPassword,
        });
        expect(changed.status).toBe(200);
        expect((await other.get('/me')).status).toBe(200);
      },
    ],
    [
      'a password younger than the session',
      'password_changed',
      'SESSION_REVOKED',
      ({ user }) =>
        UserModel.updateOne({ _id: user._id }, { $set: { passwordChangedAt: new Date() } }),
    ],
    [
      'a disabled account',
      'disabled',
      'SESSION_REVOKED',
      ({ user }) => UserModel.updateOne({ _id: user._id }, { $set: { status: 'disabled' } }),
    ],
  ];
  it.each(causes)('%s', async (_name, reason, code, end) => {
    const started = await start();
    await end(started);
    expect((await started.browser.get('/auth/session')).body).toEqual({
      state: 'ended',
      reason,
      csrfToken: null,
    });
    expect((await started.browser.get('/me')).body.error.code).toBe(code);
  });

  it('signing out ends the session for good', async () => {
    const { browser, record } = await start();
    expect((await browser.send('post', '/auth/sign-out')).body).toEqual({ ok: true });
    const stored = await SessionModel.findById(record._id).lean();
    expect(stored?.revokeReason).toBe('sign_out');
    expect((await browser.get('/auth/session')).body.state).toBe('ended');
  });

  it('signing out requires the CSRF token', async () => {
    const { browser } = await start();
    const answer = await visitor(test.app)
      .post('/auth/sign-out')
      .set('Cookie', `muster.sid=${browser.cookie()}`);
    expect(answer.body.error.code).toBe('CSRF_FAILED');
  });
});

describe('the sessions of a user', () => {
  it('are limited to ten; the oldest ends', async () => {
    const user = await createPasswordUser();
    await createAssignment(user._id, 'recruiter');
    const first = openBrowser(test);
    await first.signIn(user);
    for (let i = 0; i < limits.session.parallel; i += 1) await openBrowser(test).signIn(user);
    expect((await first.get('/me')).body.error.code).toBe('SESSION_REVOKED');
    expect(await SessionModel.countDocuments({ userId: user._id, revokedAt: null })).toBe(
      limits.session.parallel,
    );
  });

  it('are listed with the present one marked, and the others can be ended together', async () => {
    const user = await createPasswordUser();
    await createAssignment(user._id, 'recruiter');
    const [here, there] = [openBrowser(test), openBrowser(test, 'Chrome/140')];
    await there.signIn(user);
    await here.signIn(user);
    const list = await here.get('/me/sessions');
    expect(list.body).toHaveLength(2);
    expect(list.body.find((one: { isCurrent: boolean }) => one.isCurrent)).toMatchObject({
      userAgent: 'Firefox/140',
      role: 'recruiter',
    });
    const ended = await here.send('post', '/me/sessions/actions/end-others');
    expect(ended.body).toEqual({ ended: 1 });
    expect((await there.get('/me')).status).toBe(401);
    expect((await here.get('/me')).status).toBe(200);
  });

  it('are not found by other users', async () => {
    const [user, other] = [await createPasswordUser(), await createPasswordUser()];
    const browser = openBrowser(test);
    await browser.signIn(user);
    await openBrowser(test).signIn(other);
    const foreign = await SessionModel.findOne({ userId: other._id }).lean();
    const answer = await browser.send('delete', `/me/sessions/${foreign?._id.toHexString()}`);
    expect(answer.status).toBe(404);
    expect((await SessionModel.findById(foreign?._id).lean())?.revokedAt).toBeNull();
  });

  it('last longer on request, except for roles that forbid it', async () => {
    const daysOf = async (role: 'recruiter' | 'admin') => {
      const user = await createPasswordUser();
      await createAssignment(user._id, role);
      const { body } = await openBrowser(test).signIn(user, goodPassword, true);
      return Math.round((Date.parse(body.absoluteExpiresAt) - Date.now()) / 86_400_000);
    };
    expect(await daysOf('recruiter')).toBe(30);
    expect(await daysOf('admin')).toBe(7);
  });
});

describe('the user’s own account', () => {
  it('merges changes of different fields and refuses those of the same', async () => {
    const user = await createPasswordUser();
    const browser = openBrowser(test);
    await browser.signIn(user);
    const { version } = (await browser.get('/me')).body;
    const patch = (changes: object) => browser.send('patch', '/me', { version, changes });
    expect((await patch({ firstName: 'Noor' })).body.firstName).toBe('Noor');
    expect((await patch({ phone: '+351 912 345 678' })).body).toMatchObject({
      firstName: 'Noor',
      phone: '+351 912 345 678',
    });
    const clash = await patch({ firstName: 'Nour' });
    expect(clash.body.error).toMatchObject({
      code: 'VERSION_CONFLICT',
      context: { changedFields: ['firstName'], current: { firstName: 'Noor' } },
    });
  });

  it('completes a pending set-up with country and time zone', async () => {
    const user = await createPasswordUser({
      status: 'pending_setup',
      country: null,
      timeZone: null,
    });
    await createAssignment(user._id, 'recruiter');
    const browser = openBrowser(test);
    expect((await browser.signIn(user)).body.state).toBe('setup');
    expect((await browser.get('/users/options')).body.error.code).toBe('SETUP_REQUIRED');
    const location = {
      country: 'CH',
      timeZone: 'Europe/Zurich',
      timeFormat: 'h24',
      weekStarts: 'mon',
    };
    expect((await browser.send('put', '/me/location', location)).body).toMatchObject({
      country: 'CH',
      timeZone: 'Europe/Zurich',
    });
    expect((await browser.get('/auth/session')).body.state).toBe('ready');
    const bad = await browser.send('put', '/me/location', {
      ...location,
      timeZone: 'Mars/Olympus',
    });
    expect(bad.body.error.fields).toMatchObject([{ path: 'timeZone', code: 'INVALID_OPTION' }]);
  });
});
