import mongoose, { type Types } from 'mongoose';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { AuditValueModel } from '../../audit/audit-value.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createAssignment } from '../../testing/users.fixtures.ts';
import { createNote } from '../../walk/records.fixtures.ts';
import { goodPassword } from '../auth/auth.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { UserModel } from '../../identity/user.model.ts';
import {
  actAs,
  createTarget,
  lastOf,
  letExpire,
  signInActor,
  stop,
  type ActorBrowser,
} from './impersonation.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { rateLimits: true } });
});
afterAll(() => test.close());

const rename = (version: number) => ({ version, changes: { preferredName: 'Lee' } });
const eventsOf = (requestAction: RegExp, realActorUserId: Types.ObjectId) =>
  AuditEventModel.find({ action: requestAction, realActorUserId }).sort({ at: 1, _id: 1 }).lean();

describe('endpoint rules during an impersonation', () => {
  it('in view-only mode allow reads, and refuse changes with the name of the person', async () => {
    const actor = await signInActor(test);
    const target = await createTarget('recruiter');
    await actAs(actor, target);
    const { browser } = actor;
    expect((await browser.get('/candidates')).status).toBe(200);
    expect((await browser.send('post', '/skills/map', { text: 'ts' })).status).toBe(200);
    for (const answer of [
      await browser.send('patch', '/me', rename(target.user.version)),
      await browser.send('post', '/auth/sign-in', { email: 'a@b.test', password: 'x' }),
      await browser.send('post', '/auth/password/forgot', { email: target.user.email }),
    ])
      expect([answer.status, answer.body.error]).toMatchObject([
        403,
        { code: 'IMPERSONATION_READ_ONLY', context: { name: 'Li Wei' } },
      ]);
    expect(await UserModel.findById(target.user._id).lean()).toMatchObject({ version: 1 });
  });

  it('in act mode allow permitted changes for the person, and refuse the rest', async () => {
    const actor = await signInActor(test, 'admin');
    const target = await createTarget('recruiter');
    await actAs(actor, target, 'act');
    const { browser } = actor;
    const changed = await browser.send('patch', '/me', rename(target.user.version));
    expect(changed.body).toMatchObject({ preferredName: 'Lee', email: target.user.email });
    for (const answer of [
      await browser.send('post', '/auth/password/change', {
        currentPassword: goodPassword,
        newPassword: goodPassword,
      }),
      await browser.send('post', '/me/email', { newEmail: 'x@y.test', password: goodPassword }),
      await browser.get('/me/sessions'),
      await browser.send('post', '/me/sessions/actions/end-others'),
    ])
      expect([answer.status, answer.body.error.code]).toEqual([
        403,
        'IMPERSONATION_FORBIDDEN_ACTION',
      ]);
    const stored = await UserModel.findById(target.user._id).lean();
    expect(stored?.updatedBy).toEqual(target.user._id);
    await stop(actor);
    expect((await browser.get('/me')).body.preferredName).toBeNull();
  });

  it('open the area of the person, and allow their hours and answers in act mode', async () => {
    const actor = await signInActor(test, 'admin');
    const target = await createTarget('recruiter');
    await actAs(actor, target);
    const { browser } = actor;
    const range = 'from=2027-01-01T00:00:00.000Z&to=2027-01-08T00:00:00.000Z';
    const reports = '/reports?from=2026-11-01&to=2026-11-30';
    for (const path of ['/jobs', '/companies', '/search?q=ana', '/referrals', reports])
      expect([path, (await browser.get(path)).status]).toEqual([path, 200]);
    expect((await browser.get('/me/availability')).status).toBe(200);
    expect((await browser.get(`/calendar/entries?${range}`)).status).toBe(200);
    const hours = {
      weekly: [{ weekday: 1, from: '09:00', to: '17:00' }],
      overrides: [],
      bufferBeforeMin: 0,
      bufferAfterMin: 10,
      version: 0,
    };
    const refused = await browser.send('put', '/me/availability', hours);
    expect(refused.body.error.code).toBe('IMPERSONATION_READ_ONLY');
    await stop(actor);
    await actAs(actor, target, 'act');
    expect((await browser.send('put', '/me/availability', hours)).status).toBe(200);
    // Only the user themselves may create the address of their calendar feed.
    const feed = await browser.send('post', '/me/calendar-feed/actions/make');
    expect(feed.body.error.code).toBe('IMPERSONATION_FORBIDDEN_ACTION');
  });

  it('check the CSRF token before anything else', async () => {
    const actor = await signInActor(test);
    const { body } = await actAs(actor, await createTarget());
    expect(body.csrfToken).toHaveLength(43);
    const answer = await actor.browser.send('post', '/auth/sign-in', {}, { 'X-CSRF-Token': 'x' });
    expect(answer.body.error.code).toBe('CSRF_FAILED');
  });

  it('count requests for the limit of the real user', async () => {
    const actor = await signInActor(test);
    const before = await actor.browser.get('/me');
    await actAs(actor, await createTarget('recruiter'));
    const inside = await actor.browser.get('/me');
    const left = (answer: typeof before) => Number(answer.get('RateLimit-Remaining'));
    expect(left(inside)).toBe(left(before) - 2);
  });
});

