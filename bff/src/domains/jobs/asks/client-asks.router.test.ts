import type { Types } from 'mongoose';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { ApprovalModel } from '../../approvals/approval.model.ts';
import { expireApprovals } from '../../approvals/approvals.jobs.ts';
import { createApplication } from '../../applications/application.fixtures.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import type { Company } from '../../../records/companies/company.model.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { createPosition } from '../../positions/position.fixtures.ts';
import { PositionModel } from '../../../records/positions/position.model.ts';
import { ensureReasons, reasonsOf } from '../../reasons/api/reasons.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { readyJob } from '../job.fixtures.ts';

type Agent = Awaited<ReturnType<typeof signInAs>>;
type ClientRole = 'client_admin' | 'client_manager' | 'client_viewer';

let test: TestApp;
let manager: Agent;
let company: Company;
let admin: Agent;
beforeAll(async () => {
  test = await createTestApp();
  await ensureReasons();
  manager = await signInAs(test, 'account_manager');
  company = await createCompany({ name: 'Acme', accountManagerId: manager.user._id });
});
// Each user has an hourly limit of messages.
beforeEach(async () => {
  admin = await member('client_admin', company._id);
});
afterAll(() => test.close());

async function member(role: ClientRole, companyId: Types.ObjectId): Promise<Agent> {
  const person = await signInAs(test, role, { assignment: { companyId } });
  await CompanyUserModel.create({
    companyId,
    userId: person.user._id,
    status: 'active',
    canDecide: true,
  });
  return person;
}

const jobOf = (changes: Partial<Job> = {}) =>
  readyJob({
    companyId: company._id,
    status: 'open',
    accountManagerId: manager.user._id,
    positionsCount: 1,
    ...changes,
  });
const message = 'Our budget comes in January.';
const hex = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();
const ask = (agent: Agent, job: Job, body: object) =>
  agent.post(`/client/jobs/${hex(job)}/asks`, { message, ...body });
const list = async (agent: Agent, job: Job) =>
  (await agent.get(`/client/jobs/${hex(job)}/asks`)).body;
const waiting = async (job: Job) =>
  (await manager.get(`/approvals?subjectType=job&subjectId=${hex(job)}`)).body.waiting;
const decide = (agent: Agent, id: string, action: string, body: object = {}) =>
  agent.post(`/approvals/${id}/actions/${action}`, { version: 1, ...body });
const noticesOf = (agent: Agent) =>
  NotificationModel.find({ userId: agent.user._id }).sort({ _id: 1 }).lean();
const statusOf = async (job: Job) => (await JobModel.findById(job._id).lean())?.status;
const reasonFor = async (context: 'job_close' | 'position_cancel') =>
  hex((await reasonsOf(context)).find(({ label }) => label === 'Budget')!);

it('a client asks to put a job on hold; the account manager decides, and both are told', async () => {
  const job = await jobOf({ title: 'Ledger engineer' });
  expect(await list(admin, job)).toMatchObject({
    data: [],
    possible: ['add_positions', 'cancel_positions', 'hold', 'close', 'cancel'],
  });
  const asked = await ask(admin, job, { ask: 'hold' });
  expect(asked.status).toBe(200);
  expect(asked.body).toMatchObject({
    ask: 'hold',
    status: 'pending',
    message,
    mayWithdraw: true,
    already: false,
  });
  const again = await ask(admin, job, { ask: 'hold' });
  expect(again.body).toMatchObject({ id: asked.body.id, already: true });
  const colleague = await member('client_admin', company._id);
  expect((await ask(colleague, job, { ask: 'hold' })).body.error.code).toBe('APPROVAL_PENDING');
  expect((await list(colleague, job)).data).toMatchObject([
    { id: asked.body.id, askedBy: { id: hex(admin.user) }, mayWithdraw: false },
  ]);

  expect((await noticesOf(manager)).at(-1)).toMatchObject({
    topic: 'approval',
    title: expect.stringMatching(/asks to put Ledger engineer on hold$/),
    link: expect.stringContaining(`?approval=${asked.body.id}`),
    mail: 'instant',
  });
  expect(await waiting(job)).toMatchObject([
    { id: asked.body.id, kind: 'job_hold', reason: message, facts: [] },
  ]);
  expect(await statusOf(job)).toBe('open');
  expect((await decide(manager, asked.body.id, 'approve')).status).toBe(200);
  expect(await JobModel.findById(job._id).lean()).toMatchObject({
    status: 'on_hold',
    stateNote: message,
  });
  expect((await noticesOf(admin)).at(-1)).toMatchObject({
    topic: 'client_ask',
    audience: 'client',
    title: expect.stringMatching(/approved your request to put Ledger engineer on hold$/),
    link: `/client-dashboard/jobs/${hex(job)}/edit`,
    mail: 'instant',
  });
  const after = await list(admin, job);
  expect(after.possible).toContain('resume');
  expect(after.data).toMatchObject([
    { status: 'approved', decidedBy: { id: hex(manager.user) }, mayWithdraw: false },
  ]);
});

