import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { createPlacement } from '../../placements/placement.fixtures.ts';
import { createCompanyUser } from '../company-user.fixtures.ts';
import { createCompany } from '../company.fixtures.ts';
import type { Company } from '../../../records/companies/company.model.ts';
import {
  CompanyUserModel,
  type CompanyUser,
} from '../../../records/companies/company-user.model.ts';

type Role = 'client_admin' | 'client_manager' | 'client_viewer';
let test: TestApp;
let company: Company;
beforeAll(async () => {
  test = await createTestApp();
  company = await createCompany({ name: 'Acme', domain: 'acme.test' });
});
afterAll(() => test.close());

async function member(role: Role, of: Company = company) {
  const person = await signInAs(test, role, { assignment: { companyId: of._id } });
  await CompanyUserModel.create({ companyId: of._id, userId: person.user._id, status: 'active' });
  return person;
}
const memberOf = async (email: string) => {
  const user = await UserModel.findOne({ emailNorm: email }).lean();
  return user && CompanyUserModel.findOne({ userId: user._id, companyId: company._id }).lean();
};

it('an admin invites several colleagues at once, each with its own outcome and visible jobs', async () => {
  const admin = await member('client_admin');
  const job = await createJob({ companyId: company._id });
  const foreign = await createJob();
  const invite = (changes: object) =>
    admin.post('/client/coworkers', {
      emails: ['rui.matos@acme.test', admin.user.email],
      role: 'client_manager',
      jobIds: [job._id.toHexString()],
      message: 'Welcome.',
      ...changes,
    });
  const refused = await invite({ jobIds: [foreign._id.toHexString()] });
  expect(refused.body.error.fields).toMatchObject([{ path: 'jobIds', code: 'NOT_FOUND' }]);
  expect((await invite({})).body.data).toEqual([
    { email: 'rui.matos@acme.test', outcome: 'invited' },
    { email: admin.user.email, outcome: 'refused' },
  ]);
  expect((await invite({ emails: ['rui.matos@acme.test'] })).body.data).toEqual([
    { email: 'rui.matos@acme.test', outcome: 'known' },
  ]);
  expect(await memberOf('rui.matos@acme.test')).toMatchObject({
    status: 'invited',
    invitedByKind: 'coworker',
    canSeeAllJobs: false,
    sharedJobIds: [job._id],
  });
  const list = await admin.get('/client/coworkers');
  expect(list.body).toMatchObject({ domain: 'acme.test', needsApproval: [], waiting: [] });
  expect(list.body.data[0]).toMatchObject({ name: 'Rui Matos', status: 'invited' });
  expect(
    (await invite({ emails: Array.from({ length: 11 }, (_, n) => `a${n}@x.test`) })).status,
  ).toBe(422);
});

