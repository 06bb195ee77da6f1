import {
  candidatesRoutes,
  homeLayoutOf,
  homeLists,
  hourMs,
  href,
  type Role,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { addDays, today } from '../../db/calendar-day.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { ApplicationEventModel } from '../../records/applications/application-event.model.ts';
import type { Application } from '../../records/applications/application.model.ts';
import { createApplication, ended } from '../applications/application.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { CompanyModel } from '../../records/companies/company.model.ts';
import { FollowModel } from '../follows/follow.model.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { JobModel } from '../../records/jobs/job.model.ts';
import { TaskModel, type Task } from '../../records/tasks/task.model.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await CandidateModel.deleteMany({});
  await JobModel.deleteMany({});
  await TaskModel.deleteMany({});
  await FollowModel.deleteMany({});
  recruiter = await signInAs(test, 'recruiter', { user: { timeZone: 'UTC' } });
});

const daysAgo = (days: number): Date => new Date(Date.parse(today()) - days * 86_400_000);
const addTask = (
  { user }: SignedIn,
  candidate: Candidate,
  changes: Partial<Task> = {},
): Promise<unknown> =>
  TaskModel.create({
    subjectType: 'candidate',
    subjectId: candidate._id,
    title: 'Call',
    assigneeId: user._id,
    ...changes,
  });
const titles = ({ body }: { body: { data: { title: string }[] } }) =>
  body.data.map(({ title }) => title);
const names = ({ body }: { body: { data: { name: string }[] } }) =>
  body.data.map(({ name }) => name);

describe('the queue', () => {
  it('contains the user’s open tasks by day, and counts each tab as it shows it', async () => {
    const candidate = await createCandidateRecord({ firstName: 'Rui', lastName: 'Alves' });
    await addTask(recruiter, candidate, { title: 'Whenever' });
    await addTask(recruiter, candidate, { title: 'Soon', dueOn: addDays(today(), 2) });
    await addTask(recruiter, candidate, { title: 'Today', dueOn: today() });
    await addTask(recruiter, candidate, { title: 'Late', dueOn: addDays(today(), -3) });
    await addTask(recruiter, candidate, { title: 'Done', status: 'done', doneAt: new Date() });
    await addTask(recruiter, candidate, {
      title: 'Asleep',
      status: 'snoozed',
      snoozedUntil: addDays(today(), 5),
    });
    await addTask(recruiter, candidate, { title: 'Hers', assigneeId: new Types.ObjectId() });
    const all = await recruiter.get('/home/queue');
    expect(titles(all)).toEqual(['Late', 'Today', 'Soon', 'Whenever']);
    expect(all.body).toMatchObject({ today: today(), counts: { all: 4, late: 1, today: 1 } });
    expect(all.body.data[0]).toMatchObject({
      subjectLabel: 'Rui Alves',
      allowedActions: ['complete', 'snooze'],
    });
    expect(titles(await recruiter.get('/home/queue?tab=late'))).toEqual(['Late']);
    expect(titles(await recruiter.get('/home/queue?tab=today'))).toEqual(['Today']);
  });

  it('uses the user’s day, not the server’s', async () => {
    // At any hour, one of these two zones has another date than UTC.
    const candidate = await createCandidateRecord();
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const traveller = await signInAs(test, 'recruiter', { user: { timeZone } });
      const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
      await addTask(traveller, candidate, { dueOn: day });
      const { body } = await traveller.get('/home/queue');
      expect(body).toMatchObject({ today: day, counts: { late: 0, today: 1 } });
    }
  });

  it('hides records that the user can no longer see', async () => {
    const hidden = await createCandidateRecord({ isPrivate: true });
    const deleted = await createCandidateRecord({ deletedAt: new Date() });
    const vetter = await signInAs(test, 'vetter');
    const assigned = await createCandidateRecord({ vetterIds: [vetter.user._id] });
    const other = await createCandidateRecord();
    for (const candidate of [hidden, deleted, assigned, other])
      for (const person of [recruiter, vetter])
        await addTask(person, candidate, { title: candidate.number });
    const shown = async (agent: SignedIn) => {
      const answer = await agent.get('/home/queue');
      expect(answer.body.counts.all).toBe(answer.body.data.length);
      return titles(answer).toSorted();
    };
    expect(await shown(recruiter)).toEqual([assigned.number, other.number].toSorted());
    expect(await shown(vetter)).toEqual([assigned.number]);
  });
});

