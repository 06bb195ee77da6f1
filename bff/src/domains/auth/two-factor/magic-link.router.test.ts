import { limits } from '@muster/contracts';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { SessionModel } from '../../../auth/session.model.ts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createAssignment } from '../../../testing/users.fixtures.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import {
  createPasswordUser,
  goodPassword,
  mailsTo,
  newPassword,
  openBrowser,
  tokenFrom,
  type Browser,
} from '../auth.fixtures.ts';
import { AccountTokenModel } from '../tokens/account-token.model.ts';
import { codeOf, createTwoStepUser } from './two-factor.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const codeIn = ({ body }: { body: unknown }): string =>
  (body as { error: { code: string } }).error.code;
const ask = (email: string) => openBrowser(test).send('post', '/auth/magic-link', { email });
const use = (token: string, browser: Browser = openBrowser(test), keepMe = false) =>
  browser.send('post', '/auth/magic-link/sign-in', { token, keepMe });

/** Creates a user, a recruiter by default. */
async function person(changes: Partial<User> = {}): Promise<User> {
  const user = await createPasswordUser(changes);
  await createAssignment(user._id, 'recruiter');
  return user;
}

async function linkFor({ email }: User): Promise<string> {
  await ask(email);
  return tokenFrom(test, email, 'magic_sign_in');
}

it('mails a link of 15 minutes that signs in once', async () => {
  const user = await person();
  const token = await linkFor(user);
  const stored = await AccountTokenModel.findOne({ userId: user._id }).lean();
  expect(stored?.purpose).toBe('magic_sign_in');
  expect(Number(stored?.expiresAt) - Number(stored?.createdAt)).toBe(limits.token.magicSignIn);
  const [mail] = await EmailMessageModel.find({ to: user.email }).lean();
  expect(mail?.text).toContain('/sign-in/magic#');
  expect(mail?.text).not.toContain(token);
  const browser = openBrowser(test);
  expect((await use(token, browser)).body).toMatchObject({ state: 'ready' });
  expect((await browser.get('/me')).status).toBe(200);
  expect(codeIn(await use(token))).toBe('TOKEN_USED');
  expect(await AuditEventModel.distinct('action', { actorUserId: user._id })).toEqual([
    'session.start',
  ]);
});

it.each([
  ['/jobs?q=platform', '/sign-in/magic?next=%2Fjobs%3Fq%3Dplatform#'],
  ['https://evil.example/', '/sign-in/magic#'],
  ['//evil.example', '/sign-in/magic#'],
  ['/\\evil.example', '/sign-in/magic#'],
  ['/\t/evil.example', '/sign-in/magic#'],
])('the link leads only to a page of the product: %j', async (next, address) => {
  const { email } = await person();
  await openBrowser(test).send('post', '/auth/magic-link', { email, next });
  const [mail] = await mailsTo(test, email);
  expect(mail?.text).toContain(address);
  expect(mail?.text).not.toContain('evil');
});

it('answers the same for an unknown address, and sends no mail to it', async () => {
  const known = await ask((await person()).email);
  const unknown = await ask('nobody.here@muster.test');
  expect(unknown.status).toBe(known.status);
  expect(unknown.body).toEqual(known.body);
  expect(await mailsTo(test, 'nobody.here@muster.test')).toEqual([]);
});

it.each(['invited', 'disabled', 'locked', 'anonymised'] as const)(
  'mails nothing to an account that is %s',
  async (status) => {
    const user = await person({ status });
    await ask(user.email);
    expect(await mailsTo(test, user.email)).toEqual([]);
  },
);

it('signs in one of two browsers that use the same link at once', async () => {
  const token = await linkFor(await person());
  const answers = await Promise.all([use(token), use(token)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
});

it('refuses links that are expired, replaced or sent to an earlier address', async () => {
  const user = await person();
  const first = await linkFor(user);
  const second = await linkFor(user);
  expect(codeIn(await use(first))).toBe('TOKEN_REVOKED');
  await AccountTokenModel.updateMany(
    { userId: user._id, revokedAt: null },
    { $set: { expiresAt: new Date(Date.now() - 1) } },
  );
  expect(codeIn(await use(second))).toBe('TOKEN_EXPIRED');
  expect(codeIn(await use('x'.repeat(43)))).toBe('TOKEN_INVALID');
  const moved = await person();
  const token = await linkFor(moved);
  const email = 'moved.away@muster.test';
  await UserModel.updateOne({ _id: moved._id }, { $set: { email, emailNorm: email } });
  expect(codeIn(await use(token))).toBe('TOKEN_REVOKED');
});

it('reveals a locked or closed account only to the holder of the link, and keeps the link valid', async () => {
  const user = await person();
  const token = await linkFor(user);
  const lockedUntil = new Date(Date.now() + 60_000);
  await UserModel.updateOne({ _id: user._id }, { $set: { status: 'locked', lockedUntil } });
  const locked = await use(token);
  expect([locked.status, codeIn(locked)]).toEqual([423, 'ACCOUNT_LOCKED']);
  await UserModel.updateOne({ _id: user._id }, { $set: { status: 'disabled' } });
  expect(codeIn(await use(token))).toBe('ACCOUNT_DISABLED');
  await UserModel.updateOne({ _id: user._id }, { $set: { status: 'active' } });
  expect((await use(token)).status).toBe(200);
});

it('confirms the address and asks for the role if there are several', async () => {
  const user = await person({ emailVerifiedAt: null });
  await createAssignment(user._id, 'vetter');
  const answer = await use(await linkFor(user));
  expect(answer.body).toMatchObject({ state: 'choose-role', user: { emailVerified: true } });
});

it('leaves the second step to do, whose code then is the proof', async () => {
  const { user, secret } = await createTwoStepUser();
  await createAssignment(user._id, 'recruiter');
  const browser = openBrowser(test);
  expect((await use(await linkFor(user), browser)).body).toMatchObject({ state: 'two-factor' });
  expect(codeIn(await browser.get('/me'))).toBe('TWO_FACTOR_REQUIRED');
  await browser.send('post', '/auth/two-factor/verify', { code: codeOf(secret) });
  const codes = await browser.send('post', '/me/two-factor/actions/renew-recovery-codes');
  expect(codes.status).toBe(200);
});

it('does not prove the password, but its session counts as newer than the last change', async () => {
  const user = await person({ passwordChangedAt: new Date(Date.now() - 1000) });
  const browser = openBrowser(test);
  await use(await linkFor(user), browser);
  expect((await browser.get('/me')).status).toBe(200);
  const setUp = () => browser.send('post', '/me/two-factor/actions/set-up');
  expect(codeIn(await setUp())).toBe('REAUTHENTICATION_REQUIRED');
  await browser.send('post', '/auth/proof', { password: goodPassword });
  expect((await setUp()).status).toBe(200);
});

it('a password change ends both the link and its session', async () => {
  const user = await person();
  const other = openBrowser(test);
  await use(await linkFor(user), other);
  const unused = await linkFor(user);
  const browser = openBrowser(test);
  await browser.signIn(user);
  const body = { currentPassword: goodPassword, newPassword };
  await browser.send('post', '/auth/password/change', body);
  expect(codeIn(await other.get('/me'))).toBe('SESSION_REVOKED');
  expect(codeIn(await use(unused))).toBe('TOKEN_REVOKED');
});

it('keeps the session for long on request', async () => {
  const user = await person();
  await use(await linkFor(user), openBrowser(test), true);
  const record = await SessionModel.findOne({ userId: user._id, revokedAt: null }).lean();
  expect(record?.keepMe).toBe(true);
});
