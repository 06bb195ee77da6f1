import type { Types } from 'mongoose';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import type { Company } from '../../../records/companies/company.model.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { PositionModel } from '../../../records/positions/position.model.ts';
import { createPosition } from '../../positions/position.fixtures.ts';
import { TaskModel } from '../../../records/tasks/task.model.ts';
import { createPlacement } from '../placement.fixtures.ts';

type Role = 'client_admin' | 'client_manager' | 'client_viewer';
type Agent = Awaited<ReturnType<typeof signInAs>>;
let test: TestApp;
let company: Company;
let manager: Agent;
beforeAll(async () => {
  test = await createTestApp();
  manager = await signInAs(test, 'account_manager');
  company = await createCompany({ name: 'Acme', accountManagerId: manager.user._id });
});
afterAll(() => test.close());

async function member(role: Role, companyId: Types.ObjectId) {
  const person = await signInAs(test, role, { assignment: { companyId } });
  const { _id: membershipId } = await CompanyUserModel.create({
    companyId,
    userId: person.user._id,
    status: 'active',
    canDecide: true,
  });
  return { ...person, membershipId };
}

it('shows past contractors without rates, and lets permitted users ask for each again once', async () => {
  const admin = await member('client_admin', company._id);
  const viewer = await member('client_viewer', company._id);
  const other = await member('client_admin', (await createCompany())._id);
  const job = await createJob({ companyId: company._id, title: 'Data engineer' });
  const at = { companyId: company._id, jobId: job._id, status: 'ended' as const };
  const ana = await createCandidateRecord({ firstName: 'Ana', lastName: 'Prva' });
  const bad = await createCandidateRecord({ firstName: 'Bad', lastName: 'Luck' });
  const gone = await createCandidateRecord({ status: 'anonymised' });
  const past = await createPlacement(ana._id, {
    ...at,
    actualEndDate: '2026-08-31',
    ratingByClient: 4,
    rehireOk: true,
  });
  await createPlacement(bad._id, { ...at, actualEndDate: '2026-07-31', rehireOk: false });
  await createPlacement(gone._id, { ...at, actualEndDate: '2026-06-30' });
  const list = await admin.get('/client/past-contractors');
  expect(list.body.data).toMatchObject([
    { name: 'Ana Prva', rating: 4, endDate: '2026-08-31', mayAskAgain: true },
    { name: 'Bad Luck', mayAskAgain: false },
    { name: null, mayAskAgain: false },
  ]);
  expect(list.text).not.toMatch(/rate"|pay|rehire|endNote/i);
  expect((await other.get('/client/past-contractors')).body.data).toEqual([]);
  const path = `/client/past-contractors/${past._id.toHexString()}/actions/ask-again`;
  const wish = { message: 'For the next quarter.', from: '2027-01-04' };
  expect((await viewer.post(path, wish)).status).toBe(403);
  expect((await other.post(path, wish)).status).toBe(404);
  const asked = await admin.post(path, wish);
  expect(asked.body).toMatchObject({ name: 'Ana Prva', mayAskAgain: false });
  expect((await admin.post(path, wish)).body.error.code).toBe('INVALID_TRANSITION');
  const tasks = await TaskModel.find({ assigneeId: manager.user._id }).lean();
  expect(tasks).toMatchObject([{ kind: 'redeploy', subjectType: 'company' }]);
  const mail = await EmailMessageModel.findOne({ template: 'client_message' }).lean();
  expect(mail).toMatchObject({ to: [manager.user.email], replyTo: admin.user.email });
  expect((await admin.get('/client/past-contractors')).body.data[0].askedAt).not.toBeNull();
});

it('a client user sets the supervisor of its own seats, and the contractor follows', async () => {
  const admin = await member('client_admin', company._id);
  const lead = await member('client_manager', company._id);
  const stranger = await member('client_manager', company._id);
  const viewer = await member('client_viewer', company._id);
  const other = await member('client_admin', (await createCompany())._id);
  const job = await createJob({ companyId: company._id, accountManagerId: manager.user._id });
  const position = await createPosition(job, {
    status: 'filled',
    supervisorCompanyUserId: lead.membershipId,
  });
  const ana = await createCandidateRecord({ firstName: 'Ana', lastName: 'Prva' });
  const placement = await createPlacement(ana._id, {
    companyId: company._id,
    jobId: job._id,
    positionId: position._id,
    supervisorCompanyUserId: lead.membershipId,
  });
  await PositionModel.updateOne({ _id: position._id }, { placementId: placement._id });
  const path = `/client/seats/${position._id.toHexString()}`;
  const read = await lead.get(path);
  expect(read.body).toMatchObject({
    contractor: { name: 'Ana Prva' },
    mayChange: true,
    supervisor: { id: lead.membershipId.toHexString(), eligible: true },
  });
  expect(read.text).not.toMatch(/rate|pay/i);
  expect((await stranger.get(path)).status).toBe(404);
  expect((await other.get(path)).status).toBe(404);
  expect((await viewer.get(path)).status).toBe(403);
  const set = (to: Types.ObjectId, version = read.body.version) =>
    admin.post(`${path}/actions/set-supervisor`, {
      version,
      supervisorCompanyUserId: to.toHexString(),
    });
  expect((await set(other.membershipId)).body.error.code).toBe('SUPERVISOR_NOT_ELIGIBLE');
  const saved = await set(stranger.membershipId);
  expect(saved.body).toMatchObject({ supervisor: { id: stranger.membershipId.toHexString() } });
  expect((await stranger.get('/client/contractors')).body.data).toMatchObject([
    { name: 'Ana Prva', positionId: position._id.toHexString() },
  ]);
});
