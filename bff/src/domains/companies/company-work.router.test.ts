import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createApplication } from '../applications/application.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createPlacement } from '../placements/placement.fixtures.ts';
import { createCompany } from './company.fixtures.ts';
import type { Company } from '../../records/companies/company.model.ts';

let test: TestApp;
let admin: SignedIn;
let manager: SignedIn;
let finance: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
  manager = await signInAs(test, 'account_manager');
  finance = await signInAs(test, 'finance_hr');
});
afterAll(() => test.close());

const at = ({ _id }: Pick<Company, '_id'>, rest = '') => `/companies/${_id.toHexString()}${rest}`;
const ownCompany = (changes: Partial<Company> = {}) =>
  createCompany({ accountManagerId: manager.user._id, ...changes });

describe('notes on a client', () => {
  it('never reach the client, and call notes count as contact', async () => {
    const company = await ownCompany();
    const id = company._id.toHexString();
    const note = { subjectType: 'company', subjectId: id, kind: 'call' };
    await manager.post('/notes', { ...note, body: '<p>Wants two more by June.</p>' }).expect(201);
    const read = await manager.get(at(company)).expect(200);
    expect(read.body.counts.notes).toBe(1);
    expect(read.body.lastContactAt).not.toBeNull();
    for (const role of ['client_admin', 'client_manager', 'client_viewer'] as const) {
      const client = await signInAs(test, role, { assignment: { companyId: company._id } });
      for (const path of [
        `/notes?subjectType=company&subjectId=${id}`,
        at(company),
        at(company, '/activity'),
      ]) {
        const { status, text } = await client.get(path);
        expect([role, path, status, text.includes('two more')]).toEqual([role, path, 403, false]);
      }
    }
  });

  it('can create a follow-up task of the client, visible to its team and the assignee', async () => {
    const company = await ownCompany({ name: 'Follow & Co' });
    const on = { subjectType: 'company', subjectId: company._id.toHexString() };
    const assignee = await signInAs(test, 'recruiter');
    const other = await signInAs(test, 'recruiter');
    const written = await manager.post('/notes', {
      ...on,
      body: '<p>They decide on Monday.</p>',
      followUp: { on: '2099-01-01', assigneeId: assignee.userId },
    });
    expect(written.body.note.followUp).toMatchObject({ on: '2099-01-01', done: false });
    const tasksOf = async (agent: SignedIn) =>
      (await agent.get(`/tasks?subjectType=company&subjectId=${on.subjectId}`)).body.data;
    for (const agent of [manager, assignee])
      expect(await tasksOf(agent)).toMatchObject([
        { ...on, kind: 'follow_up', title: 'Follow up with Follow & Co', dueOn: '2099-01-01' },
      ]);
    // Users who do not work for this client see nothing of its tasks.
    expect([await tasksOf(other), await tasksOf(finance)]).toEqual([[], []]);
    const [told] = (await assignee.get('/me/notifications')).body.data;
    expect(told).toMatchObject({
      title: expect.stringMatching(/ assigned you a task about Follow & Co$/),
      link: at(company, '/overview'),
    });
    const queue = (await assignee.get('/home/queue')).body;
    expect(queue.data).toMatchObject([{ ...on, subjectLabel: 'Follow & Co' }]);
    const { taskId } = written.body.note.followUp;
    const done = (agent: SignedIn) =>
      agent.post(`/tasks/${taskId}/actions/complete`, { version: 1 });
    expect([(await done(other)).status, (await done(assignee)).status]).toEqual([404, 200]);

    const add = (agent: SignedIn, about = on) =>
      agent.post('/tasks', { ...about, title: 'Send the terms' });
    expect([(await add(manager)).status, (await add(other)).status]).toEqual([201, 403]);
    const former = await ownCompany({ status: 'former' });
    const refused = await add(manager, { ...on, subjectId: former._id.toHexString() });
    expect(refused.body.error.code).toBe('INVALID_TRANSITION');
  });
});

it('shows the state of the work: jobs by stage, people at work, late answers', async () => {
  const company = await ownCompany({ feedbackSlaHours: 24 });
  const job = await createJob({ companyId: company._id, positionsCount: 2 });
  const person = await createCandidateRecord({ ownerUserId: manager.user._id });
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  await createApplication(
    {
      candidateId: person._id,
      jobId: job._id,
      companyId: company._id,
      ownerUserId: manager.user._id,
    },
    'submitted',
    { submittedAt: days(3), clientDecision: 'none' },
  );
  await createPlacement(person._id, {
    companyId: company._id,
    jobId: job._id,
    plannedEndDate: '2099-06-30',
  });
  const { body } = await admin.get(at(company, '/overview')).expect(200);
  expect(body).toMatchObject({
    jobs: { open: 1, total: 1, seatsFree: 2 },
    contractors: { live: 1, next: [{ jobTitle: job.title, plannedEndDate: '2099-06-30' }] },
    submissions: {
      waiting: 1,
      late: 1,
      response: { asked: 1, answered: 0, inTime: 0, hours: null },
    },
  });
  const jobs = await admin.get(at(company, '/jobs')).expect(200);
  expect(jobs.body.data).toMatchObject([{ title: job.title, stages: { submitted: 1 } }]);
  const list = await admin.get(`/companies?q=${company.number}`).expect(200);
  expect(list.body.data).toMatchObject([{ openJobs: 1, contractors: 1, submissionsWaiting: 1 }]);
  // Finance sees contracts, but not the submitted candidates.
  const money = await finance.get(at(company, '/overview')).expect(200);
  expect([money.body.contractors?.live, money.body.submissions]).toEqual([1, null]);
  // A recruiter who is not on it may not count contractors, which is not the same as zero.
  const stranger = await signInAs(test, 'recruiter');
  const part = await stranger.get(at(company, '/overview')).expect(200);
  expect(part.body).toMatchObject({
    contractors: { live: null, next: [] },
    submissions: { waiting: 1 },
  });
  const row = await stranger.get(`/companies?q=${company.number}`).expect(200);
  expect(row.body.data).toMatchObject([{ contractors: null, submissionsWaiting: 1 }]);
  // Another account manager may list none of its applications; its own one counts those of all
  // recruiters.
  const other = await signInAs(test, 'account_manager');
  const strange = await other.get(at(company, '/overview')).expect(200);
  expect(strange.body).toMatchObject({
    contractors: { live: null },
    submissions: { waiting: null, late: null, oldestAt: null },
  });
  const strangeJobs = await other.get(at(company, '/jobs')).expect(200);
  expect(strangeJobs.body.data).toMatchObject([{ stages: null }]);
  const own = await manager.get(`/companies?q=${company.number}`).expect(200);
  expect(own.body.data).toMatchObject([{ contractors: 1, submissionsWaiting: 1 }]);
});
