import { limits, type Role } from '@muster/contracts';
import { SessionModel } from '../../auth/session.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createAssignment } from '../../testing/users.fixtures.ts';
import { companyOf } from '../users/users.fixtures.ts';
import type { User } from '../../identity/user.model.ts';
import { ImpersonationModel } from '../../identity/impersonation.model.ts';
import {
  actAs,
  askToActAs,
  createTarget,
  goodReason,
  signInActor,
  type ActorBrowser,
  type Person,
} from './impersonation.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const offerOf = ({ browser }: ActorBrowser, { user }: Person) =>
  browser.get(`/users/${user._id.toHexString()}/impersonation`);

/** Checks that the offer and the start give the same reason. */
async function refusalOf(actor: ActorBrowser, target: Person): Promise<string | undefined> {
  const offer = await offerOf(actor, target);
  const { body } = await askToActAs(actor, target);
  if (offer.body.refusedBy !== (body.error?.context?.refusedBy ?? null))
    throw new Error(`Offered ${offer.body.refusedBy}, started ${JSON.stringify(body.error)}`);
  return body.error?.code === 'IMPERSONATION_NOT_ALLOWED'
    ? body.error.context.refusedBy
    : undefined;
}

describe('refuses to impersonate', () => {
  it('oneself', async () => {
    const actor = await signInActor(test, 'admin');
    expect(await refusalOf(actor, actor)).toBe('SELF');
  });

  it.each(['owner', 'admin'] as const)('an owner, for %s', async (role) => {
    const actor = await signInActor(test, role);
    expect(await refusalOf(actor, await createTarget('owner'))).toBe('OWNER');
  });

  it('an administrator, for another administrator', async () => {
    expect(await refusalOf(await signInActor(test, 'admin'), await createTarget('admin'))).toBe(
      'ADMIN',
    );
    expect(
      await refusalOf(await signInActor(test, 'owner'), await createTarget('admin')),
    ).toBeUndefined();
  });

  it('a colleague who is also a client user, for an account manager', async () => {
    const actor = await signInActor(test, 'account_manager');
    const target = await createTarget(
      'client_viewer',
      {},
      {
        companyId: await companyOf('Brass & Sons', actor.user._id),
      },
    );
    await createAssignment(target.user._id, 'vetter');
    expect(await refusalOf(actor, target)).toBe('NOT_CLIENT');
  });

  it('according to every live role of the target, not only the chosen one', async () => {
    const actor = await signInActor(test, 'admin');
    const target = await createTarget('recruiter');
    const high = await createAssignment(target.user._id, 'owner');
    expect(await refusalOf(actor, target)).toBe('OWNER');
    const revoked = await createTarget('recruiter');
    await createAssignment(revoked.user._id, 'owner', { revokedAt: new Date() });
    expect(high.revokedAt).toBeNull();
    expect(await refusalOf(actor, revoked)).toBeUndefined();
  });

  it.each<User['status']>(['disabled', 'anonymised', 'invited', 'pending_setup', 'locked'])(
    'a person who is %s',
    async (status) => {
      const actor = await signInActor(test);
      expect(await refusalOf(actor, await createTarget('recruiter', { status }))).toBe(
        'NOT_ACTIVE',
      );
    },
  );

  it('a person who does not consent', async () => {
    const target = await createTarget('recruiter', { allowImpersonation: false });
    expect(await refusalOf(await signInActor(test), target)).toBe('NOT_CONSENTING');
  });

  it('any user during another impersonation, nested or in another browser', async () => {
    const actor = await signInActor(test);
    await actAs(actor, await createTarget('admin'), 'act');
    const nested = await askToActAs(actor, await createTarget());
    expect(nested.body.error.code).toBe('IMPERSONATION_FORBIDDEN_ACTION');
    expect((await offerOf(actor, await createTarget())).body.error.code).toBe('FORBIDDEN');
  });
});

describe('the right to impersonate', () => {
  const nobody: Role[] = [
    'recruiter',
    'vetter',
    'team_lead',
    'finance_hr',
    'staff_viewer',
    'client_admin',
    'client_manager',
    'client_viewer',
    'candidate',
  ];
  it.each(nobody)('is denied to a %s', async (role) => {
    const actor = await signInActor(test, role);
    const target = await createTarget('candidate');
    const codes = [await offerOf(actor, target), await askToActAs(actor, target)].map(
      ({ body }) => body.error.code,
    );
    expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });

  it('is limited, for an account manager, to users of their own clients in their roles there', async () => {
    const actor = await signInActor(test, 'account_manager');
    const [own, foreign] = [await companyOf('Acme', actor.user._id), await companyOf('Umbra')];
    const hidden = await createTarget('client_manager', {}, { companyId: foreign });
    expect((await offerOf(actor, hidden)).status).toBe(404);
    expect((await askToActAs(actor, hidden)).status).toBe(404);

    const target = await createTarget('client_manager', {}, { companyId: own });
    const elsewhere = await createAssignment(target.user._id, 'client_admin', {
      companyId: foreign,
    });
    const { body: offer } = await offerOf(actor, target);
    expect(offer).toMatchObject({
      refusedBy: null,
      modes: ['view_only'],
      assignments: [{ id: target.assignment._id.toHexString(), companyName: 'Acme' }],
    });
    const there = await askToActAs(actor, { user: target.user, assignment: elsewhere });
    expect(there.status).toBe(404);
    const acting = await askToActAs(actor, target, { mode: 'act', confirmAct: true });
    expect(acting.body.error).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'mode', code: 'NOT_ALLOWED' }],
    });
    expect((await askToActAs(actor, target)).status).toBe(200);
  });
});