it('a refusal tells the client why; a request withdrawn by its author no longer waits for a decision', async () => {
  const job = await jobOf();
  const first = (await ask(admin, job, { ask: 'hold' })).body;
  await decide(manager, first.id, 'refuse', { note: 'Two people interview tomorrow.' });
  expect((await list(admin, job)).data).toMatchObject([
    { status: 'refused', answer: 'Two people interview tomorrow.' },
  ]);
  expect((await noticesOf(admin)).at(-1)).toMatchObject({
    title: expect.stringContaining('refused your request'),
    body: 'Two people interview tomorrow.',
  });
  expect(await statusOf(job)).toBe('open');

  const second = (await ask(admin, job, { ask: 'hold' })).body;
  const withdraw = (agent: Agent) =>
    agent.post(`/client/asks/${second.id}/actions/withdraw`, { version: second.version });
  const colleague = await member('client_admin', company._id);
  expect((await withdraw(colleague)).status).toBe(403);
  const elsewhere = await member('client_admin', (await createCompany())._id);
  expect((await withdraw(elsewhere)).status).toBe(404);
  expect((await withdraw(admin)).body).toMatchObject({ status: 'withdrawn', already: false });
  expect((await withdraw(admin)).body.already).toBe(true);
  expect(await waiting(job)).toEqual([]);
  expect((await decide(manager, second.id, 'approve')).body.error.code).toBe('INVALID_TRANSITION');
});

it('closing takes a reason, says what follows, and waits for who was selected', async () => {
  const job = await jobOf({ positionsCount: 2 });
  const [seat] = [await createPosition(job), await createPosition(job)];
  const candidate = await createCandidateRecord();
  const application = await createApplication(
    {
      candidateId: candidate._id,
      jobId: job._id,
      companyId: company._id,
      ownerUserId: manager.user._id,
    },
    'submitted',
  );
  expect((await ask(admin, job, { ask: 'close' })).body.error.fields).toMatchObject([
    { path: 'reasonId', code: 'REQUIRED' },
  ]);
  const asked = await ask(admin, job, { ask: 'close', reasonId: await reasonFor('job_close') });
  const [shown] = await waiting(job);
  expect(shown.facts).toEqual([
    { name: 'endReason', value: 'Budget' },
    { name: 'positions', value: '2' },
    { name: 'people', value: '1' },
    { name: 'rejectionReason', value: 'Position cancelled' },
    { name: 'telling', value: 'Not yet' },
  ]);
  await ApplicationModel.updateOne({ _id: application._id }, { stageKind: 'selected' });
  const stopped = await decide(manager, asked.body.id, 'approve');
  expect(stopped.body.error.code).toBe('JOB_HAS_SELECTED');
  expect(await ApprovalModel.findById(asked.body.id).lean()).toMatchObject({ status: 'pending' });
  await ApplicationModel.updateOne({ _id: application._id }, { stageKind: 'submitted' });
  expect((await decide(manager, asked.body.id, 'approve')).status).toBe(200);
  expect(await JobModel.findById(job._id).lean()).toMatchObject({
    status: 'closed',
    closeNote: message,
  });
  expect((await PositionModel.findById(seat._id).lean())?.status).toBe('cancelled');
  expect((await list(admin, job)).possible).toEqual([]);
});

