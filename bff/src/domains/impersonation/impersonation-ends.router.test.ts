import { SessionModel } from '../../auth/session.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  mailsTo,
  newPassword,
  goodPassword,
  openBrowser,
  tokenFrom,
} from '../auth/auth.fixtures.ts';
import { CompanyModel } from '../../records/companies/company.model.ts';
import { createAssignment } from '../../testing/users.fixtures.ts';
import { RoleAssignmentModel } from '../../identity/role-assignment.model.ts';
import { UserModel } from '../../identity/user.model.ts';
import { companyOf } from '../users/users.fixtures.ts';
import { closeExpired } from './impersonation.jobs.ts';
import {
  actAs,
  askToActAs,
  createTarget,
  goodReason,
  lastOf,
  letExpire,
  signInActor,
  stop,
  type ActorBrowser,
} from './impersonation.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const stateOf = async ({ browser }: ActorBrowser) => {
  const { body } = await browser.get('/auth/session');
  return [body.state, body.reason];
};
const noticesTo = async (email: string) =>
  (await mailsTo(test, email)).filter(({ template }) => template === 'impersonation_notice');

describe('an impersonation ended by the actor', () => {
  it('ends on signing out, which also ends the actor’s own session', async () => {
    const actor = await signInActor(test);
    await actAs(actor, await createTarget());
    await actor.browser.send('post', '/auth/sign-out');
    expect((await actor.browser.get('/me')).status).toBe(401);
    expect(await lastOf(actor)).toMatchObject({ endedBy: 'actor' });
    const live = await SessionModel.countDocuments({ userId: actor.user._id, revokedAt: null });
    expect(live).toBe(0);
  });

  it('ends when the actor ends that session from another browser', async () => {
    const actor = await signInActor(test, 'admin');
    await actAs(actor, await createTarget());
    const other = openBrowser(test);
    await other.signIn(actor.user);
    const { body } = await other.get('/me/sessions');
    const listed = body as { id: string; isCurrent: boolean; role: string }[];
    expect(listed.map(({ role }) => role)).toEqual(['admin', 'admin']);
    const acting = listed.find(({ isCurrent }) => !isCurrent);
    expect((await other.send('delete', `/me/sessions/${acting?.id}`)).status).toBe(200);
    expect((await actor.browser.get('/me')).status).toBe(401);
    expect(await lastOf(actor)).toMatchObject({ endedBy: 'actor' });
  });

  it('ends with all other sessions, counted once', async () => {
    const actor = await signInActor(test);
    await actAs(actor, await createTarget());
    const other = openBrowser(test);
    await other.signIn(actor.user);
    const { body } = await other.send('post', '/me/sessions/actions/end-others');
    expect(body).toEqual({ ended: 1 });
    expect(await lastOf(actor)).toMatchObject({ endedBy: 'actor' });
    expect((await actor.browser.get('/me')).status).toBe(401);
  });

  it('ends with a new password of the actor', async () => {
    const actor = await signInActor(test);
    await actAs(actor, await createTarget());
    const other = openBrowser(test);
    await other.signIn(actor.user);
    await other.send('post', '/auth/password/change', {
      currentPassword: goodPassword,
      newPassword,
    });
    expect(await lastOf(actor)).toMatchObject({ endedBy: 'actor' });
    const answer = await stop(actor);
    expect([answer.status, answer.body.error.code]).toEqual([401, 'SESSION_REVOKED']);
  });

  it('ends with a password reset by link', async () => {
    const actor = await signInActor(test);
    await actAs(actor, await createTarget());
    const other = openBrowser(test);
    await other.send('post', '/auth/password/forgot', { email: actor.user.email });
    const token = await tokenFrom(test, actor.user.email, 'password_reset');
    await other.send('post', '/auth/password/reset', { token, password: newPassword });
    expect(await lastOf(actor)).toMatchObject({ endedBy: 'actor' });
    expect((await actor.browser.get('/me')).status).toBe(401);
  });
});

