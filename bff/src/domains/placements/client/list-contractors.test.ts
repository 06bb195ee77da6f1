import { Types } from 'mongoose';
import { addDays, today } from '../../../db/calendar-day.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import type { Company } from '../../../records/companies/company.model.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { TaskModel } from '../../../records/tasks/task.model.ts';
import { createPlacement } from '../placement.fixtures.ts';

let test: TestApp;
let company: Company;

beforeAll(async () => {
  test = await createTestApp();
  company = await createCompany({ name: 'Acme' });
});
afterAll(() => test.close());

async function member(
  role: 'client_admin' | 'client_manager' | 'client_viewer',
  companyId: Types.ObjectId,
) {
  const person = await signInAs(test, role, { assignment: { companyId } });
  const { _id: membershipId } = await CompanyUserModel.create({
    companyId,
    userId: person.user._id,
    status: 'active',
    canDecide: true,
  });
  return { ...person, membershipId };
}

const namesOf = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name);

it('shows a client its contractors, and client managers only those they supervise; no rates', async () => {
  const admin = await member('client_admin', company._id);
  const manager = await member('client_manager', company._id);
  const stranger = await member('client_admin', (await createCompany())._id);
  const job = await createJob({ companyId: company._id, title: 'Data engineer' });
  const at = { companyId: company._id, jobId: job._id };
  const ana = await createCandidateRecord({ firstName: 'Ana', lastName: 'Prva' });
  const bea = await createCandidateRecord({ firstName: 'Bea', lastName: 'Druga' });
  const past = await createCandidateRecord({ firstName: 'Past', lastName: 'Gone' });
  await createPlacement(ana._id, {
    ...at,
    supervisorCompanyUserId: manager.membershipId,
    plannedEndDate: '2099-03-01',
    workEmail: 'ana@acme.test',
    endKey: '2099-03-01',
  });
  await createPlacement(bea._id, { ...at, endKey: '9999-12-31' });
  await createPlacement(past._id, { ...at, status: 'ended' });
  const all = await admin.get('/client/contractors');
  expect(all.body.data).toHaveLength(2);
  expect(all.body.data).toContainEqual({
    id: expect.any(String),
    name: 'Ana Prva',
    jobTitle: 'Data engineer',
    status: 'active',
    startDate: '2026-01-01',
    endDate: '2099-03-01',
    hoursPerWeek: 40,
    supervisor: expect.any(String),
    workEmail: 'ana@acme.test',
    positionId: null,
    extensionAskedAt: null,
    daysLeft: null,
    mayAskExtension: false,
  });
  expect(all.text).not.toMatch(/rate|pay/i);
  expect(namesOf((await manager.get('/client/contractors')).body)).toEqual(['Ana Prva']);
  expect(namesOf((await stranger.get('/client/contractors')).body)).toEqual([]);
});

it('shows what the company pays to those who may see it, and never what the contractor is paid', async () => {
  const reader = await member('client_admin', company._id);
  await CompanyUserModel.updateOne({ _id: reader.membershipId }, { canSeeBillRates: true });
  const viewer = await member('client_viewer', company._id);
  await CompanyUserModel.updateOne({ _id: viewer.membershipId }, { canSeeBillRates: true });
  const job = await createJob({ companyId: company._id });
  const person = await createCandidateRecord({ firstName: 'Cleo', lastName: 'Third' });
  const since = { overtimeMultiplier: 1, approvedBy: null, reason: null };
  const rate = (pay: number, bill: number) => ({
    ...since,
    _id: new Types.ObjectId(),
    pay: { amountMinor: pay, currency: 'USD' as const, unit: 'hour' as const },
    bill: { amountMinor: bill, currency: 'USD' as const, unit: 'hour' as const },
  });
  await createPlacement(person._id, {
    companyId: company._id,
    jobId: job._id,
    rates: [
      { ...rate(4_321, 7_000), effectiveFrom: '2026-01-01', effectiveTo: '2026-03-31' },
      { ...rate(4_987, 8_250), effectiveFrom: '2026-04-01', effectiveTo: null },
    ],
  });
  const of = (body: { data: { name: string; billRate?: unknown }[] }) =>
    body.data.find(({ name }) => name === 'Cleo Third');
  const read = await reader.get('/client/contractors');
  expect(of(read.body)?.billRate).toEqual({ amount: '82.50', currency: 'USD', unit: 'hour' });
  expect(read.text).not.toMatch(/4987|49\.87|4321|43\.21|pay/);
  const viewed = await viewer.get('/client/contractors');
  expect(viewed.text).not.toMatch(/82\.50|rate/i);
});

it.each([
  [20, 'ends on'],
  [-4, 'was due to end on'],
])(
  'lets a client ask once for an extension of a contract with %i days left',
  async (left, says) => {
    const own = await createCompany();
    const admin = await member('client_admin', own._id);
    const colleague = await member('client_admin', own._id);
    const manager = await signInAs(test, 'account_manager');
    const candidate = await createCandidateRecord({ firstName: 'Cai', lastName: 'Treća' });
    const end = addDays(today(), left);
    const placement = await createPlacement(candidate._id, {
      companyId: own._id,
      jobId: (await createJob({ companyId: own._id }))._id,
      plannedEndDate: end,
      endKey: end,
      accountManagerId: manager.user._id,
    });
    const rows = await admin.get('/client/contractors');
    expect(rows.body.data).toMatchObject([{ daysLeft: left, mayAskExtension: true }]);
    const path = `/client/contractors/${placement._id.toHexString()}/actions/ask-extension`;
    const answers = await Promise.all([admin.post(path), colleague.post(path)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await TaskModel.find({ assigneeId: manager.user._id }).lean()).toMatchObject([
      { note: expect.stringContaining(says) },
    ]);
    const after = await colleague.get('/client/contractors');
    expect(after.body.data).toMatchObject([
      { mayAskExtension: false, extensionAskedAt: expect.any(String) },
    ]);
  },
);
