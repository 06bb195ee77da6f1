import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { createPool } from '../../pools/pool.fixtures.ts';
import { createTeamMember } from '../../team/team-member.fixtures.ts';
import { createJob } from '../job.fixtures.ts';
import { JobModel } from '../../../records/jobs/job.model.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const titles = ({ body }: { body: { data: { title: string }[] } }) =>
  body.data.map(({ title }) => title);

describe('jobs', () => {
  beforeEach(() => JobModel.deleteMany({}));

  it('shows each role the jobs in its scope; confidential ones are their team’s', async () => {
    const recruiter = await signInAs(test, 'recruiter');
    await createJob({ title: 'A open' });
    await createJob({ title: 'B closed', status: 'closed' });
    await createJob({ title: 'C secret', confidential: true });
    await createJob({
      title: 'D mine',
      confidential: true,
      status: 'draft',
      team: [{ userId: recruiter.user._id, function: 'sourcer', responsible: false }],
    });
    expect(titles(await recruiter.get('/jobs?sort=title'))).toEqual(['A open', 'D mine']);
    for (const [role, shown] of [
      ['owner', ['A open', 'B closed', 'C secret', 'D mine']],
      ['team_lead', ['A open', 'B closed']],
      ['account_manager', ['A open', 'B closed']],
      ['staff_viewer', ['A open']],
      ['vetter', ['A open']],
    ] as const)
      expect(titles(await (await signInAs(test, role)).get('/jobs?sort=title'))).toEqual(shown);
  });

  it('finds by a word of the title or of the client, whose name vetters cannot ask for', async () => {
    const [lumera, other] = [await createCompany({ name: 'Lumera Pay' }), await createCompany()];
    await createJob({ title: 'Staff frontend engineer', companyId: lumera._id });
    await createJob({ title: 'Data scientist', companyId: other._id });
    await createJob({ title: 'Secret', companyId: lumera._id, confidential: true });
    const found = async (role: 'recruiter' | 'vetter', q: string) =>
      titles(await (await signInAs(test, role)).get(`/jobs?sort=title&q=${q}`));
    expect(await found('recruiter', 'lume')).toEqual(['Staff frontend engineer']);
    expect(await found('recruiter', 'pay')).toEqual(['Staff frontend engineer']);
    expect(await found('recruiter', 'front')).toEqual(['Staff frontend engineer']);
    expect(await found('vetter', 'front')).toEqual(['Staff frontend engineer']);
    expect(await found('vetter', 'lumera')).toEqual([]);
  });

  it('shows vetters only titles', async () => {
    await createJob();
    const { body } = await (await signInAs(test, 'vetter')).get('/jobs');
    expect(body.data[0]).not.toHaveProperty('company');
    expect(body.data[0]).not.toHaveProperty('leadRecruiter');
  });

  it('shows a client their own company’s live jobs, a manager those they work on', async () => {
    const company = await createCompany({ name: 'Acme' });
    const admin = await signInAs(test, 'client_admin', { assignment: { companyId: company._id } });
    const manager = await signInAs(test, 'client_manager', {
      assignment: { companyId: company._id },
    });
    await createJob({ title: 'Foreign' });
    await createJob({ title: 'Old', companyId: company._id, status: 'closed' });
    await createJob({ title: 'One', companyId: company._id, openedDate: '2026-02-01' });
    await createJob({
      title: 'Two',
      companyId: company._id,
      openedDate: '2026-01-01',
      supervisorIds: [manager.user._id],
    });
    const shown = async (agent: typeof admin) =>
      (await agent.get('/client/jobs')).body.jobs.map(({ title }: { title: string }) => title);
    expect((await admin.get('/client/jobs')).body.companyName).toBe('Acme');
    expect(await shown(admin)).toEqual(['One', 'Two']);
    expect(await shown(manager)).toEqual(['Two']);
    await CompanyUserModel.create({
      companyId: company._id,
      userId: manager.user._id,
      canSeeAllJobs: true,
      status: 'active',
    });
    expect(await shown(manager)).toEqual(['One', 'Two']);
    expect((await admin.get('/jobs')).status).toBe(403);
  });
});

it('lists companies with the open jobs that the reader may see', async () => {
  const company = await createCompany({ name: 'Öl & Söhne' });
  await createJob({ companyId: company._id });
  await createJob({ companyId: company._id, confidential: true });
  const q = `/companies?q=${encodeURIComponent('ol &')}`;
  const recruiter = await signInAs(test, 'recruiter');
  expect((await recruiter.get(q)).body.data).toMatchObject([{ name: 'Öl & Söhne', openJobs: 1 }]);
  const owner = await signInAs(test, 'owner');
  expect((await owner.get(q)).body.data).toMatchObject([{ openJobs: 2 }]);
  expect((await (await signInAs(test, 'vetter')).get('/companies')).status).toBe(403);
});

it('lists pools; private ones for their owner, owners and admins', async () => {
  const recruiter = await signInAs(test, 'recruiter');
  await createPool('Shared');
  await createPool('Mine', { isPrivate: true, ownerUserId: recruiter.user._id });
  await createPool('Hers', { isPrivate: true });
  const names = async (agent: typeof recruiter) =>
    (await agent.get('/talent-pools')).body.data.map(({ name }: { name: string }) => name);
  expect(await names(recruiter)).toEqual(['Mine', 'Shared']);
  expect(await names(await signInAs(test, 'admin'))).toEqual(['Hers', 'Mine', 'Shared']);
  const vetter = await signInAs(test, 'vetter');
  await createPool('Vetted', { ownerUserId: vetter.user._id });
  expect(await names(vetter)).toEqual(['Vetted']);
});

it('lists the team with live roles', async () => {
  const recruiter = await signInAs(test, 'recruiter', { user: { firstName: 'Zoë' } });
  await createTeamMember(recruiter.user, { department: 'Delivery' });
  const { body } = await recruiter.get('/team?q=zoe');
  expect(body.data).toMatchObject([
    {
      name: 'Zoë Okafor',
      roles: ['recruiter'],
      department: 'Delivery',
      timeZone: 'Europe/Lisbon',
      weeklyHours: 40,
    },
  ]);
});
