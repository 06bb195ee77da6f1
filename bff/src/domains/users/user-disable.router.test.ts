import { limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import { createApplication } from '../applications/application.fixtures.ts';
import { ApplicationModel } from '../../records/applications/application.model.ts';
import {
  createPasswordUser,
  mailsTo,
  newPassword,
  openBrowser,
  tokenFrom,
} from '../auth/auth.fixtures.ts';
import { AccountTokenModel } from '../auth/tokens/account-token.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { JobModel } from '../../records/jobs/job.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { createClientInterview } from '../client-interviews/client-interviews.fixtures.ts';
import { createPool } from '../pools/pool.fixtures.ts';
import { PoolModel } from '../../records/pools/pool.model.ts';
import { TaskModel } from '../../records/tasks/task.model.ts';
import {
  createInterview,
  createInterviewer,
  inMinutes,
  inVetting,
} from '../vetting/vetting.fixtures.ts';
import { companyOf } from './users.fixtures.ts';

let test: TestApp;
let owner: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  owner = await signInAs(test, 'owner');
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());

const ownedBy = (userId: Types.ObjectId) => CandidateModel.countDocuments({ ownerUserId: userId });
const disable = (agent: SignedIn, userId: string, rest: object = {}) =>
  agent.post(`/users/${userId}/actions/disable`, { version: 1, reason: 'Left us', ...rest });
const enable = (agent: SignedIn, userId: string, version: number) =>
  agent.post(`/users/${userId}/actions/enable`, { version });

