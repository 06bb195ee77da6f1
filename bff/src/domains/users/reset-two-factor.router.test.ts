import { limits } from '@muster/contracts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createAssignment } from '../../testing/users.fixtures.ts';
import { mailsTo, openBrowser } from '../auth/auth.fixtures.ts';
import { codeOf, createTwoStepUser } from '../auth/two-factor/two-factor.fixtures.ts';
import { switchOffLostTwoStep } from './api/lost-two-step.ts';
import { UserModel, type User } from '../../identity/user.model.ts';

let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());

const codeIn = ({ body }: { body: unknown }): string =>
  (body as { error: { code: string } }).error.code;
const reset = (by: SignedIn, { _id }: Pick<User, '_id'>, version = 1) =>
  by.post(`/users/${_id.toHexString()}/actions/reset-two-factor`, { version });

async function recruiter() {
  const made = await createTwoStepUser();
  await createAssignment(made.user._id, 'recruiter');
  return made;
}

it('switches two-step sign-in off, signs the user out everywhere and notifies them', async () => {
  const { user, secret } = await recruiter();
  const browser = openBrowser(test);
  await browser.signIn(user);
  await browser.send('post', '/auth/two-factor/verify', { code: codeOf(secret) });
  const shown = await admin.get(`/users/${user._id.toHexString()}`);
  expect(shown.body).toMatchObject({ twoStep: true });
  const answer = await reset(admin, user);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ twoStep: false, sessions: [] });
  expect(codeIn(await browser.get('/me'))).toBe('SESSION_REVOKED');
  expect((await openBrowser(test).signIn(user)).body).toMatchObject({ state: 'ready' });
  expect((await mailsTo(test, user.email)).at(-1)).toMatchObject({
    template: 'two_step_changed',
    variables: { what: 'was switched off by an administrator' },
  });
  const event = await AuditEventModel.findOne({ action: 'user.reset_two_step' }).lean();
  expect(event).toMatchObject({
    entityId: user._id.toHexString(),
    actorUserId: admin.user._id,
  });
  expect(event?.changes.filter(({ secret: isSecret }) => isSecret).map(({ path }) => path)).toEqual(
    ['totpSecret', 'recoveryCodes'],
  );
});

it('ends a sign-in that waits for its code', async () => {
  const { user, secret } = await recruiter();
  const browser = openBrowser(test);
  await browser.signIn(user);
  await reset(admin, user);
  const answer = await browser.send('post', '/auth/two-factor/verify', { code: codeOf(secret) });
  expect(codeIn(answer)).toBe('SESSION_REVOKED');
});

it('requires a fresh proof of the password', async () => {
  const { user } = await recruiter();
  const provenAt = new Date(Date.now() - limits.session.reauthentication - 1000);
  const late = await signInAs(test, 'admin', { session: { provenAt } });
  expect(codeIn(await reset(late, user))).toBe('REAUTHENTICATION_REQUIRED');
  expect((await UserModel.findById(user._id).lean())?.twoStepAt).toBeInstanceOf(Date);
});

it('refuses one’s own account, owners to admins, two-step that is off, and a stale version', async () => {
  expect(codeIn(await reset(admin, admin.user))).toBe('SELF_RECORD');
  const owner = await createTwoStepUser();
  await createAssignment(owner.user._id, 'owner');
  expect(codeIn(await reset(admin, owner.user))).toBe('FORBIDDEN');
  expect((await reset(await signInAs(test, 'owner'), owner.user)).status).toBe(200);
  const { user } = await recruiter();
  expect(codeIn(await reset(admin, user, 7))).toBe('VERSION_CONFLICT');
  await reset(admin, user);
  expect(codeIn(await reset(admin, user, 2))).toBe('INVALID_TRANSITION');
});

it('can be done by the operator for a user whom no administrator can help', async () => {
  const { user } = await recruiter();
  const browser = openBrowser(test);
  await browser.signIn(user);
  await switchOffLostTwoStep(` ${user.email.toUpperCase()} `);
  expect(codeIn(await browser.get('/me'))).toBe('SESSION_REVOKED');
  expect((await openBrowser(test).signIn(user)).body).toMatchObject({ state: 'ready' });
  expect((await mailsTo(test, user.email)).at(-1)?.template).toBe('two_step_changed');
  const event = await AuditEventModel.findOne({ entityId: user._id.toHexString() }).lean();
  expect(event).toMatchObject({ action: 'user.reset_two_step', actorKind: 'system' });
  await expect(switchOffLostTwoStep(user.email)).rejects.toMatchObject({
    code: 'INVALID_TRANSITION',
  });
  await expect(switchOffLostTwoStep('nobody@muster.test')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