describe('the database cost', () => {
  it('is zero for an ordinary session, and three reads for an impersonating one', async () => {
    const asked: string[] = [];
    mongoose.set('debug', (collection: string, method: string) => {
      if (method.startsWith('find')) asked.push(collection);
    });
    try {
      const queriesOf = async ({ browser }: ActorBrowser) => {
        asked.length = 0;
        await browser.get('/auth/session');
        return asked.toSorted();
      };
      const actor = await signInActor(test);
      expect(await queriesOf(actor)).not.toContain('impersonations');
      await actAs(actor, await createTarget('recruiter'));
      expect(await queriesOf(actor)).toEqual([
        'impersonations',
        'role_assignments',
        // Every session reads which areas are switched off.
        'settings',
        'users',
      ]);
    } finally {
      mongoose.set('debug', false);
    }
  });
});

describe('the actor’s view', () => {
  it('never contains the actor’s own record', async () => {
    const actor = await signInActor(test);
    const own = await createCandidateRecord({ userId: actor.user._id, firstName: 'Ana' });
    const theirs = await createTarget('recruiter');
    const other = await createCandidateRecord({ ownerUserId: theirs.user._id });
    await actAs(actor, theirs);
    const refused = await actor.browser.get(`/candidates/${own._id.toHexString()}`);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'SELF_RECORD']);
    const list = await actor.browser.get('/candidates?limit=100');
    const ids = (list.body.data as { id: string }[]).map(({ id }) => id);
    expect(ids).toContain(other._id.toHexString());
    expect(ids).not.toContain(own._id.toHexString());
  });

  it('contains no private note of the target', async () => {
    const target = await createTarget('recruiter');
    const candidate = await createCandidateRecord({ ownerUserId: target.user._id });
    const team = await createNote(candidate, target.user._id);
    const secret = await createNote(candidate, target.user._id, { visibility: 'private' });
    const actor = await signInActor(test);
    await actAs(actor, target, 'act');
    const query = `subjectType=candidate&subjectId=${candidate._id.toHexString()}`;
    const { body } = await actor.browser.get(`/notes?${query}`);
    expect((body.data as { id: string }[]).map(({ id }) => id)).toEqual([team._id.toHexString()]);
    expect((await actor.browser.get(`/notes/${secret._id.toHexString()}`)).status).toBe(404);
    const record = await actor.browser.get(`/candidates/${candidate._id.toHexString()}`);
    expect(record.body.counts.notes).toBe(1);
    expect(record.body.allowedActions.toSorted()).toEqual([
      'edit_contact',
      'edit_links',
      'edit_skills',
      'read_client_rules',
    ]);
  });
});

