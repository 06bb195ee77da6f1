import { limits, type UserState } from '@muster/contracts';
import { visitor } from '../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createAssignment } from '../../testing/users.fixtures.ts';
import { UserModel, type User } from '../../identity/user.model.ts';
import { createPasswordUser, goodPassword, mailsTo } from './auth.fixtures.ts';
import { hashPassword, needsRehash, usePasswordCost } from './api/password-hash.ts';
import { SignInAttemptModel, type SignInOutcome } from './sign-in-attempt.model.ts';

let test: TestApp;
beforeAll(async () => {
  // Behind a proxy, each test chooses its own address.
  test = await createTestApp({ config: { rateLimits: true, trustProxy: true } });
});
afterAll(() => test.close());

let lastAddress = 0;
const newAddress = () => {
  lastAddress += 1;
  return `198.51.${lastAddress}.7`;
};

const signIn = (email: string, password: string, ip = newAddress(), userAgent = 'Firefox/140') =>
  visitor(test.app)
    .post('/auth/sign-in', { email, password })
    .set('X-Forwarded-For', ip)
    .set('User-Agent', userAgent);

async function createRecruiter(changes: Partial<User> = {}): Promise<User> {
  const user = await createPasswordUser(changes);
  await createAssignment(user._id, 'recruiter');
  return user;
}

describe('account states and passwords', () => {
  const minuteFromNow = new Date(Date.now() + 60_000);
  const expected: readonly [UserState, string, string][] = [
    ['active', 'ready', 'BAD_CREDENTIALS'],
    ['pending_setup', 'setup', 'BAD_CREDENTIALS'],
    ['locked', 'BAD_CREDENTIALS', 'BAD_CREDENTIALS'],
    ['disabled', 'ACCOUNT_DISABLED', 'BAD_CREDENTIALS'],
    ['anonymised', 'ACCOUNT_DISABLED', 'BAD_CREDENTIALS'],
    ['invited', 'BAD_CREDENTIALS', 'BAD_CREDENTIALS'],
  ];
  it.each(expected)(
    '%s: the right password gives %s, a wrong one %s',
    async (status, right, wrong) => {
      const user = await createRecruiter({
        status,
        lockedUntil: status === 'locked' ? minuteFromNow : null,
      });
      const good = await signIn(user.email, goodPassword);
      expect(good.body.state ?? good.body.error.code).toBe(right);
      const bad = await signIn(user.email, `${goodPassword}?`);
      expect(bad.body.error.code).toBe(wrong);
    },
  );

  it('answers an unknown address exactly like a wrong password', async () => {
    const user = await createRecruiter();
    const [unknown, wrong] = [
      await signIn('nobody@muster.test', goodPassword),
      await signIn(user.email, 'not the password'),
    ];
    const bodyOf = ({ body }: typeof unknown) => ({ ...body.error, requestId: null });
    expect(unknown.status).toBe(401);
    expect(bodyOf(unknown)).toEqual(bodyOf(wrong));
  });

  it('accepts the address in any case and with spaces around it', async () => {
    const user = await createRecruiter({ email: 'Mixed.Case@muster.test' });
    const answer = await signIn(' mixed.case@MUSTER.test ', goodPassword);
    expect(answer.body.user.id).toBe(user._id.toHexString());
  });

  it('records every attempt', async () => {
    const user = await createRecruiter();
    await signIn(user.email, 'not the password');
    await signIn(user.email, goodPassword);
    const outcomes = await SignInAttemptModel.find({ emailNorm: user.emailNorm }).sort({ at: 1 });
    expect(outcomes.map(({ outcome }) => outcome)).toEqual<SignInOutcome[]>(['bad_password', 'ok']);
  });

  it('says that the set-up is missing while country or time zone are', async () => {
    const user = await createRecruiter({ country: null });
    expect((await signIn(user.email, goodPassword)).body.state).toBe('setup');
  });

  it('rehashes the password when the cost has changed, without ending a session', async () => {
    usePasswordCost({ memory: 32, passes: 1, lanes: 1 });
    const user = await createRecruiter();
    usePasswordCost(test.config.passwordCost);
    await signIn(user.email, goodPassword);
    const stored = await UserModel.findById(user._id).select('+passwordHash').lean();
    expect(needsRehash(stored?.passwordHash ?? '')).toBe(false);
    expect(stored?.passwordChangedAt).toEqual(user.passwordChangedAt);
    expect((await signIn(user.email, goodPassword)).body.state).toBe('ready');
  });
});

describe('throttling', () => {
  it('stops attempts for one account from one address before the password is checked', async () => {
    const user = await createRecruiter();
    const ip = newAddress();
    for (let i = 0; i < limits.signIn.perMail; i += 1) await signIn(user.email, 'wrong', ip);
    const stopped = await signIn(user.email, goodPassword, ip);
    expect(stopped.status).toBe(429);
    expect(stopped.body.error.code).toBe('RATE_LIMITED');
    expect(Number(stopped.get('Retry-After'))).toBeGreaterThan(0);
    expect((await signIn(user.email, goodPassword)).body.state).toBe('ready');
    expect(await SignInAttemptModel.countDocuments({ ip, outcome: 'throttled' })).toBe(1);
  });

  it('stops attempts for unknown accounts in the same way', async () => {
    const ip = newAddress();
    for (let i = 0; i < limits.signIn.perMail; i += 1)
      await signIn('ghost@muster.test', 'wrong', ip);
    expect((await signIn('ghost@muster.test', 'wrong', ip)).status).toBe(429);
  });

  it('allows fifty failures from one address, and any number of successes from an office', async () => {
    const user = await createRecruiter();
    const ip = newAddress();
    for (let i = 0; i < limits.signIn.perIp; i += 1)
      expect((await signIn(`spray${i}@muster.test`, 'wrong', ip)).status).toBe(401);
    expect((await signIn(user.email, goodPassword, ip)).status).toBe(429);
    const office = newAddress();
    for (let i = 0; i < limits.signIn.perMail + 2; i += 1)
      expect((await signIn(user.email, goodPassword, office)).status).toBe(200);
  });
});

