import { limits } from '@muster/contracts';
import supertest from 'supertest';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { SessionModel } from '../../../auth/session.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createAssignment } from '../../../testing/users.fixtures.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { mailsTo, openBrowser, type Browser } from '../auth.fixtures.ts';
import { SignInAttemptModel } from '../sign-in-attempt.model.ts';
import { beEarlyInStep, codeOf, createTwoStepUser, wrongCode } from './two-factor.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { rateLimits: true } });
  await beEarlyInStep();
});
afterAll(() => test.close());

const verify = (browser: Browser, body: object) =>
  browser.send('post', '/auth/two-factor/verify', body);
const codeIn = ({ body }: { body: unknown }): string =>
  (body as { error: { code: string } }).error.code;

/** Creates a user in one role with two-step on, in a browser after the correct password. */
async function halfSignedIn(changes: Partial<User> = {}) {
  const made = await createTwoStepUser(changes);
  const assignment = await createAssignment(made.user._id, 'recruiter');
  const browser = openBrowser(test);
  const answer = await browser.signIn(made.user);
  return { ...made, assignment, browser, answer };
}

it('asks for the code after the right password, and reveals nothing about the account', async () => {
  const { user, answer, browser } = await halfSignedIn();
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    state: 'two-factor',
    csrfToken: expect.any(String),
    recoveryCodesLeft: 10,
    expiresAt: expect.any(String),
  });
  const left = Date.parse((answer.body as { expiresAt: string }).expiresAt) - Date.now();
  expect(left).toBeGreaterThan(limits.twoFactor.pending - 60_000);
  expect(left).toBeLessThanOrEqual(limits.twoFactor.pending);
  expect((await browser.get('/auth/session')).body).toMatchObject({ state: 'two-factor' });
  const present = await UserModel.findById(user._id).lean();
  expect(present).toMatchObject({ lastSignInAt: null, lastSeenAt: null });
});

it.each([
  ['get', '/me'],
  ['get', '/me/sessions'],
  ['get', '/me/two-factor'],
  ['get', '/candidates'],
  ['put', '/auth/session/role'],
  ['post', '/auth/proof'],
  ['post', '/me/two-factor/actions/set-up'],
  ['post', '/auth/password/change'],
] as const)(
  'answers TWO_FACTOR_REQUIRED to %s %s until the code is entered',
  async (method, path) => {
    const { browser } = await halfSignedIn();
    const answer = method === 'get' ? await browser.get(path) : await browser.send(method, path);
    expect(answer.status).toBe(401);
    expect(codeIn(answer)).toBe('TWO_FACTOR_REQUIRED');
  },
);

it('signs in by the code: new cookie, full session, recorded as a sign-in only now', async () => {
  const { user, secret, assignment, browser } = await halfSignedIn();
  const before = browser.cookie();
  expect(await SignInAttemptModel.countDocuments({ userId: user._id, outcome: 'ok' })).toBe(0);
  const answer = await verify(browser, { code: codeOf(secret) });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    state: 'ready',
    active: { assignmentId: assignment._id.toHexString(), role: 'recruiter' },
  });
  expect(browser.cookie()).not.toBe(before);
  expect((await browser.get('/me')).status).toBe(200);
  expect(await SignInAttemptModel.countDocuments({ userId: user._id, outcome: 'ok' })).toBe(1);
  const present = await UserModel.findById(user._id).lean();
  expect(present?.lastSignInAt).toBeInstanceOf(Date);
  const events = await AuditEventModel.find({ actorUserId: user._id }).lean();
  expect(events.map(({ action, entity }) => [action, entity])).toEqual([
    ['session.start', 'session'],
  ]);
  expect(events[0]?.entityId).toBe(
    (await SessionModel.findOne({ userId: user._id, revokedAt: null }))?._id.toHexString(),
  );
});

it('asks for the role after the code if there are several', async () => {
  const { user, secret } = await createTwoStepUser();
  await createAssignment(user._id, 'recruiter');
  await createAssignment(user._id, 'vetter');
  const browser = openBrowser(test);
  await browser.signIn(user);
  const answer = await verify(browser, { code: codeOf(secret) });
  expect(answer.body).toMatchObject({ state: 'choose-role', active: null });
});

it.each([-1, 1])('accepts the code of a clock that is %s step off', async (steps) => {
  const { secret, browser } = await halfSignedIn();
  expect((await verify(browser, { code: codeOf(secret, steps) })).status).toBe(200);
});

it.each([-2, 2])('refuses the code of a clock that is %s steps off', async (steps) => {
  const { secret, browser } = await halfSignedIn();
  const answer = await verify(browser, { code: codeOf(secret, steps) });
  expect(answer.status).toBe(401);
  expect(codeIn(answer)).toBe('TWO_FACTOR_INVALID');
});

it('accepts a code once, and no earlier one after it', async () => {
  const { user, secret, browser } = await halfSignedIn();
  const code = codeOf(secret);
  expect((await verify(browser, { code })).status).toBe(200);
  for (const used of [code, codeOf(secret, -1)]) {
    const other = openBrowser(test);
    await other.signIn(user);
    expect(codeIn(await verify(other, { code: used }))).toBe('TWO_FACTOR_INVALID');
  }
});

