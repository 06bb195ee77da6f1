import { limits } from '@muster/contracts';
import { SessionModel } from '../../auth/session.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createAssignment } from '../../testing/users.fixtures.ts';
import { openBrowser } from '../auth/auth.fixtures.ts';
import { companyOf } from '../users/users.fixtures.ts';
import { ImpersonationModel } from '../../identity/impersonation.model.ts';
import {
  actAs,
  askToActAs,
  createTarget,
  lastOf,
  letExpire,
  signInActor,
  stop,
} from './impersonation.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('acting as another person', () => {
  it('continues as the target with the remaining rights, and returns again', async () => {
    const actor = await signInActor(test);
    const companyId = await companyOf('Acme');
    const target = await createTarget('client_manager', {}, { companyId });
    const cookie = actor.browser.cookie();

    const { body } = await actAs(actor, target);

    expect(actor.browser.cookie()).not.toBe(cookie);
    expect(body).toMatchObject({
      state: 'ready',
      user: { id: target.user._id.toHexString(), displayName: 'Li Wei' },
      active: {
        assignmentId: target.assignment._id.toHexString(),
        role: 'client_manager',
        audience: 'client',
        companyName: 'Acme',
        permissions: { 'skill.search': 'all', 'clientJob.list': 'company' },
      },
      assignments: [{ id: target.assignment._id.toHexString(), companyName: 'Acme' }],
      onboarding: 'done',
      impersonation: {
        mode: 'view_only',
        mayAct: true,
        actorName: 'Ana Silva',
        targetName: 'Li Wei',
        targetRole: 'client_manager',
        companyName: 'Acme',
      },
    });
    const { startedAt, expiresAt } = body.impersonation;
    expect(Date.parse(expiresAt) - Date.parse(startedAt)).toBe(limits.impersonation.lasts);
    expect((await actor.browser.get('/me')).body.email).toBe(target.user.email);
    expect((await actor.browser.get('/impersonations/current')).body.current).toEqual(
      body.impersonation,
    );

    const back = await stop(actor);

    expect(back.body).toMatchObject({
      state: 'ready',
      user: { id: actor.user._id.toHexString() },
      active: { role: 'owner' },
      impersonation: null,
    });
    expect((await actor.browser.get('/me')).body.email).toBe(actor.user.email);
    expect((await stop(actor)).body.error.code).toBe('NOT_FOUND');
    expect(await lastOf(actor)).toMatchObject({ endedBy: 'actor', actionsCount: 0, version: 2 });
  });

  it('keeps only the chosen assignment, and allows no switch meanwhile', async () => {
    const actor = await signInActor(test);
    const target = await createTarget('recruiter');
    const other = await createAssignment(target.user._id, 'vetter');

    const { body } = await actAs(actor, target);

    expect(body.assignments).toHaveLength(1);
    const refused = await actor.browser.send('put', '/auth/session/role', {
      assignmentId: other._id.toHexString(),
    });
    expect(refused.body.error).toMatchObject({
      code: 'IMPERSONATION_READ_ONLY',
      context: { name: 'Li Wei' },
    });
  });

  it('returns to the same sign-in: its age, its proof, its end', async () => {
    const actor = await signInActor(test);
    const target = await createTarget();
    const ofActor = () =>
      SessionModel.findOne({ userId: actor.user._id, revokedAt: null, parkedBy: null }).lean();
    const before = await ofActor();
    await actAs(actor, target);
    await stop(actor);
    const after = await ofActor();
    expect(after?._id).not.toEqual(before?._id);
    expect(after).toMatchObject({
      signedInAt: before?.signedInAt,
      provenAt: before?.provenAt,
      absoluteExpiresAt: before?.absoluteExpiresAt,
      assignmentId: before?.assignmentId,
    });
  });

  it('parks the actor’s own session, which no cookie opens meanwhile', async () => {
    const actor = await signInActor(test);
    const earlier = { Cookie: `muster.sid=${actor.browser.cookie()}` };
    await actAs(actor, await createTarget());
    const other = openBrowser(test);
    const answer = await other.get('/me', earlier);
    expect(answer.status).toBe(401);
    const parked = await SessionModel.findOne({
      userId: actor.user._id,
      parkedBy: { $ne: null },
    }).lean();
    expect(parked).toMatchObject({ revokedAt: null, parkedBy: (await lastOf(actor))._id });
  });

  it('starts once if two starts arrive at the same moment', async () => {
    const actor = await signInActor(test);
    const target = await createTarget();
    const answers = await Promise.all([askToActAs(actor, target), askToActAs(actor, target)]);
    const started = await ImpersonationModel.countDocuments({ actorUserId: actor.user._id });
    expect([answers.filter(({ status }) => status === 200).length, started]).toEqual([1, 1]);
    const refused = answers.find(({ status }) => status !== 200)?.body.error.code;
    expect(['IMPERSONATION_NOT_ALLOWED', 'SESSION_REVOKED']).toContain(refused);
  });

  it('starts once for two browsers of one person', async () => {
    const actor = await signInActor(test);
    const other = openBrowser(test);
    await other.signIn(actor.user);
    const target = await createTarget();
    const answers = await Promise.all([
      askToActAs(actor, target),
      askToActAs({ browser: other }, target),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(answers.find(({ status }) => status === 403)?.body.error).toMatchObject({
      code: 'IMPERSONATION_NOT_ALLOWED',
      context: { refusedBy: 'ALREADY_IMPERSONATING' },
    });
  });

  it('can be started again when the browser of the first one is gone', async () => {
    const actor = await signInActor(test);
    const target = await createTarget();
    await actAs(actor, target);
    const first = await lastOf(actor);
    await SessionModel.updateMany(
      { impersonationId: first._id },
      { $set: { revokedAt: new Date(), revokeReason: 'rotated' } },
    );
    const again = openBrowser(test);
    await again.signIn(actor.user);
    expect((await askToActAs({ browser: again }, target)).body.error.context.refusedBy).toBe(
      'ALREADY_IMPERSONATING',
    );
    await ImpersonationModel.updateOne(
      { _id: first._id },
      { $set: { startedAt: new Date(Date.now() - 120_000) } },
    );
    expect((await askToActAs({ browser: again }, target)).status).toBe(200);
    expect(await ImpersonationModel.findById(first._id).lean()).toMatchObject({ endedBy: 'actor' });
  });
});