describe('my jobs', () => {
  it('are those that the user leads, looks after or is on, until they are finished', async () => {
    const { _id } = recruiter.user;
    const company = await createCompany({ name: 'Acme' });
    const onTeam = [{ userId: _id, function: 'sourcer' as const, responsible: false }];
    await createJob({ title: 'Led', leadRecruiterId: _id, companyId: company._id });
    await createJob({
      title: 'Kept',
      accountManagerId: _id,
      priority: 'urgent',
      status: 'on_hold',
    });
    await createJob({
      title: 'Helped',
      team: onTeam,
      openedDate: '2025-01-01',
      confidential: true,
    });
    await createJob({ title: 'Filled', leadRecruiterId: _id, status: 'filled' });
    await createJob({ title: 'Somebody’s' });
    const answer = await recruiter.get('/home/jobs');
    expect(titles(answer)).toEqual(['Kept', 'Helped', 'Led']);
    expect(answer.body.total).toBe(3);
    expect(answer.body.data[2]).toMatchObject({ company: { name: 'Acme' }, positionsCount: 1 });
    expect(answer.body.data[2]).toMatchObject({ stages: { added: 0, submitted: 0 }, onHold: 0 });
  });

  it('show the clock that runs out first: of a stage, or of the client’s answer', async () => {
    const company = await createCompany({ feedbackSlaHours: 48 });
    const job = await createJob({
      leadRecruiterId: recruiter.user._id,
      companyId: company._id,
      status: 'open',
    });
    const { body: without } = await recruiter.get('/home/jobs');
    expect(without.data[0].nextClock).toBeNull();
    const at = new Date(Date.now() - hourMs);
    const pair = async () => ({
      jobId: job._id,
      companyId: company._id,
      ownerUserId: recruiter.user._id,
      candidateId: (await createCandidateRecord())._id,
    });
    const longAgo = { stageEnteredAt: new Date(0) };
    await createApplication(await pair(), 'contracting', { stageEnteredAt: at });
    await createApplication(await pair(), 'submitted', { ...longAgo, submittedAt: at });
    await createApplication(await pair(), 'added', { ...longAgo, onHold: true });
    const { body } = await recruiter.get('/home/jobs');
    expect(body.data[0].nextClock).toEqual({
      stageKind: 'submitted',
      dueAt: new Date(at.getTime() + 48 * hourMs).toISOString(),
    });
  });

  it('hide the client from vetters', async () => {
    const vetter = await signInAs(test, 'vetter');
    const team = [{ userId: vetter.user._id, function: 'vetter' as const, responsible: false }];
    await createJob({ team });
    const { body } = await vetter.get('/home/jobs');
    expect(body.total).toBe(1);
    expect(body.data[0]).not.toHaveProperty('company');
    expect(body.data[0]).not.toHaveProperty('stages');
  });
});

/** Creates candidates over several weeks, some of them hidden from most users. */
async function fillList(): Promise<void> {
  const { _id } = recruiter.user;
  await createCandidateRecord({ firstName: 'New', createdAt: new Date() });
  await createCandidateRecord({ firstName: 'Mine', ownerUserId: _id, createdAt: daysAgo(6) });
  await createCandidateRecord({ firstName: 'Private', isPrivate: true });
  await createCandidateRecord({ firstName: 'Archived', status: 'archived' });
  await createCandidateRecord({ firstName: 'Deleted', deletedAt: new Date() });
  for (const days of [15, 22, 22, 400])
    await createCandidateRecord({ ownerUserId: _id, createdAt: daysAgo(days) });
  await createCandidateRecord({
    ownerUserId: _id,
    createdAt: daysAgo(200),
    lastContactedAt: new Date(),
  });
}

const staffRoles: readonly Role[] = [
  'owner',
  'recruiter',
  'account_manager',
  'vetter',
  'team_lead',
];