describe('disabling an account', () => {
  it('ends sessions and links at once and prevents sign-in', async () => {
    const user = await createPasswordUser();
    await createAssignment(user._id, 'recruiter');
    const browser = openBrowser(test);
    await browser.signIn(user);
    await browser.send('post', '/auth/password/forgot', { email: user.email });
    await test.runEvents();
    const id = user._id.toHexString();
    const effects = await admin.get(`/users/${id}/disable-effects`);
    expect(effects.body).toEqual({
      sessions: 1,
      owned: {
        candidates: 0,
        applications: 0,
        jobs: 0,
        companies: 0,
        placements: 0,
        pools: 0,
        tasks: 0,
      },
      roles: ['recruiter'],
      interviews: [],
      moreInterviews: 0,
      timeZone: 'Europe/Lisbon',
      blockedBy: null,
      memberId: null,
    });
    const { version } = (await admin.get(`/users/${id}`)).body;
    const { body } = await disable(admin, id, { version });
    expect(body).toMatchObject({ status: 'disabled', allowedActions: ['enable'] });
    expect((await browser.get('/auth/session')).body).toMatchObject({
      state: 'ended',
      reason: 'disabled',
    });
    expect((await openBrowser(test).signIn(user)).body.error.code).toBe('ACCOUNT_DISABLED');
    const live = await AccountTokenModel.countDocuments({
      userId: user._id,
      usedAt: null,
      revokedAt: null,
    });
    expect(live).toBe(0);
    const [event] = await AuditEventModel.find({ entityId: id, action: 'user.disable' }).lean();
    expect(event?.changes.map(({ path }) => path).toSorted()).toEqual(['disabledReason', 'status']);
  });

  it('succeeds again with the same reason, and is refused with another one', async () => {
    const user = await createUser();
    const id = user._id.toHexString();
    expect((await disable(admin, id)).status).toBe(200);
    expect((await disable(admin, id)).status).toBe(200);
    const other = await disable(admin, id, { reason: 'Another reason' });
    expect(other.body.error.code).toBe('INVALID_TRANSITION');
  });

  it('is refused for oneself, and to admins for owners', async () => {
    expect((await disable(admin, admin.userId)).body.error.code).toBe('CANNOT_DISABLE_SELF');
    const effects = await admin.get(`/users/${admin.userId}/disable-effects`);
    expect(effects.body.blockedBy).toBe('CANNOT_DISABLE_SELF');
    expect((await disable(admin, owner.userId)).body.error.code).toBe('FORBIDDEN');
  });

  it('requires a reason and the version that was seen', async () => {
    const id = (await createUser())._id.toHexString();
    const short = await disable(admin, id, { reason: ' x ' });
    expect(short.body.error.fields).toMatchObject([{ path: 'reason', code: 'TOO_SHORT' }]);
    expect((await disable(admin, id, { version: 7 })).body.error.code).toBe('VERSION_CONFLICT');
  });

  it('is refused for the last client admin of a company', async () => {
    const companyId = await companyOf('Blue Harbour');
    const client = await createUser();
    await createAssignment(client._id, 'client_admin', { companyId });
    const id = client._id.toHexString();
    expect((await disable(admin, id)).body.error.code).toBe('LAST_CLIENT_ADMIN');
    const effects = await admin.get(`/users/${id}/disable-effects`);
    expect(effects.body.blockedBy).toBe('LAST_CLIENT_ADMIN');
  });

  it('hands records over in the same transaction', async () => {
    const user = await createUser();
    await createAssignment(user._id, 'recruiter');
    const id = user._id.toHexString();
    for (let i = 0; i < 2; i += 1) await createCandidateRecord({ ownerUserId: user._id });
    const job = await createJob({ leadRecruiterId: user._id });
    const { _id: application } = await createApplication({
      candidateId: (await createCandidateRecord())._id,
      jobId: job._id,
      companyId: job.companyId,
      ownerUserId: user._id,
    });
    const pools = [
      await createPool('Handed over', { ownerUserId: user._id, isPrivate: true }),
      await createPool('Handed over, of old', { ownerUserId: user._id, status: 'archived' }),
    ];
    const effects = await admin.get(`/users/${id}/disable-effects`);
    expect(effects.body.owned).toMatchObject({
      candidates: 2,
      jobs: 1,
      applications: 1,
      pools: 2,
    });
    const refused = await disable(admin, id);
    expect(refused.body.error).toMatchObject({
      code: 'OWNED_RECORDS_EXIST',
      context: { candidates: 2 },
    });
    const client = await createUser();
    await createAssignment(client._id, 'client_viewer');
    for (const reassignToUserId of [id, client._id.toHexString()]) {
      const wrong = await disable(admin, id, { reassignToUserId });
      expect(wrong.body.error.fields).toMatchObject([
        { path: 'reassignToUserId', code: 'INVALID_OPTION' },
      ]);
    }
    const manager = await signInAs(test, 'account_manager');
    const beyond = await disable(admin, id, { reassignToUserId: manager.userId });
    expect(beyond.body.error.fields).toMatchObject([
      { path: 'reassignToUserId', code: 'CANNOT_OPEN' },
    ]);
    expect(await ownedBy(user._id)).toBe(2);
    const { _id: successor } = (await signInAs(test, 'recruiter')).user;
    const done = await disable(admin, id, { reassignToUserId: successor.toHexString() });
    expect(done.body.status).toBe('disabled');
    expect(await ownedBy(successor)).toBe(2);
    expect(await ApplicationModel.findById(application).lean()).toMatchObject({
      ownerUserId: successor,
    });
    const led = await JobModel.findById(job._id).lean();
    expect(led?.leadRecruiterId).toEqual(successor);
    expect(led?.team.map(({ userId }) => userId)).toContainEqual(successor);
    const kept = await PoolModel.find({ _id: { $in: pools.map(({ _id }) => _id) } }).lean();
    expect(kept.map(({ ownerUserId }) => ownerUserId)).toEqual([successor, successor]);
    const events = await AuditEventModel.countDocuments({ action: 'pool.change_owner' });
    expect(events).toBe(2);
    const told = await NotificationModel.find({ userId: successor, topic: 'assignment' }).lean();
    expect(told.map(({ title }) => title)).toContain(
      'You are now responsible for 1 application, 1 job, and 2 talent pools',
    );
  });

  it('lists upcoming interviews, and has another interviewer sought until the account is enabled', async () => {
    const interviewer = await createInterviewer();
    const id = interviewer._id.toHexString();
    const person = await inVetting('interview_scheduled', { ownerUserId: admin.user._id });
    const startsAt = inMinutes(3 * 24 * 60);
    const { _id } = await createInterview(person, {
      startsAt,
      interviewers: [{ userId: interviewer._id, isLead: true }],
    });
    const job = await createJob();
    const application = await createApplication({
      candidateId: person._id,
      jobId: job._id,
      companyId: job.companyId,
      ownerUserId: admin.user._id,
    });
    const withClient = await createClientInterview(application, {
      hosts: [{ userId: interviewer._id, side: 'agency' }],
    });
    const effects = await admin.get(`/users/${id}/disable-effects`).expect(200);
    expect(effects.body).toMatchObject({
      interviews: [
        { id: withClient._id.toHexString(), title: 'First conversation' },
        { id: _id.toHexString(), startsAt: startsAt.toISOString() },
      ],
      moreInterviews: 0,
    });
    const { body } = await disable(admin, id).expect(200);
    const rules = [
      `vetting-cover:${_id.toHexString()}`,
      `interview-cover:${withClient._id.toHexString()}`,
    ];
    const tasks = async () =>
      (
        await TaskModel.find({ rule: { $in: rules }, deletedAt: null })
          .sort({ rule: -1 })
          .lean()
      ).map(({ rule, status, note }) => [rule, status, note?.split(':')[0]]);
    expect(await tasks()).toEqual(rules.map((rule) => [rule, 'open', 'No longer here']));
    await enable(admin, id, body.version).expect(200);
    expect(await tasks()).toEqual(rules.map((rule) => [rule, 'done', 'No longer here']));
  });

  it('tells the user that the account is closed, but not why', async () => {
    const user = await createPasswordUser({ email: 'closed.one@agency.test' });
    await createAssignment(user._id, 'recruiter');
    await disable(admin, user._id.toHexString(), { reason: 'Took the silver' }).expect(200);
    await test.runEvents();
    const [mail] = await mailsTo(test, user.email);
    expect(mail).toMatchObject({ template: 'account_disabled' });
    expect(mail?.text).toContain('was closed on');
    expect(mail?.text).not.toContain('silver');
  });

  it('requires the same when the last staff role is taken away', async () => {
    const user = await createUser();
    await createAssignment(user._id, 'recruiter');
    const companyId = (await companyOf('Green Field')).toHexString();
    await createCandidateRecord({ ownerUserId: user._id });
    const change = (rest: object) =>
      admin.put(`/users/${user._id.toHexString()}/roles`, {
        version: 1,
        roles: [{ role: 'client_viewer', companyId }],
        ...rest,
      });
    expect((await change({})).body.error.code).toBe('OWNED_RECORDS_EXIST');
    const done = await change({ reassignToUserId: owner.userId });
    expect(done.body.roles).toMatchObject([{ role: 'client_viewer' }]);
    expect(await ownedBy(owner.user._id)).toBe(1);
  });
});