describe('the start of an impersonation', () => {
  it('offers the target’s assignments and the permitted modes', async () => {
    const actor = await signInActor(test);
    const target = await createTarget('vetter');
    const second = await createAssignment(target.user._id, 'recruiter');
    expect((await offerOf(actor, target)).body).toEqual({
      targetId: target.user._id.toHexString(),
      targetName: 'Li Wei',
      refusedBy: null,
      assignments: [
        { id: target.assignment._id.toHexString(), role: 'vetter', companyName: null },
        { id: second._id.toHexString(), role: 'recruiter', companyName: null },
      ],
      modes: ['view_only', 'act'],
      minutes: 30,
      startsLeft: limits.impersonation.perDay,
      needsProof: false,
    });
  });

  it('requires a reason, and a confirmation for act mode', async () => {
    const actor = await signInActor(test);
    const target = await createTarget();
    const fieldsOf = async (body: object) => {
      const answer = await askToActAs(actor, target, body);
      return (answer.body.error?.fields as { path: string; code: string }[] | undefined)?.map(
        ({ path, code }) => `${path} ${code}`,
      );
    };
    expect(await fieldsOf({ reason: 'too short' })).toEqual(['reason TOO_SHORT']);
    expect(await fieldsOf({ reason: 'x'.repeat(301) })).toEqual(['reason TOO_LONG']);
    expect(await fieldsOf({ mode: 'act' })).toEqual(['confirmAct REQUIRED']);
    const admin = await signInActor(test, 'admin');
    const silent = await askToActAs(admin, target, { withoutNotice: true });
    expect(silent.body.error.fields).toMatchObject([
      { path: 'withoutNotice', code: 'NOT_ALLOWED' },
    ]);
  });

  it('accepts only live roles of this person', async () => {
    const actor = await signInActor(test);
    const target = await createTarget();
    const gone = await createAssignment(target.user._id, 'vetter', { revokedAt: new Date() });
    const stranger = await createTarget();
    for (const assignment of [gone, stranger.assignment])
      expect((await askToActAs(actor, { user: target.user, assignment })).status).toBe(404);
  });

  it('requires a fresh proof of the password, after all other checks', async () => {
    const actor = await signInActor(test);
    const target = await createTarget();
    const old = new Date(Date.now() - limits.session.reauthentication - 1000);
    await SessionModel.updateMany({ userId: actor.user._id }, { $set: { provenAt: old } });
    expect((await offerOf(actor, target)).body.needsProof).toBe(true);
    expect((await askToActAs(actor, target)).body.error.code).toBe('REAUTHENTICATION_REQUIRED');
    expect((await askToActAs(actor, actor)).body.error.code).toBe('IMPERSONATION_NOT_ALLOWED');
  });

  it('is limited to ten times a day', async () => {
    const actor = await signInActor(test);
    const target = await createTarget();
    const at = new Date(Date.now() - 3_600_000);
    await ImpersonationModel.insertMany(
      Array.from({ length: limits.impersonation.perDay }, () => ({
        actorUserId: actor.user._id,
        actorAssignmentId: actor.assignment._id,
        targetUserId: target.user._id,
        targetAssignmentId: target.assignment._id,
        reason: goodReason,
        mode: 'view_only',
        startedAt: at,
        expiresAt: at,
        endedAt: at,
        endedBy: 'actor',
      })),
    );
    expect((await offerOf(actor, target)).body).toMatchObject({
      refusedBy: 'DAILY_LIMIT',
      startsLeft: 0,
    });
    const refused = await askToActAs(actor, target);
    expect(refused.body.error.code).toBe('RATE_LIMITED');
    expect(Number(refused.get('Retry-After'))).toBeGreaterThan(22 * 3600);
    await ImpersonationModel.updateOne(
      { actorUserId: actor.user._id },
      { $set: { startedAt: new Date(Date.now() - 90_000_000) } },
    );
    expect((await askToActAs(actor, target)).status).toBe(200);
  });

  it('cannot be stored for oneself', async () => {
    const [id, other] = [await signInActor(test), await createTarget()];
    const record = {
      actorUserId: id.user._id,
      actorAssignmentId: id.assignment._id,
      targetUserId: id.user._id,
      targetAssignmentId: other.assignment._id,
      reason: goodReason,
      mode: 'view_only' as const,
      startedAt: new Date(),
      expiresAt: new Date(),
    };
    await expect(ImpersonationModel.create(record)).rejects.toThrow(/targetUserId/);
  });
});