describe('counts on the home page', () => {
  beforeEach(fillList);
  const totalOf = async (agent: SignedIn, query: Record<string, string>) =>
    (await agent.get(href(candidatesRoutes.list, {}, query))).body.page.total;

  it.each(staffRoles)('of new candidates match the list, for a %s', async (role) => {
    const agent = await signInAs(test, role);
    const { body } = await agent.get('/home/new-candidates');
    expect(body.total).toBe(await totalOf(agent, homeLists.candidatesAddedSince(body.since)));
    expect(body.data).toHaveLength(body.total);
  });

  it.each(staffRoles)('of the figures match the lists, for a %s', async (role) => {
    const agent = role === 'recruiter' ? recruiter : await signInAs(test, role);
    const { candidatesAdded, withoutContact, openJobs } = (await agent.get('/home/figures')).body;
    expect(candidatesAdded.value).toBe(
      await totalOf(agent, homeLists.candidatesAddedSince(candidatesAdded.since)),
    );
    const contactless =
      withoutContact &&
      (await totalOf(agent, homeLists.withoutContactSince(agent.userId, withoutContact.since)));
    expect(withoutContact && withoutContact.value).toBe(contactless);
    const jobs = await agent.get(href({ path: '/jobs' }, {}, homeLists.openJobs()));
    // A recruiter sees the candidates waiting for an answer instead.
    expect(openJobs?.value).toBe(role === 'recruiter' ? undefined : jobs.body.page.total);
  });

  it('show the newest first, and none out of sight', async () => {
    expect(names(await recruiter.get('/home/new-candidates'))).toEqual([
      'New Duarte',
      'Mine Duarte',
    ]);
    const owner = await signInAs(test, 'owner');
    expect(names(await owner.get('/home/new-candidates'))).toContain('Private Duarte');
  });
});

describe('figures', () => {
  it('cover the past weeks, with the present one last', async () => {
    await fillList();
    const { candidatesAdded } = (await recruiter.get('/home/figures')).body;
    expect(candidatesAdded.trend).toHaveLength(8);
    expect(candidatesAdded.trend.at(-1)).toBe(candidatesAdded.value);
    // Added 6, 15, 22 and 22 days ago and today; older ones are outside the period.
    const sum = candidatesAdded.trend.reduce((a: number, b: number) => a + b, 0);
    expect(sum).toBe(5);
  });

  it('count the user’s own work, and the seats of open jobs', async () => {
    const candidate = await createCandidateRecord();
    const doneBy = recruiter.user._id;
    const done = { status: 'done' as const, doneBy, doneAt: new Date() };
    await addTask(recruiter, candidate, done);
    await addTask(recruiter, candidate, { ...done, doneAt: daysAgo(8) });
    await addTask(recruiter, candidate, { ...done, doneBy: new Types.ObjectId() });
    await createJob({ positionsCount: 3, positionsFilled: 1 });
    await createJob({ positionsCount: 1, confidential: true });
    const { tasksDone } = (await recruiter.get('/home/figures')).body;
    const lead = await signInAs(test, 'team_lead');
    const { openJobs } = (await lead.get('/home/figures')).body;
    expect(tasksDone.value).toBe(1);
    expect(tasksDone.trend.reduce((a: number, b: number) => a + b, 0)).toBe(2);
    expect(openJobs).toEqual({ value: 1, seatsToFill: 2 });
  });

  it('tell a recruiter which candidates wait longer than promised, and which were told in time', async () => {
    const ownerUserId = recruiter.user._id;
    const company = await createCompany();
    const job = await createJob({ leadRecruiterId: ownerUserId, companyId: company._id });
    const add = async (changes: Partial<Application>, owner = ownerUserId) => {
      const { _id: candidateId } = await createCandidateRecord({ status: 'active' });
      return createApplication(
        { candidateId, jobId: job._id, companyId: job.companyId, ownerUserId: owner },
        'internal_review',
        changes,
      );
    };
    const entered = { stageEnteredAt: daysAgo(9) };
    const late = await add({ ...entered, promiseMissedAt: daysAgo(2) });
    const longest = await add({ stageEnteredAt: daysAgo(12), promiseMissedAt: daysAgo(3) });
    // The candidate has been deleted.
    const gone = await add({ ...entered, promiseMissedAt: daysAgo(2) });
    await CandidateModel.updateOne({ _id: gone.candidateId }, { deletedAt: new Date() });
    // Moved on since, on hold, answered in time, another recruiter's.
    await add({ stageEnteredAt: daysAgo(1), promiseMissedAt: daysAgo(2) });
    await add({ ...entered, promiseMissedAt: daysAgo(2), onHold: true });
    await add(entered);
    await add({ ...entered, promiseMissedAt: daysAgo(2) }, new Types.ObjectId());
    const end = async (at: Date, toldAt: Date | null, owner = ownerUserId) => {
      const over = ended('rejected', 'internal_review');
      const one = await add(
        { ...over, exit: { ...over.exit!, at, toldAt }, lastActivityAt: at },
        owner,
      );
      await ApplicationEventModel.create({
        _id: new Types.ObjectId(),
        applicationId: one._id,
        type: 'rejected',
        from: 'internal_review',
        to: 'rejected',
        actorKind: 'person',
        at,
        side: 'agency',
        toldAt,
      });
    };
    await end(daysAgo(10), daysAgo(9));
    await end(daysAgo(10), daysAgo(8));
    await end(daysAgo(10), daysAgo(5));
    await end(daysAgo(10), daysAgo(9), new Types.ObjectId());
    await end(daysAgo(60), null);
    const { answers } = (await recruiter.get('/home/figures')).body;
    expect(answers).toEqual({
      late: 2,
      owed: 3,
      told: 2,
      from: addDays(today(), -29),
      to: today(),
      zone: 'UTC',
    });
    const { metric, ...asked } = homeLists.answersOwedBy(recruiter.userId, answers);
    const { by, group, from, to, zone } = asked;
    const rows = await recruiter.get(
      href({ path: `/reports/metrics/${metric}/rows` }, {}, { by, group, from, to, zone }),
    );
    expect(rows.body.total).toBe(answers.owed);
    const waiting = await recruiter.get('/home/late-answers');
    expect(waiting.body.total).toBe(answers.late);
    expect(waiting.body.data.map(({ id }: { id: string }) => id)).toEqual([
      longest._id.toHexString(),
      late._id.toHexString(),
    ]);
    expect(waiting.body.data[0]).toMatchObject({
      stageKind: 'internal_review',
      since: daysAgo(12).toISOString(),
    });
  });

  it.each([
    ['owner', ['candidatesAdded', 'contracts', 'openJobs', 'tasksDone']],
    ['account_manager', ['candidatesAdded', 'contracts', 'openJobs', 'tasksDone']],
    ['finance_hr', ['contracts', 'monthly', 'tasksDone']],
    ['staff_viewer', ['candidatesAdded', 'contracts', 'openJobs']],
    ['vetter', ['candidatesAdded', 'openJobs', 'tasksDone']],
    ['recruiter', ['answers', 'candidatesAdded', 'tasksDone', 'withoutContact']],
  ] as const)('of a %s are %j', async (role, shown) => {
    const { body } = await (await signInAs(test, role)).get('/home/figures');
    expect(Object.keys(body).toSorted()).toEqual(shown);
  });
});

