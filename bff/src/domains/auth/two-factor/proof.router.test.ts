import { limits } from '@muster/contracts';
import { SessionModel } from '../../../auth/session.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createAssignment } from '../../../testing/users.fixtures.ts';
import type { User } from '../../../identity/user.model.ts';
import { createPasswordUser, goodPassword, openBrowser, type Browser } from '../auth.fixtures.ts';
import { beEarlyInStep, codeOf, createTwoStepUser, wrongCode } from './two-factor.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { rateLimits: true } });
  await beEarlyInStep();
});
afterAll(() => test.close());

const codeIn = ({ body }: { body: unknown }): string =>
  (body as { error: { code: string } }).error.code;
const prove = (browser: Browser, body: object) => browser.send('post', '/auth/proof', body);
const setUp = (browser: Browser) => browser.send('post', '/me/two-factor/actions/set-up');
const renewCodes = (browser: Browser) =>
  browser.send('post', '/me/two-factor/actions/renew-recovery-codes');

/** Opens a session whose last proof is too old for sensitive actions. */
async function withOldProof(user: User, recoveryCode?: string): Promise<Browser> {
  await createAssignment(user._id, 'recruiter');
  const browser = openBrowser(test);
  await browser.signIn(user);
  if (recoveryCode) await browser.send('post', '/auth/two-factor/verify', { recoveryCode });
  await SessionModel.updateMany(
    { userId: user._id },
    { $set: { provenAt: new Date(Date.now() - limits.session.reauthentication - 1000) } },
  );
  return browser;
}

it('accepts the password: new cookie and CSRF token, same role, and access is open', async () => {
  const browser = await withOldProof(await createPasswordUser());
  const before = (await browser.get('/auth/session')).body as { csrfToken: string };
  const cookie = browser.cookie();
  expect(codeIn(await setUp(browser))).toBe('REAUTHENTICATION_REQUIRED');
  const answer = await prove(browser, { password: goodPassword });
  expect(answer.body).toMatchObject({ state: 'ready', active: { role: 'recruiter' } });
  expect((answer.body as { csrfToken: string }).csrfToken).not.toBe(before.csrfToken);
  expect(browser.cookie()).not.toBe(cookie);
  expect((await setUp(browser)).status).toBe(200);
});

it('never moves the end of the session', async () => {
  const user = await createPasswordUser();
  const browser = await withOldProof(user);
  const before = await SessionModel.findOne({ userId: user._id, revokedAt: null }).lean();
  await prove(browser, { password: goodPassword });
  const after = await SessionModel.findOne({ userId: user._id, revokedAt: null }).lean();
  expect(after?._id).not.toEqual(before?._id);
  expect(after?.absoluteExpiresAt).toEqual(before?.absoluteExpiresAt);
  expect(after?.signedInAt).toEqual(before?.signedInAt);
});

it('reports a wrong password at its field and counts the attempts', async () => {
  const browser = await withOldProof(await createPasswordUser());
  const wrong = await prove(browser, { password: 'not the one' });
  expect(wrong.status).toBe(422);
  expect(wrong.body).toMatchObject({ error: { fields: [{ path: 'password', code: 'MISMATCH' }] } });
  expect(codeIn(await setUp(browser))).toBe('REAUTHENTICATION_REQUIRED');
  for (let i = 1; i < limits.signIn.perMail; i += 1) await prove(browser, { password: 'no' });
  expect(codeIn(await prove(browser, { password: goodPassword }))).toBe('RATE_LIMITED');
});

it('accepts a code of the app once if two-step is on', async () => {
  const { user, secret, recoveryCodes } = await createTwoStepUser();
  const browser = await withOldProof(user, recoveryCodes[0]);
  expect(codeIn(await prove(browser, { code: wrongCode(secret) }))).toBe('TWO_FACTOR_INVALID');
  const code = codeOf(secret);
  expect((await prove(browser, { code })).body).toMatchObject({ state: 'ready' });
  expect((await renewCodes(browser)).status).toBe(200);
  expect(codeIn(await prove(browser, { code }))).toBe('TWO_FACTOR_INVALID');
});

it('refuses a code if two-step is off', async () => {
  const browser = await withOldProof(await createPasswordUser());
  expect(codeIn(await prove(browser, { code: '123456' }))).toBe('TWO_FACTOR_INVALID');
});

it('shares the limit of code attempts with the sign-in', async () => {
  const { user, secret, recoveryCodes } = await createTwoStepUser();
  const browser = await withOldProof(user, recoveryCodes[0]);
  for (let i = 0; i < limits.twoFactor.tries; i += 1)
    await prove(browser, { code: wrongCode(secret) });
  const other = openBrowser(test);
  await other.signIn(user);
  const answer = await other.send('post', '/auth/two-factor/verify', { code: codeOf(secret) });
  expect(codeIn(answer)).toBe('RATE_LIMITED');
  expect((await browser.get('/me')).status).toBe(200);
});

it.each([{}, { password: 'a', code: '123456' }])('requires exactly one proof', async (body) => {
  const browser = await withOldProof(await createPasswordUser());
  expect(codeIn(await prove(browser, body))).toBe('VALIDATION_FAILED');
});