describe('the lock of an account', () => {
  const badTries = (user: User, count: number, addresses: number) =>
    SignInAttemptModel.insertMany(
      Array.from({ length: count }, (_, i) => ({
        emailNorm: user.emailNorm,
        userId: user._id,
        ip: `203.0.113.${i % addresses}`,
        outcome: 'bad_password',
        at: new Date(Date.now() - 60_000),
      })),
    );

  it('comes after fifty failures from several addresses, with a mail that shows the way out', async () => {
    const user = await createRecruiter();
    await badTries(user, limits.signIn.lockAfter - 1, 5);
    await signIn(user.email, 'wrong');
    const locked = await signIn(user.email, goodPassword);
    expect(locked.status).toBe(401);
    expect(await UserModel.findById(user._id).lean()).toMatchObject({ status: 'locked' });
    const mails = await mailsTo(test, user.email);
    expect(mails.map(({ template }) => template)).toEqual(['account_locked']);
    expect(mails[0]?.status).toBe('sent');
  });

  it('gives the right password the same answer as a wrong one', async () => {
    const lockedUntil = new Date(Date.now() + 60_000);
    const user = await createRecruiter({ status: 'locked', lockedUntil });
    const bodyOf = ({ body }: Awaited<ReturnType<typeof signIn>>) => ({
      ...body.error,
      requestId: null,
    });
    const right = await signIn(user.email, goodPassword);
    const wrong = await signIn(user.email, 'not the password');
    expect(right.status).toBe(wrong.status);
    expect(bodyOf(right)).toEqual(bodyOf(wrong));
  });

  it('does not affect a device with which its owner signed in before', async () => {
    const user = await createRecruiter();
    const home = newAddress();
    await signIn(user.email, goodPassword, home, 'Firefox/140');
    const lockedUntil = new Date(Date.now() + 60_000);
    await UserModel.updateOne({ _id: user._id }, { $set: { status: 'locked', lockedUntil } });
    const answers = [
      await signIn(user.email, goodPassword, newAddress(), 'Firefox/140'),
      await signIn(user.email, goodPassword, home, 'Chrome/140'),
      await signIn(user.email, 'wrong', home, 'Firefox/140'),
      await signIn(user.email, goodPassword, home, 'Firefox/140'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 200]);
  });

  it('treats all addresses of an IPv6 connection as one', async () => {
    const user = await createRecruiter();
    await SignInAttemptModel.insertMany(
      Array.from({ length: 80 }, (_, i) => ({
        emailNorm: user.emailNorm,
        userId: user._id,
        ip: `2001:db8:1:2::${i.toString(16)}`,
        outcome: 'bad_password',
        at: new Date(),
      })),
    );
    await signIn(user.email, 'wrong', '2001:db8:1:2:ffff::1');
    expect((await signIn(user.email, goodPassword)).body.state).toBe('ready');
  });

  it('is never caused by one address alone', async () => {
    const user = await createRecruiter();
    const ip = newAddress();
    await SignInAttemptModel.insertMany(
      Array.from({ length: 80 }, () => ({
        emailNorm: user.emailNorm,
        userId: user._id,
        ip,
        outcome: 'bad_password',
        at: new Date(),
      })),
    );
    await signIn(user.email, 'wrong', ip);
    expect((await signIn(user.email, goodPassword)).body.state).toBe('ready');
  });

  it('ends after its time has passed', async () => {
    const user = await createRecruiter({
      status: 'locked',
      lockedUntil: new Date(Date.now() - 1000),
    });
    expect((await signIn(user.email, goodPassword)).body.user.status).toBe('active');
  });
});

describe('unknown devices', () => {
  it('are reported by mail from the second sign-in on, known ones are not', async () => {
    const user = await createRecruiter();
    const home = newAddress();
    await signIn(user.email, goodPassword, home, 'Firefox/140');
    await signIn(user.email, goodPassword, home, 'Firefox/140');
    expect(await mailsTo(test, user.email)).toHaveLength(0);
    await signIn(user.email, goodPassword, newAddress(), 'Mozilla/5.0 (Windows) Chrome/140');
    const [mail] = await mailsTo(test, user.email);
    expect(mail?.template).toBe('new_sign_in');
    expect(mail?.text).toContain('Chrome on Windows');
  });
});

it('stores no password in plain text', async () => {
  const user = await createRecruiter();
  const stored = await UserModel.findById(user._id).select('+passwordHash').lean();
  expect(stored?.passwordHash).toMatch(/^\$argon2id\$/);
  expect(await hashPassword(goodPassword)).not.toBe(stored?.passwordHash);
});
