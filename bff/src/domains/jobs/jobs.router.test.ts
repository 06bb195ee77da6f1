import { jobChecklistItems } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createApplication } from '../applications/application.fixtures.ts';
import { ApplicationModel } from '../../records/applications/application.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createSupervisor } from '../companies/supervisor.fixtures.ts';
import { createPool } from '../pools/pool.fixtures.ts';
import { ensureReasons, reasonsOf } from '../reasons/api/reasons.ts';
import { createJob, readyJob } from './job.fixtures.ts';
import { jobEnded, rejectRemaining } from './notices/job-ended.ts';
import { JobModel } from '../../records/jobs/job.model.ts';
import { OutboxModel } from '../../outbox/outbox-event.model.ts';

type Agent = Awaited<ReturnType<typeof signInAs>>;
let test: TestApp;
let manager: Agent;
let recruiter: Agent;
beforeAll(async () => {
  test = await createTestApp();
  manager = await signInAs(test, 'account_manager');
  recruiter = await signInAs(test, 'recruiter');
  await ensureReasons();
});
afterAll(() => test.close());

const companyOf = (agent: Agent, changes = {}) =>
  createCompany({ accountManagerId: agent.user._id, ...changes });

it('a draft gets its client’s team, is filled in by the merge rule and opened when complete', async () => {
  const company = await companyOf(manager, { recruiterId: recruiter.user._id });
  const made = await manager.post('/jobs', {
    companyId: company._id.toHexString(),
    title: 'Platform engineer',
  });
  expect(made.status).toBe(201);
  const { id, version, details } = made.body;
  expect(made.body.number).toMatch(/^J-\d{5}$/);
  expect(details.leadRecruiter.id).toBe(recruiter.user._id.toHexString());
  const refused = await manager.post(`/jobs/${id}/actions/open`, { version });
  expect(refused.body.error).toMatchObject({
    code: 'JOB_NOT_READY_TO_OPEN',
    context: {
      missing: jobChecklistItems.filter(
        (item) => !['client', 'lead_recruiter', 'location'].includes(item),
      ),
    },
  });
  const seats = await manager.post(`/jobs/${id}/positions`, { count: 2 });
  expect(seats.body.data.map(({ label }: { label: string }) => label)).toEqual([
    'Platform engineer #1',
    'Platform engineer #2',
  ]);
  const one = await manager.patch(`/jobs/${id}`, {
    version,
    changes: { primaryRole: 'DevOps', seniority: 'senior' },
  });
  // Another user started from the same version, with other fields.
  const two = await recruiter.patch(`/jobs/${id}`, { version, changes: { hoursPerWeek: 30 } });
  expect([one.status, two.status]).toEqual([200, 200]);
  const clash = await recruiter.patch(`/jobs/${id}`, { version, changes: { seniority: 'junior' } });
  expect(clash.body.error).toMatchObject({
    code: 'VERSION_CONFLICT',
    context: { changedFields: ['seniority'], current: { details: { seniority: 'senior' } } },
  });
  expect((await manager.get(`/jobs/${made.body.number.toLowerCase()}`)).body.id).toBe(id);
});

it('does not resume work for a client that is ended at the same moment', async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    const company = await companyOf(manager);
    const facts = { companyId: company._id, accountManagerId: manager.user._id };
    const job = await readyJob({ ...facts, status: 'filled', positionsCount: 1 });
    const [reopened, ended] = await Promise.all([
      manager.post(`/jobs/${job._id.toHexString()}/actions/reopen`, { version: job.version }),
      manager.post(`/companies/${company._id.toHexString()}/actions/end`, { version: 1, note: '' }),
    ]);
    outcomes.push([reopened.status, ended.status].toSorted().join(' '));
  }
  expect(outcomes.filter((one) => one === '200 200')).toEqual([]);
});

it('is led by colleagues who may work on it; a vetter joins its team', async () => {
  const vetter = await signInAs(test, 'vetter');
  const company = await companyOf(manager);
  const job = await createJob({ companyId: company._id, accountManagerId: manager.user._id });
  const id = job._id.toHexString();
  const change = (changes: object) => manager.patch(`/jobs/${id}`, { version: 1, changes });
  for (const path of ['accountManagerId', 'leadRecruiterId']) {
    const { body } = await change({ [path]: vetter.userId });
    expect(body.error.fields).toMatchObject([{ path: `changes.${path}`, code: 'CANNOT_OPEN' }]);
  }
  const join = (work: string) =>
    manager.post('/jobs/bulk/team', { ids: [id], userId: vetter.userId, function: work });
  expect((await join('lead_recruiter')).body.error.fields).toMatchObject([
    { path: 'userId', code: 'CANNOT_OPEN' },
  ]);
  expect((await join('vetter')).body).toMatchObject({ ok: 1 });
});