it('a manager’s invitation of a manager waits for an administrator, who decides once', async () => {
  const admin = await member('client_admin');
  const manager = await member('client_manager');
  const viewer = await member('client_viewer');
  const other = await member('client_admin', await createCompany());
  const ask = (role: Role, email: string) =>
    manager.post('/client/coworkers', { emails: [email], role });
  expect((await ask('client_admin', 'x@acme.test')).body.error.fields).toMatchObject([
    { path: 'role', code: 'NOT_ALLOWED' },
  ]);
  expect((await viewer.get('/client/coworkers')).status).toBe(403);
  expect((await ask('client_viewer', 'eva@acme.test')).body.data[0].outcome).toBe('invited');
  const job = await createJob({ companyId: company._id, title: 'Go engineer' });
  await CompanyUserModel.updateOne({ userId: manager.user._id }, { $set: { canSeeAllJobs: true } });
  const proposed = await manager.post('/client/coworkers', {
    emails: ['ivo@acme.test'],
    role: 'client_manager',
    message: 'He leads payments.',
    jobIds: [job._id.toHexString()],
  });
  expect(proposed.body.data[0].outcome).toBe('waiting');
  expect(await memberOf('ivo@acme.test')).toBeNull();
  expect(
    await EmailMessageModel.countDocuments({ template: 'coworker_request', to: admin.user.email }),
  ).toBe(1);
  const { waiting } = (await admin.get('/client/coworkers')).body;
  // The administrator sees what they approve.
  expect(waiting).toMatchObject([
    {
      email: 'ivo@acme.test',
      mayDecide: true,
      canSeeAllJobs: false,
      jobs: ['Go engineer'],
      message: 'He leads payments.',
    },
  ]);
  const path = `/client/coworker-requests/${waiting[0].id}/actions`;
  expect((await manager.post(`${path}/approve`, {})).status).toBe(403);
  expect((await other.post(`${path}/approve`, {})).status).toBe(404);
  expect((await admin.post(`${path}/approve`, {})).body).toEqual({ waiting: [] });
  expect(await memberOf('ivo@acme.test')).toMatchObject({ status: 'invited' });
  expect((await admin.post(`${path}/refuse`, {})).status).toBe(404);
  const told = await NotificationModel.find({ userId: manager.user._id }).lean();
  expect(told.map(({ title }) => title)).toEqual(['ivo@acme.test is invited, as you asked']);
});

