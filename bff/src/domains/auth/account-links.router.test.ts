import { visitor } from '../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { UserModel } from '../../identity/user.model.ts';
import {
  createPasswordUser,
  goodPassword,
  mailsTo,
  newPassword,
  openBrowser,
  tokenFrom,
} from './auth.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { AccountTokenModel } from './tokens/account-token.model.ts';

let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());

let lastInvited = 0;
async function invite(roles: object[] = [{ role: 'recruiter' }], message = '') {
  lastInvited += 1;
  const email = `invited${lastInvited}@muster.test`;
  const answer = await admin.post('/users', {
    email,
    firstName: 'Ines',
    lastName: 'Duarte',
    roles,
    message,
  });
  expect(answer.status).toBe(201);
  return { email, id: answer.body.id as string };
}

const inspect = (token: string, purpose = 'invite') =>
  visitor(test.app).post('/auth/links/inspect', { token, purpose });
const acceptance = (token: string, changes: object = {}) => ({
  token,
  password: newPassword,
  firstName: 'Inês',
  lastName: 'Duarte',
  acceptTerms: true,
  ...changes,
});
const userOf = (email: string) => UserModel.findOne({ emailNorm: email }).lean();

describe('invitations', () => {
  it('lead from the mail to a signed-in user who completes the set-up', async () => {
    const { email } = await invite([{ role: 'recruiter' }], 'See you on Monday');
    const token = await tokenFrom(test, email, 'invite_staff');
    const [mail] = await mailsTo(test, email);
    expect(mail?.text).toContain('“See you on Monday”');
    expect(mail?.text).toContain('/sign-up/invite#');
    const shown = await inspect(token);
    expect(shown.body).toMatchObject({
      purpose: 'invite',
      maskedEmail: 'i•••@muster.test',
      firstName: 'Ines',
      roles: ['recruiter'],
      minPasswordLength: 12,
    });
    const browser = openBrowser(test);
    const accepted = await browser.send('post', '/auth/invites/accept', acceptance(token));
    expect(accepted.body).toMatchObject({
      state: 'setup',
      active: { role: 'recruiter' },
      user: { firstName: 'Inês', status: 'pending_setup', emailVerified: true },
    });
    await browser.send('put', '/me/location', {
      country: 'PT',
      timeZone: 'Europe/Lisbon',
      timeFormat: 'h24',
      weekStarts: 'mon',
    });
    expect((await userOf(email))?.status).toBe('active');
    expect((await userOf(email))?.termsAcceptedAt).toBeInstanceOf(Date);
    expect((await mailsTo(test, email)).at(-1)?.template).toBe('welcome');
    expect((await openBrowser(test).signIn({ email }, newPassword)).body.state).toBe('ready');
  });

  it('require consent to the terms and a good password', async () => {
    const { email } = await invite();
    const token = await tokenFrom(test, email, 'invite_staff');
    const accept = (changes: object) =>
      visitor(test.app).post('/auth/invites/accept', acceptance(token, changes));
    const refused = await accept({ acceptTerms: false });
    expect(refused.body.error.fields).toMatchObject([{ path: 'acceptTerms' }]);
    const weak = await accept({ password: 'Inês Duarte 1' });
    expect(weak.body.error.fields).toMatchObject([{ path: 'password', code: 'PASSWORD_TOO_WEAK' }]);
    expect((await inspect(token)).status).toBe(200);
  });

  it('let one of two simultaneous acceptances through', async () => {
    const { email } = await invite();
    const token = await tokenFrom(test, email, 'invite_staff');
    const answers = await Promise.all(
      ['Inês', 'Agnes'].map((firstName) =>
        visitor(test.app).post('/auth/invites/accept', acceptance(token, { firstName })),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await userOf(email))?.firstName).toBe(winner?.body.user.firstName);
    const loser = answers.find(({ status }) => status === 410);
    expect(loser?.body.error.code).toBe('TOKEN_USED');
  });

  it('invalidate the old link when sent again', async () => {
    const { email, id } = await invite();
    const first = await tokenFrom(test, email, 'invite_staff');
    const { body } = await admin.get(`/users/${id}`);
    await admin.post(`/users/${id}/actions/resend-invite`, { version: body.version });
    const second = await tokenFrom(test, email, 'invite_staff');
    expect((await inspect(first)).body.error.code).toBe('TOKEN_REVOKED');
    expect((await inspect(second)).status).toBe(200);
  });

  it('say when they have expired', async () => {
    const { email } = await invite();
    const token = await tokenFrom(test, email, 'invite_staff');
    await AccountTokenModel.updateOne({ email }, { $set: { expiresAt: new Date(0) } });
    expect((await inspect(token)).body.error.code).toBe('TOKEN_EXPIRED');
    const late = await visitor(test.app).post('/auth/invites/accept', acceptance(token));
    expect(late.body.error.code).toBe('TOKEN_EXPIRED');
    expect((await userOf(email))?.status).toBe('invited');
  });

  it('replace the session of another signed-in user', async () => {
    const { email } = await invite();
    const token = await tokenFrom(test, email, 'invite_staff');
    const browser = openBrowser(test);
    await browser.signIn(await createPasswordUser());
    const accepted = await browser.send('post', '/auth/invites/accept', acceptance(token));
    expect(accepted.body.user.email).toBe(email);
    expect((await browser.get('/me')).body.email).toBe(email);
  });
});