it('positions are added to a filled job, and cancelled but for the last', async () => {
  const job = await jobOf({ status: 'filled', positionsCount: 1, positionsFilled: 1 });
  await createPosition(job, { status: 'filled' });
  expect((await ask(admin, job, { ask: 'hold' })).body.error.code).toBe('INVALID_TRANSITION');
  const more = await ask(admin, job, { ask: 'add_positions', count: 2, targetStart: '2027-02-01' });
  expect((await waiting(job))[0].facts).toEqual([
    { name: 'positions', value: '2' },
    { name: 'targetStart', value: '2027-02-01' },
  ]);
  await decide(manager, more.body.id, 'approve');
  expect(await statusOf(job)).toBe('open');
  const { positions } = await list(admin, job);
  expect(positions).toHaveLength(2);
  const fewer = await ask(admin, job, {
    ask: 'cancel_positions',
    positionIds: [positions[0].id],
    reasonId: await reasonFor('position_cancel'),
  });
  expect(fewer.body.positions).toEqual([positions[0].label]);
  await decide(manager, fewer.body.id, 'approve');
  const cancelled = await PositionModel.findById(positions[0].id).lean();
  expect(cancelled).toMatchObject({ status: 'cancelled', cancelNote: message });

  const small = await jobOf();
  const only = await createPosition(small);
  const cancelOf = async (ids: string[]) =>
    (
      await ask(admin, small, {
        ask: 'cancel_positions',
        positionIds: ids,
        reasonId: await reasonFor('position_cancel'),
      })
    ).body.error;
  expect((await cancelOf([hex(only)])).code).toBe('LAST_POSITION');
  expect((await cancelOf([positions[1].id])).fields).toMatchObject([{ path: 'positionIds' }]);
});

it('a job that changed meanwhile says so, and what came true already is approved', async () => {
  const job = await jobOf();
  const asked = await ask(admin, job, { ask: 'hold' });
  const path = `/jobs/${hex(job)}/actions`;
  await manager.post(`${path}/hold`, { version: job.version, note: 'We agreed by phone.' });
  expect((await waiting(job))[0].facts).toEqual([
    { name: 'changedSince', value: 'It was open then, and is on hold now.' },
  ]);
  expect((await decide(manager, asked.body.id, 'approve')).status).toBe(200);
  expect(await JobModel.findById(job._id).lean()).toMatchObject({
    status: 'on_hold',
    stateNote: 'We agreed by phone.',
  });

  const other = await jobOf();
  const late = await ask(admin, other, { ask: 'hold' });
  await JobModel.updateOne({ _id: other._id }, { status: 'filled' });
  expect((await decide(manager, late.body.id, 'approve')).body.error.code).toBe(
    'INVALID_TRANSITION',
  );
  await ApprovalModel.updateOne({ _id: late.body.id }, { expiresAt: new Date(0) });
  await expireApprovals(new AbortController().signal);
  expect((await list(admin, other)).data).toMatchObject([{ status: 'expired' }]);
  expect((await noticesOf(admin)).at(-1)?.title).toMatch(/^Nobody decided in time/);
});

it('a read-only client user cannot ask for anything, and other companies cannot see the requests', async () => {
  const job = await jobOf();
  await ask(admin, job, { ask: 'hold' });
  const viewer = await member('client_viewer', company._id);
  expect((await ask(viewer, job, { ask: 'cancel' })).status).toBe(403);
  expect(await list(viewer, job)).toMatchObject({
    data: [{ ask: 'hold', mayWithdraw: false }],
    possible: [],
    reasons: { job: [], positions: [] },
  });
  const elsewhere = await member('client_admin', (await createCompany())._id);
  expect((await ask(elsewhere, job, { ask: 'hold' })).status).toBe(404);
  expect((await elsewhere.get(`/client/jobs/${hex(job)}/asks`)).status).toBe(404);
  const vetter = await signInAs(test, 'vetter');
  const { body } = await vetter.get(`/approvals?subjectType=job&subjectId=${hex(job)}`);
  expect(body.waiting).toEqual([]);
});
