import { limits } from '@muster/contracts';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { AuditValueModel } from '../../../audit/audit-value.model.ts';
import { SessionModel } from '../../../auth/session.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createAssignment } from '../../../testing/users.fixtures.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { createPasswordUser, mailsTo, openBrowser, type Browser } from '../auth.fixtures.ts';
import { beEarlyInStep, codeOf, createTwoStepUser, wrongCode } from './two-factor.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { rateLimits: true, agencyName: 'Northbeam Talent' } });
  await beEarlyInStep();
});
afterAll(() => test.close());

const codeIn = ({ body }: { body: unknown }): string =>
  (body as { error: { code: string } }).error.code;
const act = (browser: Browser, action: string, body = {}) =>
  browser.send('post', `/me/two-factor/actions/${action}`, body);
const outdateProof = ({ _id }: User) =>
  SessionModel.updateMany(
    { userId: _id },
    { $set: { provenAt: new Date(Date.now() - limits.session.reauthentication - 1000) } },
  );

/** Signs in a recruiter without two-step. */
async function signedIn(): Promise<{ user: User; browser: Browser }> {
  const user = await createPasswordUser();
  await createAssignment(user._id, 'recruiter');
  const browser = openBrowser(test);
  await browser.signIn(user);
  return { user, browser };
}

/** Signs in a recruiter with two-step by a recovery code, so that all app codes are unused. */
async function signedInByTwoSteps() {
  const made = await createTwoStepUser();
  await createAssignment(made.user._id, 'recruiter');
  const browser = openBrowser(test);
  await browser.signIn(made.user);
  const [recoveryCode] = made.recoveryCodes;
  await browser.send('post', '/auth/two-factor/verify', { recoveryCode });
  return { ...made, browser };
}

/** Runs the whole set-up as a user would. */
async function setUp(browser: Browser) {
  const { secret, otpauthUri } = (await act(browser, 'set-up')).body as {
    secret: string;
    otpauthUri: string;
  };
  const answer = await act(browser, 'confirm', { code: codeOf(secret) });
  const { recoveryCodes } = answer.body as { recoveryCodes: string[] };
  return { secret, otpauthUri, answer, recoveryCodes };
}

const secretsOf = async ({ _id }: User) =>
  UserModel.findById(_id)
    .select('+totpSecret +totpPendingSecret +recoveryCodes +totpLastStep')
    .lean();

