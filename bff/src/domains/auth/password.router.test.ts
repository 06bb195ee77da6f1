import { limits } from '@muster/contracts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { visitor } from '../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createAssignment } from '../../testing/users.fixtures.ts';
import { UserModel } from '../../identity/user.model.ts';
import {
  createPasswordUser,
  goodPassword,
  mailsTo,
  newPassword,
  openBrowser,
  tokenFrom,
} from './auth.fixtures.ts';
import { AccountTokenModel } from './tokens/account-token.model.ts';
import { hashToken } from '../../auth/clear-token.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { rateLimits: true, trustProxy: true } });
});
afterAll(() => test.close());

let lastAddress = 0;
const post = (path: string, body: object, ip?: string) => {
  lastAddress += 1;
  return visitor(test.app)
    .post(path, body)
    .set('X-Forwarded-For', ip ?? `198.18.${Math.floor(lastAddress / 250)}.${lastAddress % 250}`);
};
const forgot = (email: string, ip?: string) => post('/auth/password/forgot', { email }, ip);
const reset = (token: string, password = newPassword) =>
  post('/auth/password/reset', { token, password });

async function askedForReset() {
  const user = await createPasswordUser();
  await createAssignment(user._id, 'recruiter');
  await forgot(user.email);
  await test.runEvents();
  return { user, token: await tokenFrom(test, user.email, 'password_reset') };
}

describe('a forgotten password', () => {
  it('gets the same answer for every address, and no mail if the user may not sign in', async () => {
    const closed = await createPasswordUser({ status: 'disabled' });
    const known = await createPasswordUser();
    const answers = [];
    for (const email of [known.email, closed.email, 'nobody@muster.test'])
      answers.push(await forgot(email));
    expect(answers).toHaveLength(3);
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ ok: true });
    }
    await test.runEvents();
    expect((await mailsTo(test, known.email)).map(({ template }) => template)).toEqual([
      'password_reset',
    ]);
    expect(await mailsTo(test, closed.email)).toHaveLength(0);
    expect(await mailsTo(test, 'nobody@muster.test')).toHaveLength(0);
  });

  it('leads to a mailed link that continues to the page the user wanted', async () => {
    const { email } = await createPasswordUser();
    await post('/auth/password/forgot', { email, next: '/team/1?tab=notes' });
    const [mail] = await mailsTo(test, email);
    expect(mail?.text).toContain('/sign-in/reset?next=%2Fteam%2F1%3Ftab%3Dnotes#');
  });

  it('can be reported a limited number of times per mail and network address, known or not', async () => {
    const asked = (from: string) => forgot('asked-often@muster.test', from);
    for (let i = 0; i < limits.forgot.perMail; i += 1)
      expect((await asked('192.0.2.76')).status).toBe(200);
    expect((await asked('192.0.2.76')).body.error.code).toBe('RATE_LIMITED');
    // The owner, on another network, still gets a link, until the mailbox limit is reached.
    for (let i = limits.forgot.perMail; i < limits.forgot.perMailEverywhere; i += 1)
      expect((await asked(`192.0.3.${i}`)).status).toBe(200);
    expect((await asked('192.0.4.1')).body.error.code).toBe('RATE_LIMITED');
    const ip = '192.0.2.1';
    for (let i = 0; i < limits.forgot.perIp; i += 1)
      expect((await forgot(`many${i}@muster.test`, ip)).status).toBe(200);
    expect((await forgot('one-more@muster.test', ip)).status).toBe(429);
  });
});