describe('mail addresses', () => {
  it('are confirmed by link', async () => {
    const user = await createPasswordUser({ emailVerifiedAt: null });
    const browser = openBrowser(test);
    await browser.signIn(user);
    expect((await browser.send('post', '/auth/email/resend')).body).toEqual({ ok: true });
    const token = await tokenFrom(test, user.email, 'verify_email');
    const confirm = () => visitor(test.app).post('/auth/email/confirm', { token });
    expect((await confirm()).body).toEqual({ ok: true, isContact: false });
    expect((await userOf(user.email))?.emailVerifiedAt).toBeInstanceOf(Date);
    expect((await confirm()).body.error.code).toBe('TOKEN_USED');
    await browser.send('post', '/auth/email/resend');
    expect(await mailsTo(test, user.email)).toHaveLength(1);
  });

  it('change when the new one is confirmed; the old one is notified', async () => {
    const user = await createPasswordUser();
    const browser = openBrowser(test);
    await browser.signIn(user);
    const newEmail = 'Ana.New@muster.test';
    const asked = await browser.send('post', '/me/email', { newEmail, password: goodPassword });
    expect(asked.body).toMatchObject({ email: user.email, pendingEmail: newEmail });
    expect((await browser.get('/me')).body.pendingEmail).toBe(newEmail);
    const token = await tokenFrom(test, newEmail, 'email_change');
    expect((await mailsTo(test, user.email)).map(({ template }) => template)).toEqual([
      'email_changed',
    ]);
    expect((await openBrowser(test).signIn({ email: newEmail })).status).toBe(401);
    await visitor(test.app).post('/auth/email/confirm', { token });
    expect((await browser.get('/me')).body).toMatchObject({ email: newEmail, pendingEmail: null });
    expect((await openBrowser(test).signIn({ email: newEmail })).status).toBe(200);
    expect((await openBrowser(test).signIn(user)).status).toBe(401);
  });

  it('of a candidate are written to their record, unless another record has them', async () => {
    const changeTo = async (newEmail: string) => {
      const user = await createPasswordUser();
      const owner = await signInAs(test, 'recruiter');
      const candidate = await createCandidateRecord({
        userId: user._id,
        email: user.email,
        ownerUserId: owner.user._id,
      });
      const browser = openBrowser(test);
      await browser.signIn(user);
      await browser.send('post', '/me/email', { newEmail, password: goodPassword });
      const token = await tokenFrom(test, newEmail, 'email_change');
      await visitor(test.app).post('/auth/email/confirm', { token });
      await test.runEvents();
      const record = await owner.get(`/candidates/${candidate._id.toHexString()}`);
      const notices = await owner.get('/me/notifications');
      return {
        before: user.email,
        email: record.body.contact.email,
        told: notices.body.data.map(({ title }: { title: string }) => title),
      };
    };
    expect(await changeTo('Rui.New@people.test')).toMatchObject({
      email: 'Rui.New@people.test',
      told: [],
    });
    await createCandidateRecord({ email: 'taken@people.test' });
    const { before, email, told } = await changeTo('taken@people.test');
    expect(email).toBe(before);
    expect(told).toEqual([expect.stringContaining('an address that another record has')]);
  });

  it('require the password to be changed', async () => {
    const user = await createPasswordUser();
    const browser = openBrowser(test);
    await browser.signIn(user);
    const refused = await browser.send('post', '/me/email', {
      newEmail: 'x@muster.test',
      password: 'no',
    });
    expect(refused.body.error.fields).toMatchObject([{ path: 'password', code: 'MISMATCH' }]);
  });

  it('of another user are refused by the link, which only that user receives', async () => {
    const [user, other] = [await createPasswordUser(), await createPasswordUser()];
    const browser = openBrowser(test);
    await browser.signIn(user);
    const asked = await browser.send('post', '/me/email', {
      newEmail: other.email,
      password: goodPassword,
    });
    expect(asked.status).toBe(200);
    const token = await tokenFrom(test, other.email, 'email_change');
    const answer = await visitor(test.app).post('/auth/email/confirm', { token });
    expect(answer.body.error.code).toBe('DUPLICATE');
    expect((await browser.get('/me')).body.email).toBe(user.email);
  });
});