describe('followed records', () => {
  it('show what happened there, as far as the reader may know', async () => {
    const owner = await signInAs(test, 'owner', { user: { firstName: 'Olga' } });
    const candidate = await createCandidateRecord({ firstName: 'Rui', lastName: 'Alves' });
    const id = candidate._id.toHexString();
    const viewer = await signInAs(test, 'staff_viewer');
    for (const agent of [recruiter, viewer]) await agent.put(`/candidates/${id}/follow`);
    const patch = { version: 1, changes: { city: 'Faro' } };
    await owner.patch(`/candidates/${id}/contact-information`, patch);
    await owner.post('/notes', {
      subjectType: 'candidate',
      subjectId: id,
      body: '<p>For the management.</p>',
      visibility: 'management',
    });
    const rate = {
      unit: 'hour',
      currency: 'EUR',
      expected: '91.50',
      minimum: null,
      effectiveFrom: today(),
    };
    expect((await owner.patch(`/candidates/${id}/rates`, { version: 2, rate })).status).toBe(200);
    const kinds = async (agent: SignedIn) =>
      (await agent.get('/home/followed')).body.data.map(({ kind }: { kind: string }) => kind);
    expect(await kinds(recruiter)).toEqual(['rate_changed', 'changed']);
    expect(await kinds(viewer)).toEqual(['changed']);
    const { body } = await viewer.get('/home/followed');
    expect(body).toMatchObject({
      following: 1,
      data: [{ actor: 'Olga Okafor', candidate: { id, name: 'Rui Alves' } }],
    });
  });

  it('disappear when the reader can no longer see them', async () => {
    const candidate = await createCandidateRecord();
    await recruiter.put(`/candidates/${candidate._id.toHexString()}/follow`);
    expect((await recruiter.get('/home/followed')).body.following).toBe(1);
    await CandidateModel.updateOne({ _id: candidate._id }, { $set: { isPrivate: true } });
    expect((await recruiter.get('/home/followed')).body).toEqual({ following: 0, data: [] });
  });
});