describe('a password reset', () => {
  it('sets the password, ends every session, lifts a lock and confirms by mail', async () => {
    const { user, token } = await askedForReset();
    const browser = openBrowser(test);
    await browser.signIn(user);
    await UserModel.updateOne(
      { _id: user._id },
      { $set: { status: 'locked', lockedUntil: new Date(Date.now() + 60_000) } },
    );
    expect((await reset(token)).body).toEqual({ ok: true });
    expect((await browser.get('/auth/session')).body).toMatchObject({
      state: 'ended',
      reason: 'password_changed',
    });
    expect((await openBrowser(test).signIn(user)).body.error.code).toBe('BAD_CREDENTIALS');
    expect((await openBrowser(test).signIn(user, newPassword)).body.state).toBe('ready');
    const mails = await mailsTo(test, user.email);
    expect(mails.map(({ template }) => template)).toContain('password_changed');
  });

  it('keeps the token out of the database and out of the stored mail', async () => {
    const { user, token } = await askedForReset();
    const stored = await AccountTokenModel.findOne({ userId: user._id }).lean();
    expect(stored?.tokenHash).toBe(hashToken(token));
    const mail = await EmailMessageModel.findOne({ to: user.email }).lean();
    expect(JSON.stringify(mail)).not.toContain(token);
    expect(mail?.text).toContain('/sign-in/reset#');
    await reset(token);
    const events = await AuditEventModel.find({ entityId: user._id.toHexString() }).lean();
    expect(JSON.stringify(events)).not.toContain('argon2');
  });

  it('distinguishes the four ways in which a link is invalid', async () => {
    const used = await askedForReset();
    await reset(used.token);
    expect((await reset(used.token)).body.error.code).toBe('TOKEN_USED');
    const replaced = await askedForReset();
    await forgot(replaced.user.email);
    await test.runEvents();
    expect((await reset(await tokenFrom(test, replaced.user.email, 'password_reset'))).status).toBe(
      200,
    );
    const revoked = await askedForReset();
    await AccountTokenModel.updateOne(
      { userId: revoked.user._id },
      { $set: { revokedAt: new Date() } },
    );
    expect((await reset(revoked.token)).body.error.code).toBe('TOKEN_REVOKED');
    const expired = await askedForReset();
    await AccountTokenModel.updateOne(
      { userId: expired.user._id },
      { $set: { expiresAt: new Date(Date.now() - 1000) } },
    );
    const late = await reset(expired.token);
    expect(late.status).toBe(410);
    expect(late.body.error).toMatchObject({
      code: 'TOKEN_EXPIRED',
      context: { expiresAt: expect.any(String) },
    });
    expect((await reset('x'.repeat(43))).body.error.code).toBe('TOKEN_INVALID');
  });

  it('does not accept a link of another purpose', async () => {
    const { token } = await askedForReset();
    const accept = await post('/auth/invites/accept', {
      token,
      password: newPassword,
      firstName: 'A',
      lastName: 'B',
      acceptTerms: true,
    });
    expect(accept.body.error.code).toBe('TOKEN_INVALID');
  });

  it('lets one of two simultaneous requests through', async () => {
    const { token } = await askedForReset();
    const answers = await Promise.all([
      reset(token, 'moss kettle violet harbour'),
      reset(token, 'salt candle orbit meadow'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  it('keeps the link valid when the password is refused', async () => {
    const { token } = await askedForReset();
    const refused = await reset(token, 'password1234');
    expect(refused.body.error.fields).toMatchObject([
      { path: 'password', code: 'PASSWORD_BREACHED' },
    ]);
    expect((await reset(token)).status).toBe(200);
  });

  it('blocks for an hour after too many wrong links', async () => {
    const ip = '192.0.2.77';
    const inspect = (token: string) =>
      post('/auth/links/inspect', { token, purpose: 'password_reset' }, ip);
    const { token } = await askedForReset();
    expect((await inspect(token)).body.purpose).toBe('password_reset');
    for (let i = 0; i < limits.publicToken.wrongPerIp; i += 1)
      expect((await inspect(`${'w'.repeat(40)}${i}`)).status).toBe(404);
    await inspect('w'.repeat(43));
    const blocked = await inspect(token);
    expect(blocked.status).toBe(429);
    expect(blocked.body.error.context.retryAfter).toBeGreaterThan(3000);
  });
});

describe('a password change', () => {
  const change = async (changes: object) => {
    const user = await createPasswordUser({ firstName: 'Marguerite' });
    await createAssignment(user._id, 'recruiter');
    const browser = openBrowser(test);
    await browser.signIn(user);
    return browser.send('post', '/auth/password/change', {
      currentPassword: goodPassword,
      newPassword,
      ...changes,
    });
  };

  it.each([
    ['a wrong present password', { currentPassword: 'no' }, 'currentPassword', 'MISMATCH'],
    ['the same again', { newPassword: goodPassword }, 'newPassword', 'PASSWORD_REUSED'],
    ['one too short for staff', { newPassword: 'moss-kettl' }, 'newPassword', 'TOO_SHORT'],
    ['a common one', { newPassword: 'qwertyuiop12' }, 'newPassword', 'PASSWORD_BREACHED'],
    ['the own name', { newPassword: 'marguerite-1' }, 'newPassword', 'PASSWORD_TOO_WEAK'],
  ])('refuses %s', async (_name, changes, path, code) => {
    const answer = await change(changes);
    expect(answer.status).toBe(422);
    expect(answer.body.error.fields).toMatchObject([{ path, code }]);
  });

  it('refuses the last five passwords', async () => {
    const user = await createPasswordUser();
    const browser = openBrowser(test);
    await browser.signIn(user);
    const words = ['heron', 'maple', 'quartz', 'saddle', 'violin', 'walrus'];
    let currentPassword = goodPassword;
    for (const word of words) {
      const next = `copper ${word} lantern`;
      const answer = await browser.send('post', '/auth/password/change', {
        currentPassword,
        newPassword: next,
      });
      expect(answer.body).toEqual({ ok: true });
      // The session has a new id and a new CSRF token.
      await browser.get('/auth/session');
      currentPassword = next;
    }
    const again = (newPassword: string) =>
      browser.send('post', '/auth/password/change', { currentPassword, newPassword });
    expect((await again('copper maple lantern')).body.error.fields[0].code).toBe('PASSWORD_REUSED');
    expect((await again('copper heron lantern')).body).toEqual({ ok: true });
  });

  it('limits guesses of the present password', async () => {
    const user = await createPasswordUser();
    const browser = openBrowser(test);
    await browser.signIn(user);
    const guess = () =>
      browser.send('post', '/auth/password/change', { currentPassword: 'no', newPassword });
    for (let i = 0; i < limits.signIn.perMail; i += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).body.error.code).toBe('RATE_LIMITED');
  });
});
