import { limits } from '@muster/contracts';
import type { UserState } from '@muster/contracts';
import supertest from 'supertest';
import { SessionModel } from '../../auth/session.model.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { visitor } from '../../testing/agent.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { createAssignment } from '../../testing/users.fixtures.ts';
import { UserModel } from '../users/user.model.ts';
import { createPasswordUser, goodPassword } from './auth.fixtures.ts';
import { SignInAttemptModel } from './sign-in-attempt.model.ts';
import { hashPassword } from './passwords/password-hash.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const signIn = (email: string, password: string, extra: object = {}) =>
  visitor(test.app).post('/auth/sign-in', { email, password, ...extra });

describe('states and passwords', () => {
  const expected: readonly [UserState, string, string][] = [
    ['active', 'ready', 'BAD_CREDENTIALS'],
    ['pending_setup', 'setup', 'BAD_CREDENTIALS'],
    ['locked', 'ACCOUNT_LOCKED', 'BAD_CREDENTIALS'],
    ['disabled', 'ACCOUNT_DISABLED', 'BAD_CREDENTIALS'],
    ['anonymised', 'ACCOUNT_DISABLED', 'BAD_CREDENTIALS'],
    ['invited', 'BAD_CREDENTIALS', 'BAD_CREDENTIALS'],
  ];
  it.each(expected)('%s: right password %s, wrong password %s', async (status, right, wrong) => {
    const user = await createPasswordUser({
      status,
      lockedUntil: status === 'locked' ? new Date(Date.now() + 60_000) : null,
    });
    await createAssignment(user._id, 'recruiter');
    const good = await signIn(user.email, goodPassword);
    expect(good.body.state ?? good.body.error.code).toBe(right);
    const bad = await signIn(user.email, `${goodPassword}?`);
    expect(bad.body.error.code).toBe(wrong);
  });
});
