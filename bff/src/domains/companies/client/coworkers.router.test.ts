import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { createCompany } from '../company.fixtures.ts';
import type { Company } from '../../../records/companies/company.model.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';

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

it('an admin invites several at once, each with an outcome of its own and the jobs to see', async () => {
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
  // The administrator knows what they agree to.
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