describe('act mode', () => {
  it('requires the second confirmation, renews the session and is recorded', async () => {
    const actor = await signInActor(test, 'admin');
    await actAs(actor, await createTarget());
    const cookie = actor.browser.cookie();
    const path = '/impersonations/current/actions/act';
    expect((await actor.browser.send('post', path)).body.error.code).toBe('VALIDATION_FAILED');

    const { body } = await actor.browser.send('post', path, { confirmAct: true });

    expect(body.impersonation).toMatchObject({ mode: 'act' });
    expect(body.active.permissions['candidate.updateSkills']).toBe('all');
    expect(actor.browser.cookie()).not.toBe(cookie);
    expect((await actor.browser.get('/me')).status).toBe(200);
    expect(await lastOf(actor)).toMatchObject({ mode: 'act', endedAt: null });
    expect((await stop(actor)).body.user.id).toBe(actor.user._id.toHexString());
  });

  it('is refused to an actor limited to viewing', async () => {
    const actor = await signInActor(test, 'account_manager');
    const companyId = await companyOf('Umbra', actor.user._id);
    await actAs(actor, await createTarget('client_admin', {}, { companyId }));
    const answer = await actor.browser.send('post', '/impersonations/current/actions/act', {
      confirmAct: true,
    });
    expect(answer.body.error.code).toBe('IMPERSONATION_NOT_ALLOWED');
  });

  it('is refused to a session that acts for itself', async () => {
    const actor = await signInActor(test);
    expect((await actor.browser.get('/impersonations/current')).body).toEqual({ current: null });
    const act = await actor.browser.send('post', '/impersonations/current/actions/act', {
      confirmAct: true,
    });
    expect([act.body.error.code, (await stop(actor)).body.error.code]).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
  });

  it('cannot be switched on after the end', async () => {
    const actor = await signInActor(test);
    await actAs(actor, await createTarget());
    await letExpire(actor);
    const answer = await actor.browser.send('post', '/impersonations/current/actions/act', {
      confirmAct: true,
    });
    expect(answer.body.error.code).toBe('IMPERSONATION_EXPIRED');
  });
});