it.each([
  ['blocked', 'COMPANY_BLOCKED'],
  ['former', 'VALIDATION_FAILED'],
] as const)('a %s client takes no new job, and its record offers none', async (status, code) => {
  const company = await companyOf(manager, { status });
  const companyId = company._id.toHexString();
  const record = await manager.get(`/companies/${companyId}`);
  expect(record.body.allowedActions).toContain('activate');
  expect(record.body.allowedActions).not.toContain('create_job');
  const made = await manager.post('/jobs', { companyId, title: 'Platform engineer' });
  expect(made.body.error.code).toBe(code);
});

it.each(['prospect', 'former'] as const)(
  'for a %s client a job stays a draft, and nothing opens it by another way',
  async (status) => {
    const company = await companyOf(manager, { status });
    const facts = { companyId: company._id, accountManagerId: manager.user._id };
    for (const [state, action] of [
      ['draft', 'open'],
      ['pending_review', 'open'],
      ['on_hold', 'resume'],
      ['filled', 'reopen'],
      ['closed', 'reopen'],
    ] as const) {
      const job = await readyJob({ ...facts, status: state, positionsCount: 1 });
      const path = `/jobs/${job._id.toHexString()}`;
      const answer = await manager.post(`${path}/actions/${action}`, { version: job.version });
      expect([state, answer.body.error?.code, answer.body.error?.context?.missing]).toEqual([
        state,
        'JOB_NOT_READY_TO_OPEN',
        ['client'],
      ]);
      expect((await manager.get(path)).body.details.checklist).toContainEqual({
        item: 'client',
        done: false,
      });
    }
  },
);

it('rates and vetters: each role receives what it may know, and writes no more', async () => {
  const company = await companyOf(manager);
  const job = await readyJob({
    companyId: company._id,
    accountManagerId: manager.user._id,
    leadRecruiterId: recruiter.user._id,
  });
  const path = `/jobs/${job._id.toHexString()}`;
  const detailsFor = async (agent: Agent) => (await agent.get(path)).body.details;
  expect(await detailsFor(recruiter)).toMatchObject({ payRate: { min: '40.00', max: '55.00' } });
  for (const role of ['recruiter', 'account_manager', 'staff_viewer'] as const) {
    const details = await detailsFor(await signInAs(test, role));
    expect(details).not.toHaveProperty('payRate');
    expect(details).not.toHaveProperty('billRate');
  }
  const vetter = await signInAs(test, 'vetter');
  expect((await vetter.get(path)).body).toMatchObject({ title: job.title, details: null });
  const filter = `?${encodeURIComponent('filter[company]')}=${company._id.toHexString()}`;
  expect((await vetter.get(`/jobs${filter}`)).body.error.code).toBe('INVALID_FILTER');
  expect(
    (await (await signInAs(test, 'recruiter')).patch(path, { version: 1, changes: {} })).status,
  ).toBe(403);
  await JobModel.updateOne({ _id: job._id }, { $set: { confidential: true } });
  expect((await (await signInAs(test, 'team_lead')).get(path)).status).toBe(404);
  expect((await recruiter.get(path)).status).toBe(200);
});

it('the plan and the pools: only who and what is there, and nothing of others is lost', async () => {
  const company = await companyOf(manager);
  const lead = await createSupervisor(company._id);
  const stranger = await createSupervisor((await createCompany())._id);
  const secret = await createPool('Board members', { isPrivate: true });
  const open = await createPool('Platform people');
  const job = await createJob({
    companyId: company._id,
    accountManagerId: manager.user._id,
    poolIds: [secret._id],
  });
  const plan = (userId: object) => [
    { name: 'Technical', durationMinutes: 60, interviewerIds: [String(userId)] },
  ];
  const patch = (changes: object, version = 1) =>
    manager.patch(`/jobs/${job._id.toHexString()}`, { version, changes });
  for (const [changes, path] of [
    [{ interviewPlan: plan(stranger.userId) }, 'changes.interviewPlan[0].interviewerIds'],
    [{ poolIds: [secret._id.toHexString()] }, null],
    [
      { interviewPlan: [{ name: 'Talk', durationMinutes: 5 }] },
      'changes.interviewPlan[0].durationMinutes',
    ],
  ] as const) {
    const { body } = await patch(changes);
    expect(body.error.fields[0].path).toBe(path ?? 'changes.poolIds');
  }
  const { body } = await patch({
    interviewPlan: plan(lead.userId),
    poolIds: [open._id.toHexString()],
  });
  expect(body.details).toMatchObject({
    interviewPlan: [{ name: 'Technical', interviewers: [{ id: lead.userId.toHexString() }] }],
    pools: [{ name: 'Platform people' }],
  });
  const kept = await JobModel.findById(job._id).lean();
  expect(kept?.poolIds.map(String)).toEqual([String(open._id), String(secret._id)]);
  expect(kept?.interviewerIds.map(String)).toEqual([String(lead.userId)]);
});