describe('an admin and the people of their company', () => {
  const at = ({ _id }: Pick<CompanyUser, '_id'>, rest = '') =>
    `/client/coworkers/${_id.toHexString()}${rest}`;
  const fresh = async () => {
    const own = await createCompany();
    return { own, admin: await member('client_admin', own) };
  };

  it('changes role and rights, ends and restores access, and resends invitations', async () => {
    const { own, admin } = await fresh();
    const manager = await createCompanyUser(own._id, 'client_manager');
    const list = await admin.get('/client/coworkers').expect(200);
    const actionsOf = (id: string) =>
      list.body.data.find((one: { id: string }) => one.id === id).allowedActions;
    expect(actionsOf(manager._id.toHexString())).toEqual(['edit', 'disable']);
    const changed = await admin
      .patch(at(manager), { version: 1, changes: { title: 'CTO', role: 'client_viewer' } })
      .expect(200);
    expect(changed.body).toMatchObject({ title: 'CTO', role: 'client_viewer', canDecide: false });
    expect(
      (await admin.post(at(manager, '/actions/disable'), { version: 1 })).body.error,
    ).toMatchObject({
      code: 'VERSION_CONFLICT',
      context: { current: { title: 'CTO' } },
    });
    const { version } = changed.body;
    const ended = await admin.post(at(manager, '/actions/disable'), { version }).expect(200);
    expect(ended.body).toMatchObject({ status: 'disabled', allowedActions: ['enable'] });
    const back = await admin
      .post(at(manager, '/actions/enable'), { version: ended.body.version })
      .expect(200);
    expect(back.body).toMatchObject({ status: 'active', role: 'client_viewer' });
    const trail = await AuditEventModel.find({ entityId: manager._id.toHexString() }).lean();
    expect(trail.map(({ action }) => action).toSorted()).toEqual([
      'company_user.disable',
      'company_user.enable',
      'company_user.update',
    ]);
    await admin.post('/client/coworkers', { emails: ['late@acme.test'], role: 'client_viewer' });
    const late = await UserModel.findOne({ emailNorm: 'late@acme.test' }).lean();
    const invited = await CompanyUserModel.findOne({
      userId: late?._id,
      companyId: own._id,
    }).lean();
    if (!invited) throw new Error('Nobody was invited');
    await admin
      .post(at(invited, '/actions/resend-invite'), { version: invited.version })
      .expect(200);
    expect(
      await EmailMessageModel.countDocuments({ template: 'invite_client', to: 'late@acme.test' }),
    ).toBe(2);
  });

  it('shares further jobs with a manager and takes them back, and keeps those that ended', async () => {
    const { own, admin } = await fresh();
    const manager = await member('client_manager', own);
    const membership = () => CompanyUserModel.findOne({ userId: manager.user._id }).lean();
    const [one, two] = [
      await createJob({ companyId: own._id }),
      await createJob({ companyId: own._id }),
    ];
    const over = await createJob({ companyId: own._id, status: 'closed' });
    const foreign = await createJob();
    const { _id } = (await membership())!;
    await CompanyUserModel.updateOne({ _id }, { sharedJobIds: [one._id, over._id] });
    const idOf = (job: { _id: { toHexString: () => string } }) => job._id.toHexString();
    const seen = async () =>
      (await manager.get('/client/jobs')).body.jobs.map(({ id }: { id: string }) => id);
    const share = (version: number, jobs: (typeof one)[]) =>
      admin.patch(at({ _id }), { version, changes: { sharedJobIds: jobs.map(idOf) } });
    const { data } = (await admin.get('/client/coworkers')).body;
    const listed = data.find(({ id }: { id: string }) => id === idOf({ _id }));
    expect(listed.sharedJobIds).toEqual([idOf(one)]);
    const refused = await share(1, [foreign]);
    expect(refused.body.error.fields).toMatchObject([
      { path: 'changes.sharedJobIds', code: 'NOT_FOUND' },
    ]);
    const shared = await share(1, [two]);
    expect(shared.body.sharedJobIds).toEqual([idOf(two)]);
    expect(await seen()).toEqual([idOf(two)]);
    expect((await membership())!.sharedJobIds).toEqual([over._id, two._id]);
    const told = await AuditEventModel.findOne({ entityId: idOf({ _id }) }).lean();
    expect(told!.changes.map(({ path }) => path)).toContain('sharedJobIds');
    // Colleagues without the right to manage do not read it.
    const forManager = await manager.get('/client/coworkers');
    expect(forManager.text).not.toContain('sharedJobIds');
  });

  it('cannot demote themselves or change a supervisor of people at work', async () => {
    const { own, admin } = await fresh();
    const self = await CompanyUserModel.findOne({ userId: admin.user._id }).lean();
    if (!self) throw new Error('The administrator has a membership');
    const demoted = await admin.patch(at(self), { version: 1, changes: { role: 'client_viewer' } });
    expect([demoted.status, demoted.body.error.code]).toEqual([403, 'SELF_RECORD']);
    const leader = await createCompanyUser(own._id, 'client_manager');
    await createPlacement(own._id, {
      companyId: own._id,
      supervisorCompanyUserId: leader._id,
    });
    for (const refused of [
      await admin.post(at(leader, '/actions/disable'), { version: 1 }),
      await admin.patch(at(leader), { version: 1, changes: { role: 'client_viewer' } }),
      await admin.patch(at(leader), { version: 1, changes: { canDecide: false } }),
    ])
      expect(refused.body.error.code).toBe('SUPERVISES_CONTRACTORS');
  });

  it('refuses managers, and ends when the company is closed', async () => {
    const { own, admin } = await fresh();
    const manager = await member('client_manager', own);
    const ended = await createCompanyUser(own._id, 'client_viewer', { status: 'disabled' });
    const foreign = await createCompanyUser((await createCompany())._id, 'client_viewer');
    const change = { version: 1, changes: { title: 'CTO' } };
    expect((await manager.patch(at(ended), change)).status).toBe(403);
    const seen = await manager.get('/client/coworkers').expect(200);
    expect(seen.body.data.map(({ status }: { status: string }) => status)).toEqual([
      'active',
      'active',
    ]);
    expect(
      seen.body.data.flatMap((one: { allowedActions: string[] }) => one.allowedActions),
    ).toEqual([]);
    expect((await admin.patch(at(foreign), change)).status).toBe(404);
    expect((await admin.post(at(foreign, '/actions/disable'), { version: 1 })).status).toBe(404);
  });
});
