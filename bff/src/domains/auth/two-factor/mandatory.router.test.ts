import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createAssignment } from '../../../testing/users.fixtures.ts';
import { createPasswordUser, openBrowser, type Browser } from '../auth.fixtures.ts';
import { codeOf, createTwoStepUser } from './two-factor.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { requireTwoStep: true } });
});
afterAll(() => test.close());

const codeIn = ({ body }: { body: unknown }): string =>
  (body as { error: { code: string } }).error.code;

describe.each(['owner', 'admin', 'finance_hr'] as const)(
  '%s where two-step is enforced',
  (role) => {
    it('requires the set-up before anything else, and then continues', async () => {
      const user = await createPasswordUser();
      await createAssignment(user._id, role);
      const browser = openBrowser(test);
      expect((await browser.signIn(user)).body).toMatchObject({
        state: 'two-factor-setup',
        active: { role },
      });
      const refused = await browser.get('/candidates');
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        error: { code: 'SETUP_REQUIRED', context: { missing: 'two-step' } },
      });
      expect((await browser.get('/me')).status).toBe(200);
      expect((await browser.get('/me/two-factor')).body).toMatchObject({ mandatory: true });
      const { secret } = (await browser.send('post', '/me/two-factor/actions/set-up')).body as {
        secret: string;
      };
      await browser.send('post', '/me/two-factor/actions/confirm', { code: codeOf(secret) });
      expect((await browser.get('/auth/session')).body).toMatchObject({ state: 'ready' });
      expect((await browser.get('/candidates')).status).toBe(200);
    });

    it('cannot switch it off', async () => {
      const browser = await signInByTwoSteps(role);
      const answer = await browser.send('post', '/me/two-factor/actions/disable');
      expect([answer.status, codeIn(answer)]).toEqual([409, 'TWO_FACTOR_MANDATORY']);
    });
  },
);

async function signInByTwoSteps(...roles: ('owner' | 'admin' | 'finance_hr' | 'recruiter')[]) {
  const { user, secret } = await createTwoStepUser();
  for (const role of roles) await createAssignment(user._id, role);
  const browser = openBrowser(test);
  await browser.signIn(user);
  await browser.send('post', '/auth/two-factor/verify', { code: codeOf(secret) });
  return browser;
}

it('leaves two-step optional for other roles', async () => {
  const user = await createPasswordUser();
  await createAssignment(user._id, 'recruiter');
  const browser = openBrowser(test);
  expect((await browser.signIn(user)).body).toMatchObject({ state: 'ready' });
  expect((await browser.get('/me/two-factor')).body).toMatchObject({ mandatory: false });
  const other = await signInByTwoSteps('recruiter');
  expect((await other.send('post', '/me/two-factor/actions/disable')).status).toBe(200);
});

it('requires it in the role that needs it, and keeps it on for users who hold one', async () => {
  const user = await createPasswordUser();
  const recruiter = await createAssignment(user._id, 'recruiter');
  const admin = await createAssignment(user._id, 'admin');
  const browser: Browser = openBrowser(test);
  await browser.signIn(user);
  const choose = async (assignmentId: string) =>
    (await browser.send('put', '/auth/session/role', { assignmentId })).body as object;
  expect(await choose(recruiter._id.toHexString())).toMatchObject({ state: 'ready' });
  expect(await choose(admin._id.toHexString())).toMatchObject({ state: 'two-factor-setup' });
  const holder = await signInByTwoSteps('recruiter', 'admin');
  const answer = await holder.send('post', '/me/two-factor/actions/disable');
  expect(codeIn(answer)).toBe('TWO_FACTOR_MANDATORY');
});