describe('an impersonation ended by others', () => {
  it('ends when the target is disabled, who is notified', async () => {
    const actor = await signInActor(test);
    const target = await createTarget('client_viewer', {}, { companyId: await companyOf('Acme') });
    await actAs(actor, target);
    const admin = await signInActor(test, 'admin');
    const answer = await admin.browser.send(
      'post',
      `/users/${target.user._id.toHexString()}/actions/disable`,
      { version: target.user.version, reason: 'Left the company.', reassignToUserId: null },
    );
    expect(answer.status).toBe(200);
    expect(await lastOf(actor)).toMatchObject({ endedBy: 'target_disabled' });
    expect(await stateOf(actor)).toEqual(['impersonation-ended', 'target_disabled']);
    expect((await stop(actor)).body.user.id).toBe(actor.user._id.toHexString());
    expect(await noticesTo(target.user.email)).toHaveLength(1);
  });

  it('ends when the actor is disabled', async () => {
    const actor = await signInActor(test, 'admin');
    await actAs(actor, await createTarget());
    const owner = await signInActor(test);
    const { version } = (await UserModel.findById(actor.user._id).lean()) ?? { version: 0 };
    const answer = await owner.browser.send(
      'post',
      `/users/${actor.user._id.toHexString()}/actions/disable`,
      { version, reason: 'Left the company.', reassignToUserId: null },
    );
    expect(answer.status).toBe(200);
    expect(await lastOf(actor)).toMatchObject({ endedBy: 'admin' });
    expect((await actor.browser.get('/me')).body.error.code).toBe('SESSION_REVOKED');
  });

  it('ends when the actor’s sessions are ended', async () => {
    const actor = await signInActor(test, 'admin');
    await actAs(actor, await createTarget());
    const owner = await signInActor(test);
    await owner.browser.send('post', `/users/${actor.user._id.toHexString()}/actions/end-sessions`);
    expect(await lastOf(actor)).toMatchObject({ endedBy: 'admin' });
    expect((await actor.browser.get('/me')).status).toBe(401);
  });

  it('ends when the target’s role is revoked', async () => {
    const actor = await signInActor(test);
    const target = await createTarget('vetter');
    await createAssignment(target.user._id, 'staff_viewer');
    await actAs(actor, target);
    const owner = await signInActor(test);
    const answer = await owner.browser.send(
      'put',
      `/users/${target.user._id.toHexString()}/roles`,
      { version: 1, roles: [{ role: 'staff_viewer' }], reassignToUserId: null },
    );
    expect(answer.status).toBe(200);
    expect(await lastOf(actor)).toMatchObject({ endedBy: 'target_disabled' });
    expect(await stateOf(actor)).toEqual(['impersonation-ended', 'target_disabled']);
  });

  it('ends at the next request after the target withdraws consent', async () => {
    const actor = await signInActor(test);
    const target = await createTarget();
    await actAs(actor, target);
    await UserModel.updateOne({ _id: target.user._id }, { $set: { allowImpersonation: false } });
    expect((await actor.browser.get('/me')).body.error.code).toBe('IMPERSONATION_EXPIRED');
    expect(await lastOf(actor)).toMatchObject({ endedBy: 'target_disabled' });
  });

  it('ends when the target gets a role that may not be impersonated', async () => {
    const actor = await signInActor(test, 'admin');
    const target = await createTarget();
    await actAs(actor, target);
    await createAssignment(target.user._id, 'owner');
    expect((await actor.browser.get('/me')).body.error.code).toBe('IMPERSONATION_EXPIRED');
    expect(await stateOf(actor)).toEqual(['impersonation-ended', 'admin']);
  });

  it('ends when the actor loses the role that allowed it', async () => {
    const actor = await signInActor(test, 'admin');
    await actAs(actor, await createTarget());
    await RoleAssignmentModel.updateOne(
      { _id: actor.assignment._id },
      { $set: { revokedAt: new Date() } },
    );
    expect((await actor.browser.get('/me')).body.error.code).toBe('IMPERSONATION_EXPIRED');
    expect((await stop(actor)).body).toMatchObject({ state: 'choose-role', assignments: [] });
  });

  it('ends when an account manager no longer looks after the client', async () => {
    const actor = await signInActor(test, 'account_manager');
    const companyId = await companyOf('Umbra', actor.user._id);
    await actAs(actor, await createTarget('client_admin', {}, { companyId }));
    expect((await actor.browser.get('/me')).status).toBe(200);
    await CompanyModel.updateOne({ _id: companyId }, { $set: { accountManagerId: companyId } });
    expect((await actor.browser.get('/me')).body.error.code).toBe('IMPERSONATION_EXPIRED');
  });
});

describe('the actor’s own session that ends during an impersonation', () => {
  it('leaves nobody signed in after the return', async () => {
    const actor = await signInActor(test);
    await actAs(actor, await createTarget());
    await SessionModel.updateOne(
      { userId: actor.user._id, parkedBy: { $ne: null } },
      { $set: { absoluteExpiresAt: new Date() } },
    );
    expect((await stop(actor)).body).toEqual({ state: 'signed-out', csrfToken: null });
    expect((await actor.browser.get('/me')).status).toBe(401);
  });

  it('is resumed once if two requests stop the impersonation at once', async () => {
    const actor = await signInActor(test);
    await actAs(actor, await createTarget());
    const answers = await Promise.all([stop(actor), stop(actor)]);
    const codes = answers.map(({ status }) => status).toSorted();
    expect(codes[0]).toBe(200);
    expect([401, 404]).toContain(codes[1]);
    expect((await actor.browser.get('/me')).status).toBe(200);
  });
});

describe('the notice to the target', () => {
  it('states who acted, when, why and how much, after the end', async () => {
    const actor = await signInActor(test);
    const target = await createTarget('recruiter', { timeZone: 'Europe/Lisbon' });
    await actAs(actor, target, 'act');
    await actor.browser.send('patch', '/me', { version: 1, changes: { timeFormat: 'h12' } });
    expect(await noticesTo(target.user.email)).toEqual([]);
    await stop(actor);
    const [mail, ...more] = await noticesTo(target.user.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      category: 'account',
      subject: 'Ana Silva acted as you',
      variables: { actorName: 'Ana Silva', reason: goodReason, actions: '1' },
    });
  });

  it('is omitted for a security investigation, which an owner states at the start', async () => {
    const actor = await signInActor(test);
    const target = await createTarget();
    await actAs(actor, target, 'view_only', { withoutNotice: true, ticketRef: 'SEC-7' });
    await stop(actor);
    expect(await noticesTo(target.user.email)).toEqual([]);
    expect(await lastOf(actor)).toMatchObject({ withoutNotice: true, ticketRef: 'SEC-7' });
  });

  it('is sent after expiry, even if the actor does not return', async () => {
    const actor = await signInActor(test);
    const target = await createTarget();
    await actAs(actor, target);
    await letExpire(actor);
    const { signal } = new AbortController();
    expect(await closeExpired(signal)).toBe(1);
    expect(await closeExpired(signal)).toBe(0);
    const record = await lastOf(actor);
    expect(record).toMatchObject({ endedBy: 'expiry', endedAt: record.expiresAt });
    expect(await noticesTo(target.user.email)).toHaveLength(1);
    const again = openBrowser(test);
    await again.signIn(actor.user);
    expect((await askToActAs({ browser: again }, target)).status).toBe(200);
  });
});