describe('the log', () => {
  it('names both people in each event: start, act, change, stop', async () => {
    const actor = await signInActor(test);
    const target = await createTarget('recruiter');
    await actAs(actor, target);
    await actor.browser.send('post', '/impersonations/current/actions/act', { confirmAct: true });
    await actor.browser.send('patch', '/me', rename(target.user.version));
    await stop(actor);
    const events = await eventsOf(/./, actor.user._id);
    expect(events.map(({ action }) => action)).toEqual([
      'impersonation.start',
      'impersonation.act',
      // A staff user whose name changes has been added to the team.
      'team_member.join',
      'user.update',
      'impersonation.stop',
    ]);
    const record = await lastOf(actor);
    for (const { actorUserId, assignmentId } of events)
      expect([actorUserId, assignmentId]).toEqual([target.user._id, target.assignment._id]);
    const ofImpersonation = events.filter(({ entity }) => entity === 'impersonation');
    const id = record._id.toHexString();
    expect(ofImpersonation.map(({ entityId }) => entityId)).toEqual([id, id, id]);
    expect(record).toMatchObject({ actionsCount: 1, mode: 'act' });
    expect(events[1]?.changes.map(({ path }) => path)).toEqual(['mode']);
  });

  it('contains each opened page with locked fields once, and no other reads', async () => {
    const actor = await signInActor(test);
    const target = await createTarget('recruiter');
    const candidate = await createCandidateRecord({ ownerUserId: target.user._id });
    await actAs(actor, target);
    const { browser } = actor;
    await browser.get(`/candidates/${candidate.number}`);
    await browser.get('/candidates');
    await browser.get('/skills?q=ts');
    await browser.get('/candidates/000000000000000000000000');
    const views = await eventsOf(/^impersonation\.view$/, actor.user._id);
    const record = await lastOf(actor);
    expect(views.map(({ entity, entityId }) => [entity, entityId])).toEqual([
      ['candidate', candidate._id.toHexString()],
      ['impersonation', record._id.toHexString()],
    ]);
    const values = await AuditValueModel.find({ eventId: { $in: views.map(({ _id }) => _id) } })
      .sort({ newValue: -1 })
      .lean();
    expect(values.map(({ newValue }) => newValue)).toEqual(['candidates.read', 'candidates.list']);
    expect(record.actionsCount).toBe(0);
  });

  it('shows both names in the history of a record', async () => {
    const actor = await signInActor(test);
    const target = await createTarget('recruiter');
    const candidate = await createCandidateRecord({ ownerUserId: target.user._id });
    const path = `/candidates/${candidate._id.toHexString()}`;
    await actAs(actor, target, 'act');
    const changed = await actor.browser.send('patch', `${path}/contact-information`, {
      version: candidate.version,
      changes: { headline: 'Staff engineer' },
    });
    expect(changed.status).toBe(200);
    expect((await lastOf(actor)).actionsCount).toBe(1);
    await stop(actor);
    const { body } = await actor.browser.get(`${path}/activity`);
    expect(body.data).toMatchObject([
      { actor: 'Ana Silva (as Li Wei)', kind: 'changed', fields: ['headline'] },
    ]);
  });

  it('records an ordinary view of a user in no other name', async () => {
    const actor = await signInActor(test);
    const candidate = await createCandidateRecord();
    await actor.browser.get(`/candidates/${candidate._id.toHexString()}`);
    const [event] = await AuditEventModel.find({ entityId: candidate._id.toHexString() }).lean();
    expect(event).toMatchObject({ actorUserId: actor.user._id, realActorUserId: null });
  });
});

describe('the list of sessions', () => {
  it('lists the session under the real user, and not under the target', async () => {
    const actor = await signInActor(test, 'admin');
    const target = await createTarget('recruiter');
    const other = await signInActor(test, 'owner');
    await actAs(actor, target);
    const ofPerson = async ({ user }: { user: typeof actor.user }) => {
      const { body } = await other.browser.get(`/users/${user._id.toHexString()}`);
      return body.sessions as { role: string }[];
    };
    expect((await ofPerson(actor)).map(({ role }) => role)).toEqual(['admin']);
    expect(await ofPerson(target)).toEqual([]);
  });
});

describe('an impersonation that is over', () => {
  it('answers everything but the return with IMPERSONATION_EXPIRED', async () => {
    const actor = await signInActor(test);
    const target = await createTarget('recruiter');
    await createAssignment(actor.user._id, 'recruiter');
    await actAs(actor, target, 'act');
    await letExpire(actor);
    const { browser } = actor;
    for (const answer of [
      await browser.get('/me'),
      await browser.get('/candidates'),
      await browser.send('patch', '/me', rename(1)),
      await browser.send('post', '/auth/sign-in', {}),
    ])
      expect([answer.status, answer.body.error]).toMatchObject([
        401,
        { code: 'IMPERSONATION_EXPIRED', context: { name: 'Li Wei' } },
      ]);
    expect((await browser.get('/health')).status).toBe(200);
    expect((await browser.get('/impersonations/current')).body).toEqual({ current: null });
    expect((await browser.get('/auth/session')).body).toMatchObject({
      state: 'impersonation-ended',
      reason: 'expiry',
      actorName: 'Ana Silva',
      targetName: 'Li Wei',
    });
    expect(await lastOf(actor)).toMatchObject({ endedBy: 'expiry', mode: 'act' });
    const back = await stop(actor);
    expect(back.body).toMatchObject({ state: 'ready', active: { role: 'owner' } });
  });
});