describe('the first steps', () => {
  it('are those that the user may take, until they are done', async () => {
    const steps = async (agent: SignedIn) => (await agent.get('/home/first-steps')).body;
    await CompanyModel.deleteMany({});
    expect(await steps(recruiter)).toEqual({
      isOver: false,
      steps: [
        { name: 'job', isDone: false },
        { name: 'candidate', isDone: false },
      ],
    });
    const owner = await signInAs(test, 'owner');
    expect((await steps(owner)).steps).toEqual([
      { name: 'colleague', isDone: true },
      { name: 'company', isDone: false },
      { name: 'job', isDone: false },
      { name: 'candidate', isDone: false },
    ]);
    await createCandidateRecord();
    const { _id: companyId } = await createCompany();
    expect((await steps(owner)).steps).toContainEqual({ name: 'company', isDone: true });
    await createJob({ companyId });
    expect((await steps(recruiter)).isOver).toBe(true);
    expect(await steps(await signInAs(test, 'staff_viewer'))).toEqual({ isOver: true, steps: [] });
  });

  it('can be dismissed by each user individually', async () => {
    await recruiter.post('/home/first-steps/actions/dismiss');
    expect((await recruiter.get('/home/first-steps')).body).toEqual({ isOver: true, steps: [] });
    const colleague = await signInAs(test, 'recruiter');
    expect((await colleague.get('/home/first-steps')).body.isOver).toBe(false);
    // Dismissing them does not change the arrangement.
    expect((await recruiter.get('/home/arrangement')).body.version).toBe(0);
  });
});

describe('the arrangement of the home page', () => {
  const arranged = { main: ['jobs'], side: ['followed', 'queue'], hidden: ['figures'] };

  it('is stored completely for each user', async () => {
    expect((await recruiter.get('/home/arrangement')).body).toEqual({
      ...homeLayoutOf('recruiter'),
      version: 0,
    });
    const { body } = await recruiter.put('/home/arrangement', { ...arranged, version: 0 });
    expect(body).toEqual({
      main: ['jobs'],
      side: [
        'followed',
        'queue',
        'interviews',
        'submissions',
        'newCandidates',
        'contracts',
        'funnel',
      ],
      hidden: ['figures'],
      version: 1,
    });
    expect((await recruiter.get('/home/arrangement')).body).toEqual(body);
    const colleague = await signInAs(test, 'recruiter');
    expect((await colleague.get('/home/arrangement')).body.version).toBe(0);
  });

  it('is not overwritten by a window with an older one', async () => {
    await recruiter.put('/home/arrangement', { ...arranged, version: 0 });
    for (const version of [0, 7]) {
      const late = await recruiter.put('/home/arrangement', {
        ...homeLayoutOf('recruiter'),
        version,
      });
      expect([late.status, late.body.error.code]).toEqual([409, 'VERSION_CONFLICT']);
      expect(late.body.error.context).toMatchObject({ version: 1, current: { main: ['jobs'] } });
    }
    const again = await recruiter.put('/home/arrangement', {
      ...homeLayoutOf('recruiter'),
      version: 1,
    });
    expect(again.body).toEqual({ ...homeLayoutOf('recruiter'), version: 2 });
  });

  it('can be saved after the first steps were dismissed', async () => {
    await recruiter.post('/home/first-steps/actions/dismiss');
    const { status } = await recruiter.put('/home/arrangement', { ...arranged, version: 0 });
    expect(status).toBe(200);
    expect((await recruiter.get('/home/first-steps')).body.isOver).toBe(true);
  });
});

it.each(['client_admin', 'candidate'] as const)(
  'refuses the staff home page to a %s',
  async (role) => {
    const { status } = await (await signInAs(test, role)).get('/home/queue');
    expect(status).toBe(403);
  },
);