describe('setting up two-step', () => {
  it('gives a secret for the app, which takes effect once a code confirms it', async () => {
    const { user, browser } = await signedIn();
    expect((await browser.get('/me/two-factor')).body).toEqual({
      enabled: false,
      mandatory: false,
      recoveryCodesLeft: 0,
    });
    const given = (await act(browser, 'set-up')).body as { secret: string; otpauthUri: string };
    expect(given.secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    const uri = new URL(given.otpauthUri);
    expect(uri.protocol + uri.host).toBe('otpauth:totp');
    expect(decodeURIComponent(uri.pathname)).toBe(`/Northbeam Talent:${user.email}`);
    expect(uri.searchParams.get('secret')).toBe(given.secret.replaceAll(' ', ''));
    expect(uri.searchParams.get('issuer')).toBe('Northbeam Talent');
    expect((await openBrowser(test).signIn(user)).body).toMatchObject({ state: 'ready' });

    const answer = await act(browser, 'confirm', { code: codeOf(given.secret) });
    const { recoveryCodes } = answer.body as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(limits.twoFactor.recoveryCodes);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z0-9]{5}-[a-z0-9]{5}$/);
    expect((await browser.get('/me/two-factor')).body).toMatchObject({
      enabled: true,
      recoveryCodesLeft: 10,
    });
  });

  it('ends the other sessions, keeps this one, and notifies the user', async () => {
    const { user, browser } = await signedIn();
    const other = openBrowser(test, 'Safari/17');
    await other.signIn(user);
    await setUp(browser);
    expect(codeIn(await other.get('/me'))).toBe('SESSION_REVOKED');
    expect((await browser.get('/me')).status).toBe(200);
    const mails = await mailsTo(test, user.email);
    expect(mails.at(-1)?.template).toBe('two_step_changed');
    expect(mails.at(-1)?.variables).toMatchObject({ what: 'was switched on' });
  });

  it('requires a code or a recovery code from the next sign-in on', async () => {
    const { user, browser } = await signedIn();
    const { secret, recoveryCodes } = await setUp(browser);
    const byCode = openBrowser(test);
    expect((await byCode.signIn(user)).body).toMatchObject({ state: 'two-factor' });
    const used = await byCode.send('post', '/auth/two-factor/verify', { code: codeOf(secret) });
    expect(codeIn(used)).toBe('TWO_FACTOR_INVALID');
    const next = await byCode.send('post', '/auth/two-factor/verify', { code: codeOf(secret, 1) });
    expect(next.body).toMatchObject({ state: 'ready' });
    const byRecovery = openBrowser(test);
    await byRecovery.signIn(user);
    const answer = await byRecovery.send('post', '/auth/two-factor/verify', {
      recoveryCode: recoveryCodes[9],
    });
    expect(answer.body).toMatchObject({ state: 'ready' });
  });

  it('refuses a wrong code and accepts the right one after it', async () => {
    const { browser } = await signedIn();
    const { secret } = (await act(browser, 'set-up')).body as { secret: string };
    const wrong = await act(browser, 'confirm', { code: wrongCode(secret) });
    expect([wrong.status, codeIn(wrong)]).toEqual([401, 'TWO_FACTOR_INVALID']);
    expect((await act(browser, 'confirm', { code: codeOf(secret) })).status).toBe(200);
  });

  it('counts the attempts to confirm', async () => {
    const { browser } = await signedIn();
    const { secret } = (await act(browser, 'set-up')).body as { secret: string };
    const wrong = { code: wrongCode(secret) };
    for (let i = 0; i < limits.twoFactor.tries; i += 1) await act(browser, 'confirm', wrong);
    expect(codeIn(await act(browser, 'confirm', wrong))).toBe('RATE_LIMITED');
  });

  it('invalidates the secret of an earlier set-up', async () => {
    const { browser } = await signedIn();
    const first = (await act(browser, 'set-up')).body as { secret: string };
    const second = (await act(browser, 'set-up')).body as { secret: string };
    const early = await act(browser, 'confirm', { code: codeOf(first.secret) });
    expect(codeIn(early)).toBe('TWO_FACTOR_INVALID');
    expect((await act(browser, 'confirm', { code: codeOf(second.secret) })).status).toBe(200);
  });

  it('is switched on once if two browsers confirm at once', async () => {
    const { user, browser } = await signedIn();
    const other = openBrowser(test);
    await other.signIn(user);
    const { secret } = (await act(browser, 'set-up')).body as { secret: string };
    const body = { code: codeOf(secret) };
    const answers = await Promise.all([act(browser, 'confirm', body), act(other, 'confirm', body)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('requires a fresh proof', async () => {
    const { user, browser } = await signedIn();
    await outdateProof(user);
    const answer = await act(browser, 'set-up');
    expect([answer.status, codeIn(answer)]).toEqual([401, 'REAUTHENTICATION_REQUIRED']);
    expect((await secretsOf(user))?.totpPendingSecret).toBeNull();
  });

  it.each(['set-up', 'confirm'])('refuses to %s what is already on', async (action) => {
    const { browser, secret } = await signedInByTwoSteps();
    const answer = await act(browser, action, action === 'confirm' ? { code: codeOf(secret) } : {});
    expect([answer.status, codeIn(answer)]).toEqual([409, 'INVALID_TRANSITION']);
  });

  it('refuses to confirm a set-up that was not started', async () => {
    const { browser } = await signedIn();
    expect(codeIn(await act(browser, 'confirm', { code: '123456' }))).toBe('INVALID_TRANSITION');
  });
});

describe('secrets', () => {
  it('are encrypted or hashed in the database, and absent from the activity log', async () => {
    const { user, browser } = await signedIn();
    const { secret, recoveryCodes } = await setUp(browser);
    const plain = secret.replaceAll(' ', '');
    const stored = await secretsOf(user);
    expect(stored?.totpSecret).toMatch(/^v1\./);
    expect(stored?.recoveryCodes).toHaveLength(10);
    const raw = JSON.stringify([
      stored,
      await AuditEventModel.find({ entityId: user._id.toHexString() }).lean(),
      await AuditValueModel.find({ entityId: user._id.toHexString() }).lean(),
      await mailsTo(test, user.email),
    ]);
    expect(raw).not.toContain(plain);
    expect(recoveryCodes).toHaveLength(limits.twoFactor.recoveryCodes);
    for (const code of recoveryCodes) expect(raw).not.toContain(code.replace('-', ''));
    const event = await AuditEventModel.findOne({
      entityId: user._id.toHexString(),
      action: 'user.enable_two_step',
    }).lean();
    expect(event?.changes).toEqual([
      expect.objectContaining({ path: 'twoStep', secret: false }),
      { path: 'totpSecret', secret: true, oldDigest: null, newDigest: null },
      { path: 'recoveryCodes', secret: true, oldDigest: null, newDigest: null },
    ]);
  });

  it('cannot be used in another account', async () => {
    const { user, secret } = await createTwoStepUser();
    const stolen = await createTwoStepUser();
    await createAssignment(stolen.user._id, 'recruiter');
    const mine = await secretsOf(user);
    await UserModel.updateOne({ _id: stolen.user._id }, { $set: { totpSecret: mine?.totpSecret } });
    const browser = openBrowser(test);
    await browser.signIn(stolen.user);
    const answer = await browser.send('post', '/auth/two-factor/verify', { code: codeOf(secret) });
    expect(codeIn(answer)).toBe('TWO_FACTOR_INVALID');
  });
});

describe('recovery codes', () => {
  it('are replaced by new ones, and the old ones no longer work', async () => {
    const { user, browser, recoveryCodes } = await signedInByTwoSteps();
    const answer = await act(browser, 'renew-recovery-codes');
    const renewed = (answer.body as { recoveryCodes: string[] }).recoveryCodes;
    expect(renewed).toHaveLength(10);
    const other = openBrowser(test);
    await other.signIn(user);
    const verify = (recoveryCode?: string) =>
      other.send('post', '/auth/two-factor/verify', { recoveryCode });
    expect(codeIn(await verify(recoveryCodes[5]))).toBe('TWO_FACTOR_INVALID');
    expect((await verify(renewed[5])).status).toBe(200);
    expect((await mailsTo(test, user.email)).at(-1)?.variables).toMatchObject({
      what: 'got new recovery codes',
    });
  });

  it('require a fresh proof and two-step to be on', async () => {
    const off = await signedIn();
    expect(codeIn(await act(off.browser, 'renew-recovery-codes'))).toBe('INVALID_TRANSITION');
    const on = await signedInByTwoSteps();
    await outdateProof(on.user);
    expect(codeIn(await act(on.browser, 'renew-recovery-codes'))).toBe('REAUTHENTICATION_REQUIRED');
  });
});

describe('switching off two-step', () => {
  it('removes secret and codes and notifies the user', async () => {
    const { user, browser } = await signedInByTwoSteps();
    const answer = await act(browser, 'disable');
    expect(answer.body).toEqual({ enabled: false, mandatory: false, recoveryCodesLeft: 0 });
    expect(await secretsOf(user)).toMatchObject({
      totpSecret: null,
      recoveryCodes: [],
      twoStepAt: null,
    });
    expect((await openBrowser(test).signIn(user)).body).toMatchObject({ state: 'ready' });
    expect((await mailsTo(test, user.email)).at(-1)?.variables).toMatchObject({
      what: 'was switched off',
    });
    expect(await AuditEventModel.distinct('action', { entityId: user._id.toHexString() })).toEqual([
      'user.disable_two_step',
    ]);
    expect(codeIn(await act(browser, 'disable'))).toBe('INVALID_TRANSITION');
  });

  it('requires a fresh proof', async () => {
    const { user, browser } = await signedInByTwoSteps();
    await outdateProof(user);
    expect(codeIn(await act(browser, 'disable'))).toBe('REAUTHENTICATION_REQUIRED');
  });
});