it('signs in one of two browsers that enter the same code at once', async () => {
  const { user, secret, browser } = await halfSignedIn();
  const other = openBrowser(test);
  await other.signIn(user);
  const code = codeOf(secret);
  const answers = await Promise.all([verify(browser, { code }), verify(other, { code })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

it('opens one session when a code is sent twice', async () => {
  const { user, secret, browser } = await halfSignedIn();
  const code = codeOf(secret);
  const answers = await Promise.all([verify(browser, { code }), verify(browser, { code })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  expect(await SessionModel.countDocuments({ userId: user._id, revokedAt: null })).toBe(1);
});

it('accepts each recovery code once, however it is typed', async () => {
  const { user, recoveryCodes, browser } = await halfSignedIn();
  const [first = ''] = recoveryCodes;
  const typed = ` ${first.slice(0, 5).toUpperCase()}-${first.slice(5)}`;
  expect((await verify(browser, { recoveryCode: typed })).body).toMatchObject({ state: 'ready' });
  const other = openBrowser(test);
  expect((await other.signIn(user)).body).toMatchObject({ recoveryCodesLeft: 9 });
  const again = await verify(other, { recoveryCode: first });
  expect(codeIn(again)).toBe('TWO_FACTOR_INVALID');
});

it('signs in one of two browsers that enter the same recovery code at once', async () => {
  const { user, recoveryCodes, browser } = await halfSignedIn();
  const other = openBrowser(test);
  await other.signIn(user);
  const body = { recoveryCode: recoveryCodes[3] };
  const answers = await Promise.all([verify(browser, body), verify(other, body)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

it('records wrong codes and says how many attempts are left', async () => {
  const { user, secret, browser } = await halfSignedIn();
  const answer = await verify(browser, { code: wrongCode(secret) });
  expect(answer.body).toMatchObject({
    error: { code: 'TWO_FACTOR_INVALID', context: { triesLeft: limits.twoFactor.tries - 1 } },
  });
  expect(await SignInAttemptModel.countDocuments({ userId: user._id, outcome: 'bad_code' })).toBe(
    1,
  );
  expect(await AuditEventModel.distinct('action', { actorUserId: user._id })).toEqual([
    'session.refuse_code',
  ]);
  expect((await verify(browser, { code: codeOf(secret) })).status).toBe(200);
});

it('ends the sign-in after too many attempts, counted per person and not per session', async () => {
  const { user, secret, browser } = await halfSignedIn();
  const other = openBrowser(test);
  await other.signIn(user);
  const wrong = { code: wrongCode(secret) };
  for (let i = 0; i < limits.twoFactor.tries; i += 1)
    expect((await verify(i % 2 ? browser : other, wrong)).status).toBe(401);
  const answer = await verify(browser, { code: codeOf(secret) });
  expect(answer.status).toBe(429);
  expect(codeIn(answer)).toBe('RATE_LIMITED');
  expect((await browser.get('/auth/session')).body).toMatchObject({ state: 'ended' });
  expect(await SignInAttemptModel.countDocuments({ userId: user._id, outcome: 'throttled' })).toBe(
    1,
  );
});

it('ends a sign-in whose code is not entered in time', async () => {
  const { user, secret, browser } = await halfSignedIn();
  await SessionModel.updateOne(
    { userId: user._id },
    { $set: { absoluteExpiresAt: new Date(Date.now() - 1) } },
  );
  const answer = await verify(browser, { code: codeOf(secret) });
  expect(codeIn(answer)).toBe('SESSION_EXPIRED');
});

it('refuses the code if the account was locked or closed after the password', async () => {
  const locked = await halfSignedIn();
  await UserModel.updateOne(
    { _id: locked.user._id },
    { $set: { status: 'locked', lockedUntil: new Date(Date.now() + 60_000) } },
  );
  const answer = await verify(locked.browser, { code: codeOf(locked.secret) });
  expect(codeIn(answer)).toBe('ACCOUNT_LOCKED');
  const closed = await halfSignedIn();
  await UserModel.updateOne({ _id: closed.user._id }, { $set: { status: 'disabled' } });
  const refused = await verify(closed.browser, { code: codeOf(closed.secret) });
  expect(codeIn(refused)).toBe('SESSION_REVOKED');
});

it('is cancelled by signing out', async () => {
  const { browser } = await halfSignedIn();
  expect((await browser.send('post', '/auth/sign-out')).status).toBe(200);
  expect((await browser.get('/auth/session')).body).toMatchObject({
    state: 'ended',
    reason: 'signed_out',
  });
});

it('counts an incomplete sign-in neither as a known device nor as a session', async () => {
  const { user, secret } = await createTwoStepUser({ lastSignInAt: new Date(0) });
  await createAssignment(user._id, 'recruiter');
  const stranger = openBrowser(test, 'Firefox/140 Windows');
  await stranger.signIn(user);
  const again = openBrowser(test, 'Firefox/140 Windows');
  await again.signIn(user);
  expect((await mailsTo(test, user.email)).map(({ template }) => template)).toEqual([]);
  await verify(again, { code: codeOf(secret) });
  expect((await mailsTo(test, user.email)).map(({ template }) => template)).toEqual([
    'new_sign_in',
  ]);
  expect((await again.get('/me/sessions')).body).toHaveLength(1);
});

it('requires the CSRF token for the code', async () => {
  const { secret, browser } = await halfSignedIn();
  const answer = await supertest(test.app)
    .post('/api/v1/auth/two-factor/verify')
    .set('Cookie', `muster.sid=${browser.cookie()}`)
    .send({ code: codeOf(secret) });
  expect(codeIn(answer)).toBe('CSRF_FAILED');
});

it('gives no access to any role after the right password alone', async () => {
  const { browser, assignment } = await halfSignedIn();
  await browser.send('put', '/auth/session/role', { assignmentId: assignment._id.toHexString() });
  expect((await browser.get('/auth/session')).body).toMatchObject({ state: 'two-factor' });
});
