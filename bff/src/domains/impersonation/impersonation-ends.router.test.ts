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

describe('the end by the actor', () => {
  it('comes with signing out, which ends the own session too', async () => {
    const actor = await signInActor(test);
    await actAs(actor, await createTarget());
    await actor.browser.send('post', '/auth/sign-out');
    expect((await actor.browser.get('/me')).status).toBe(401);
    expect(await lastOf(actor)).toMatchObject({ endedBy: 'actor' });
    const live = await SessionModel.countDocuments({ userId: actor.user._id, revokedAt: null });
    expect(live).toBe(0);
  });

  it('comes with ending that session from another browser', async () => {
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

  it('comes with ending all other sessions, counted once', async () => {
    const actor = await signInActor(test);
    await actAs(actor, await createTarget());
    const other = openBrowser(test);
    await other.signIn(actor.user);
    const { body } = await other.send('post', '/me/sessions/actions/end-others');
    expect(body).toEqual({ ended: 1 });
    expect(await lastOf(actor)).toMatchObject({ endedBy: 'actor' });
    expect((await actor.browser.get('/me')).status).toBe(401);
  });

  it('comes with a new password of the actor', async () => {
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

  it('comes with a password reset by link', async () => {
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

describe('the end by others', () => {
  it('comes with disabling the target, who is told', async () => {
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

  it('comes with disabling the actor', async () => {
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

  it('comes with ending the sessions of the actor', async () => {
    const actor = await signInActor(test, 'admin');
    await actAs(actor, await createTarget());
    const owner = await signInActor(test);
    await owner.browser.send('post', `/users/${actor.user._id.toHexString()}/actions/end-sessions`);
    expect(await lastOf(actor)).toMatchObject({ endedBy: 'admin' });
    expect((await actor.browser.get('/me')).status).toBe(401);
  });

  it('comes with taking the role of the target away', async () => {
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

  it('comes with the next request after the person withdraws the consent', async () => {
    const actor = await signInActor(test);
    const target = await createTarget();
    await actAs(actor, target);
    await UserModel.updateOne({ _id: target.user._id }, { $set: { allowImpersonation: false } });
    expect((await actor.browser.get('/me')).body.error.code).toBe('IMPERSONATION_EXPIRED');
    expect(await lastOf(actor)).toMatchObject({ endedBy: 'target_disabled' });
  });

  it('comes with a role of the target that may not be acted as', async () => {
    const actor = await signInActor(test, 'admin');
    const target = await createTarget();
    await actAs(actor, target);
    await createAssignment(target.user._id, 'owner');
    expect((await actor.browser.get('/me')).body.error.code).toBe('IMPERSONATION_EXPIRED');
    expect(await stateOf(actor)).toEqual(['impersonation-ended', 'admin']);
  });

  it('comes with the loss of the role that entitled to it', async () => {
    const actor = await signInActor(test, 'admin');
    await actAs(actor, await createTarget());
    await RoleAssignmentModel.updateOne(
      { _id: actor.assignment._id },
      { $set: { revokedAt: new Date() } },
    );
    expect((await actor.browser.get('/me')).body.error.code).toBe('IMPERSONATION_EXPIRED');
    expect((await stop(actor)).body).toMatchObject({ state: 'choose-role', assignments: [] });
  });

  it('comes when an account manager no longer looks after the client', async () => {
    const actor = await signInActor(test, 'account_manager');
    const companyId = await companyOf('Umbra', actor.user._id);
    await actAs(actor, await createTarget('client_admin', {}, { companyId }));
    expect((await actor.browser.get('/me')).status).toBe(200);
    await CompanyModel.updateOne({ _id: companyId }, { $set: { accountManagerId: companyId } });
    expect((await actor.browser.get('/me')).body.error.code).toBe('IMPERSONATION_EXPIRED');
  });
});

describe('the end of the own session meanwhile', () => {
  it('leaves no one signed in after going back', async () => {
    const actor = await signInActor(test);
    await actAs(actor, await createTarget());
    await SessionModel.updateOne(
      { userId: actor.user._id, parkedBy: { $ne: null } },
      { $set: { absoluteExpiresAt: new Date() } },
    );
    expect((await stop(actor)).body).toEqual({ state: 'signed-out', csrfToken: null });
    expect((await actor.browser.get('/me')).status).toBe(401);
  });

  it('goes back once for two who stop at the same moment', async () => {
    const actor = await signInActor(test);
    await actAs(actor, await createTarget());
    const answers = await Promise.all([stop(actor), stop(actor)]);
    const codes = answers.map(({ status }) => status).toSorted();
    expect(codes[0]).toBe(200);
    expect([401, 404]).toContain(codes[1]);
    expect((await actor.browser.get('/me')).status).toBe(200);
  });
});

describe('the notice', () => {
  it('tells who, when, why and how much, after the end', async () => {
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

  it('is left out for a security investigation, which an owner says at the start', async () => {
    const actor = await signInActor(test);
    const target = await createTarget();
    await actAs(actor, target, 'view_only', { withoutNotice: true, ticketRef: 'SEC-7' });
    await stop(actor);
    expect(await noticesTo(target.user.email)).toEqual([]);
    expect(await lastOf(actor)).toMatchObject({ withoutNotice: true, ticketRef: 'SEC-7' });
  });

  it('goes out after expiry, though the actor does not come back', async () => {
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