describe('enabling an account', () => {
  it('lets the user sign in with the old password', async () => {
    const user = await createPasswordUser();
    await createAssignment(user._id, 'recruiter');
    const id = user._id.toHexString();
    const { body } = await disable(admin, id);
    expect((await enable(admin, id, body.version)).body.status).toBe('active');
    expect((await openBrowser(test).signIn(user)).body.state).toBe('ready');
  });

  it('asks for a new password if the old one is stale', async () => {
    const user = await createPasswordUser({
      passwordChangedAt: new Date(Date.now() - limits.password.staleAfter - 1000),
    });
    await createAssignment(user._id, 'recruiter');
    const id = user._id.toHexString();
    const { body } = await disable(admin, id);
    await enable(admin, id, body.version);
    expect((await openBrowser(test).signIn(user)).body.error.code).toBe('BAD_CREDENTIALS');
    const token = await tokenFrom(test, user.email, 'password_reset');
    const browser = openBrowser(test);
    await browser.send('post', '/auth/password/reset', { token, password: newPassword });
    expect((await browser.signIn(user, newPassword)).body.state).toBe('ready');
  });

  it('does not restore the old sessions', async () => {
    const person = await signInAs(test, 'recruiter');
    const { body } = await disable(admin, person.userId);
    await enable(admin, person.userId, body.version);
    expect((await person.get('/me')).body.error.code).toBe('SESSION_REVOKED');
  });
});