it('what the client was told last stays until it is told anew', async () => {
  const company = await companyOf(manager);
  const job = await readyJob({
    companyId: company._id,
    accountManagerId: manager.user._id,
    status: 'draft',
    positionsCount: 1,
    leadRecruiterId: recruiter.user._id,
  });
  const path = `/jobs/${job._id.toHexString()}`;
  const opened = await manager.post(`${path}/actions/open`, { version: job.version });
  expect(opened.body.details.clientVersion).toMatchObject({ title: job.title });
  const patch = async (changes: object, notifyClient: boolean) =>
    (await manager.patch(path, { version: opened.body.version, changes, notifyClient })).body
      .details;
  expect((await patch({ hoursPerWeek: 32 }, false)).clientVersion.hoursPerWeek).toBe(40);
  // The next notified change includes it, whatever else changed.
  expect((await patch({ priority: 'high' }, true)).clientVersion.hoursPerWeek).toBe(32);
  const other = (await (await signInAs(test, 'staff_viewer')).get(path)).body.details;
  expect(other.clientVersion).not.toHaveProperty('billRate');
});

it('closing gives seats up, tells the client and rejects who is left, once', async () => {
  const company = await companyOf(manager);
  const job = await createJob({ companyId: company._id, accountManagerId: manager.user._id });
  const candidate = await createCandidateRecord({ email: 'ana@people.example' });
  const application = await createApplication(
    {
      candidateId: candidate._id,
      jobId: job._id,
      companyId: company._id,
      ownerUserId: manager.user._id,
    },
    'submitted',
  );
  const [reason] = await reasonsOf('job_close');
  const [rejection] = await reasonsOf('application_reject');
  const close = (body: object) =>
    manager.post(`/jobs/${job._id.toHexString()}/actions/close`, {
      version: job.version,
      reasonId: reason?._id.toHexString(),
      ...body,
    });
  expect((await close({})).body.error.fields).toMatchObject([
    { path: 'rejectReasonId', code: 'REQUIRED' },
  ]);
  await ApplicationModel.updateOne({ _id: application._id }, { $set: { stageKind: 'selected' } });
  expect((await close({})).body.error.code).toBe('JOB_HAS_SELECTED');
  await ApplicationModel.updateOne({ _id: application._id }, { $set: { stageKind: 'submitted' } });
  const body = {
    rejectReasonId: rejection?._id.toHexString(),
    notifyCandidates: true,
    notifyDelayHours: 24,
  };
  expect((await close(body)).body).toMatchObject({ status: 'closed' });
  const event = await OutboxModel.findOne({ type: jobEnded }).lean();
  if (!event) throw new Error('Nothing was left for the background');
  // Processed by the outbox, and again after a failure.
  for (let run = 0; run < 2; run += 1)
    await rejectRemaining({ ...event, id: String(event._id), payload: event.payload });
  const rejected = await ApplicationModel.findById(application._id).lean();
  expect(rejected).toMatchObject({
    status: 'rejected',
    exit: { by: manager.user._id, toldBy: 'mail' },
  });
  const mails = await EmailMessageModel.find({ template: 'position_filled' }).lean();
  expect(mails.map(({ to, status, scheduledFor }) => [...to, status, scheduledFor])).toEqual([
    ['ana@people.example', 'scheduled', rejected?.exit?.toldAt],
  ]);
});

it('the opened date lies between the last closing and the first submission', async () => {
  const company = await companyOf(manager);
  const job = await createJob({
    companyId: company._id,
    accountManagerId: manager.user._id,
    openedDate: '2026-03-01',
    firstSubmissionAt: new Date('2026-03-10T10:00:00Z'),
    lastClosedAt: new Date('2026-02-01T10:00:00Z'),
  });
  const set = async (openedDate: string) =>
    (
      await manager.post(`/jobs/${job._id.toHexString()}/actions/set-opened-date`, {
        version: job.version,
        openedDate,
        reason: 'It was agreed by phone.',
      })
    ).body;
  expect((await set('2026-03-11')).error.fields[0].code).toBe('DATE_ORDER');
  expect((await set('2026-01-31')).error.fields[0].code).toBe('DATE_ORDER');
  expect((await set('2999-01-01')).error.fields[0].code).toBe('IN_FUTURE');
  expect(await set('2026-03-09')).toMatchObject({ openedDate: '2026-03-09', already: false });
});

it('in bulk each job stands alone, and a rehearsal changes nothing', async () => {
  const company = await companyOf(manager);
  const make = (changes: object) =>
    createJob({ companyId: company._id, accountManagerId: manager.user._id, ...changes });
  const jobs = [await make({}), await make({ status: 'closed' }), await make({ priority: 'high' })];
  const foreign = await createJob();
  const ids = [...jobs, foreign].map(({ _id }) => _id.toHexString());
  const bulk = (dryRun: boolean) =>
    manager.post('/jobs/bulk/priority', { ids, priority: 'high', dryRun });
  for (const dryRun of [true, false]) {
    const { body } = await bulk(dryRun);
    expect(body.items.map(({ code }: { code: string | null }) => code)).toEqual([
      null,
      'INVALID_TRANSITION',
      'ALREADY_SET',
      'FORBIDDEN',
    ]);
    const first = await JobModel.findById(jobs[0]?._id).lean();
    expect(first?.priority).toBe(dryRun ? 'normal' : 'high');
  }
});
