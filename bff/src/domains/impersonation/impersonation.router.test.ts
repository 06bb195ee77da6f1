import { limits } from '@muster/contracts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { SessionModel } from '../../auth/session.model.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { companyOf } from '../users/users.fixtures.ts';
import {
  actAs,
  askToActAs,
  createTarget,
  lastOf,
  letExpire,
  signInActor,
} from './impersonation.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('acting as another person', () => {
  it('goes on as the target in the rights that are left, and back again', async () => {
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

    const back = await actor.browser.send('delete', '/impersonations/current');

    expect(back.body).toMatchObject({
      state: 'ready',
      user: { id: actor.user._id.toHexString() },
      active: { role: 'owner' },
      impersonation: null,
    });
    expect((await actor.browser.get('/me')).body.email).toBe(actor.user.email);
  });
});
