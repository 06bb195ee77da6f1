import {
  dayMs,
  homeLists,
  hourMs,
  href,
  staffRoles,
  type HomeClock,
  type HomeAnswer,
  type HomeSubmission,
  type PlacementRow,
  type Role,
  type VettingInterviewState,
} from '@muster/contracts';
import mongoose, { Types } from 'mongoose';
import { addDays, today } from '../../db/calendar-day.ts';
import { collectionChanged } from '../../db/on-write.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { RoleAssignmentModel } from '../../identity/role-assignment.model.ts';
import { createLog } from '../../log.ts';
import { OutboxTail } from '../../outbox/tail.ts';
import { announceTasks } from '../../outbox/tasks-changed.ts';
import { visitor } from '../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createApplication } from '../applications/application.fixtures.ts';
import { createDecider } from '../applications/submission.fixtures.ts';
import {
  ApplicationModel,
  type Application,
} from '../../records/applications/application.model.ts';
import { createApiKey } from '../auth/keys/api-key.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import type { Job } from '../../records/jobs/job.model.ts';
import { createPlacementScene } from '../placements/placement-scene.fixtures.ts';
import { PlacementModel } from '../../records/placements/placement.model.ts';
import { TaskModel } from '../../records/tasks/task.model.ts';
import { TeamMemberModel } from '../../records/team/team-member.model.ts';
import { createInterview } from '../vetting/vetting.fixtures.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';
import { followNumbers } from './held-numbers.ts';

let test: TestApp;
let recruiter: SignedIn;
let companyId: Types.ObjectId;
beforeAll(async () => {
  test = await createTestApp();
  companyId = (await createCompany({ name: 'Acme', feedbackSlaHours: 48 }))._id;
});
afterAll(() => test.close());
beforeEach(async () => {
  await ApplicationModel.deleteMany({});
  await PlacementModel.deleteMany({});
  await TaskModel.deleteMany({});
  await TeamMemberModel.deleteMany({});
  recruiter = await signInAs(test, 'recruiter', { user: { timeZone: 'UTC' } });
});

/** Creates an interview that a user is to hold in the given number of days. */
async function plan({ user }: SignedIn, status: VettingInterviewState, days: number) {
  const startsAt = new Date(Date.now() + days * dayMs);
  await createInterview(await createCandidateRecord(), {
    status,
    startsAt,
    endsAt: new Date(startsAt.getTime() + hourMs),
    interviewers: [{ userId: user._id, isLead: true }],
  });
}

const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

interface Put {
  kind?: Application['stageKind'];
  job?: Partial<Job>;
  person?: Partial<Candidate>;
  changes?: Partial<Application>;
}

/** Creates a candidate on the recruiter's job who has been in one stage for nine days. */
async function put({ kind = 'internal_review', job, person, changes }: Put = {}) {
  const onJob = await createJob({ leadRecruiterId: recruiter.user._id, companyId, ...job });
  const candidate = await createCandidateRecord(person);
  const pair = { candidateId: candidate._id, jobId: onJob._id, companyId };
  const submitted = { submittedAt: daysAgo(9), submissionVersion: 1 };
  return createApplication({ ...pair, ownerUserId: recruiter.user._id }, kind, {
    stageEnteredAt: daysAgo(9),
    ...(kind === 'submitted' && submitted),
    ...changes,
  });
}

const clockIds = async (agent: SignedIn, tab = 'all') =>
  ((await agent.get(`/home/queue?tab=${tab}`)).body.clocks as HomeClock[]).map(({ id }) => id);
const submissionsOf = async (agent: SignedIn) =>
  (await agent.get('/home/submissions')).body as {
    total: number;
    data: HomeSubmission[];
    answered: HomeAnswer[];
  };

describe('clocks in the queue', () => {
  it('are those of the user’s own applications that have run out, counted with the tasks', async () => {
    const late = await put({ person: { firstName: 'Rui', lastName: 'Alves' } });
    await put({ changes: { stageEnteredAt: new Date() } });
    await put({ changes: { onHold: true } });
    await put({ job: { status: 'closed' } });
    await put({ changes: { ownerUserId: (await signInAs(test, 'recruiter')).user._id } });
    await put({ person: { isPrivate: true } });
    const { body } = await recruiter.get('/home/queue');
    expect(body.clocks).toEqual([
      expect.objectContaining({
        id: idOf(late),
        stageKind: 'internal_review',
        stage: 'Internal review',
        candidate: { id: late.candidateId.toHexString(), name: 'Rui Alves' },
        company: 'Acme',
      }),
    ]);
    expect(body.counts).toEqual({ all: 1, late: 1, today: 0 });
    expect(await clockIds(recruiter, 'late')).toEqual([idOf(late)]);
    expect(await clockIds(recruiter, 'today')).toEqual([]);
  });

  it('ask the account manager of a job to obtain the client’s answer', async () => {
    const manager = await signInAs(test, 'account_manager');
    const job = { accountManagerId: manager.user._id };
    const waiting = await put({ kind: 'submitted', job });
    await put({ job });
    expect(await clockIds(manager)).toEqual([idOf(waiting)]);
  });

  it('leave out applications for which a rule has created a task', async () => {
    const waiting = await put({ kind: 'submitted' });
    await TaskModel.create({
      subjectType: 'candidate',
      subjectId: waiting.candidateId,
      title: 'Ask the client for an answer',
      assigneeId: recruiter.user._id,
      source: 'rule',
      rule: `application.late:${idOf(waiting)}:1`,
    });
    const { body } = await recruiter.get('/home/queue');
    expect(body.clocks).toEqual([]);
    expect(body.counts.all).toBe(1);
  });

  it.each(['vetter', 'finance_hr'] as const)('do not appear for a %s', async (role) => {
    const agent = await signInAs(test, role);
    await put({ changes: { ownerUserId: agent.user._id } });
    expect(await clockIds(agent)).toEqual([]);
  });
});

describe('submissions without an answer', () => {
  it('appear with their clock, the oldest first, without answered ones', async () => {
    const older = await put({ kind: 'submitted', changes: { submittedAt: daysAgo(20) } });
    const newer = await put({ kind: 'submitted', changes: { submittedAt: new Date() } });
    await put({ kind: 'submitted', changes: { clientDecision: 'interview' } });
    const { data, total } = await submissionsOf(recruiter);
    expect(data.map(({ id, isLate }) => [id, isLate])).toEqual([
      [idOf(older), true],
      [idOf(newer), false],
    ]);
    expect(total).toBe(2);
    expect(data[0]).toMatchObject({ company: { name: 'Acme' }, mayRemind: true, isSeen: false });
  });

  it('are shown with client answers of the last week, to the users responsible', async () => {
    const day = (days: number) => ({ at: daysAgo(days), by: null });
    const interview = (days: number) => ({
      interviews: [
        { ...day(days), _id: new Types.ObjectId(), round: null, days: [], note: 'Yes.' },
      ],
    });
    const shown = { kind: 'client_interview' as const };
    const asked = await put({ ...shown, changes: { submissionVersion: 1, ...interview(2) } });
    const chosen = await put({
      kind: 'selected',
      changes: { submissionVersion: 1, selectedAt: daysAgo(1), ...interview(3) },
    });
    const long = await put({ ...shown, changes: { submissionVersion: 1, ...interview(9) } });
    const others = await put({
      ...shown,
      changes: { submissionVersion: 1, ...interview(2), ownerUserId: new Types.ObjectId() },
      job: { leadRecruiterId: new Types.ObjectId() },
    });
    const { answered } = await submissionsOf(recruiter);
    const told = answered.filter(({ id }) =>
      [asked, chosen, long, others].some((one) => idOf(one) === id),
    );
    expect(told.map(({ id, answer }) => [id, answer])).toEqual([
      [idOf(chosen), 'selected'],
      [idOf(asked), 'interview'],
    ]);
  });

  it('can be reminded from the home page once a day, with the version in the row', async () => {
    const manager = await signInAs(test, 'account_manager');
    await createDecider(companyId);
    const job = { accountManagerId: manager.user._id };
    const waiting = await put({ kind: 'submitted', job });
    const clock = async () =>
      ((await manager.get('/home/queue')).body.clocks as HomeClock[]).map(
        ({ id, version, mayRemind }) => ({ id, version, mayRemind }),
      );
    const [before] = await clock();
    expect(before).toMatchObject({ id: idOf(waiting), mayRemind: true });
    const reminded = await manager.post(`/applications/${idOf(waiting)}/actions/remind-client`, {
      message: null,
      version: before?.version,
    });
    expect(reminded.status).toBe(200);
    expect(await clock()).toMatchObject([{ id: idOf(waiting), mayRemind: false }]);
    expect((await submissionsOf(manager)).data).toMatchObject([{ mayRemind: false }]);
  });

  it('are marked if they already appear in the reader’s own queue', async () => {
    const manager = await signInAs(test, 'account_manager');
    const job = { accountManagerId: manager.user._id };
    const late = await put({ kind: 'submitted', job });
    const fresh = await put({ kind: 'submitted', job, changes: { submittedAt: new Date() } });
    const marks = async (agent: SignedIn) =>
      (await submissionsOf(agent)).data.map(({ id, isInQueue }) => [id, isInQueue]);
    expect(await marks(manager)).toEqual([
      [idOf(late), true],
      [idOf(fresh), false],
    ]);
    expect(await clockIds(manager)).toEqual([idOf(late)]);
    const owner = await signInAs(test, 'owner');
    expect(await marks(owner)).toEqual([
      [idOf(late), false],
      [idOf(fresh), false],
    ]);
  });

  it('are limited to those the reader may know of, and reminders to users with the right', async () => {
    await put({ kind: 'submitted', job: { confidential: true } });
    const open = await put({ kind: 'submitted' });
    const seen = async (role: Role) =>
      (await submissionsOf(await signInAs(test, role))).data.map(({ id, mayRemind }) => [
        id === idOf(open),
        mayRemind,
      ]);
    expect(await seen('owner')).toHaveLength(2);
    expect(await seen('team_lead')).toEqual([[true, true]]);
    expect(await seen('staff_viewer')).toEqual([[true, false]]);
    expect(await seen('account_manager')).toEqual([]);
    for (const role of ['vetter', 'finance_hr'] as const)
      expect((await (await signInAs(test, role)).get('/home/submissions')).status).toBe(403);
  });
});

describe('contracts on the home page', () => {
  const rowsOf = async (agent: SignedIn) =>
    (await agent.get('/home/contracts')).body.data as PlacementRow[];

  it('are those that begin or end soon, sorted by due date', async () => {
    const ends = (days: number) => ({
      placement: { plannedEndDate: addDays(today(), days), recruiterId: recruiter.user._id },
    });
    const soon = await createPlacementScene('active', ends(20));
    const over = await createPlacementScene('active', ends(-3));
    const begins = await createPlacementScene('pending_start', {
      placement: { startDate: addDays(today(), -1), recruiterId: recruiter.user._id },
    });
    await createPlacementScene('active', ends(200));
    const rows = await rowsOf(recruiter);
    expect(rows.map(({ id }) => id)).toEqual(
      [over, begins, soon].map((one) => idOf(one.placement)),
    );
  });

  it('show money only to users who may read it', async () => {
    const money = { currency: 'EUR' as const, unit: 'hour' as const };
    const rates = [
      {
        effectiveFrom: '2026-01-01',
        effectiveTo: null,
        pay: { amountMinor: 4_000, ...money },
        bill: { amountMinor: 6_000, ...money },
      },
    ] as unknown as Awaited<ReturnType<typeof createPlacementScene>>['placement']['rates'];
    await createPlacementScene('active', {
      placement: {
        plannedEndDate: addDays(today(), 5),
        recruiterId: recruiter.user._id,
        rates,
      },
    });
    const keysOf = async (role: Role) => {
      const agent = role === 'recruiter' ? recruiter : await signInAs(test, role);
      const [row] = await rowsOf(agent);
      return row && ['pay', 'bill', 'margin'].filter((key) => key in row);
    };
    expect(await keysOf('finance_hr')).toEqual(['pay', 'bill', 'margin']);
    expect(await keysOf('recruiter')).toEqual(['pay', 'bill']);
    expect(await keysOf('staff_viewer')).toEqual([]);
    expect(await keysOf('account_manager')).toBeUndefined();
    const finance = await signInAs(test, 'finance_hr');
    expect((await finance.get('/home/figures')).body).toMatchObject({
      contracts: { live: 1, endingIn30: 1, overdue: 0 },
      monthly: [{ currency: 'EUR', placements: 1 }],
    });
    for (const role of ['owner', 'account_manager', 'team_lead', 'staff_viewer'] as const)
      expect((await (await signInAs(test, role)).get('/home/figures')).body).not.toHaveProperty(
        'monthly',
      );
  });
});

describe('the workload of the team', () => {
  it('covers a team lead’s own people, and all staff for the management', async () => {
    const lead = await signInAs(test, 'team_lead');
    await createTeamMember(recruiter.user, { managerUserId: lead.user._id, title: 'Recruiter' });
    const other = await signInAs(test, 'recruiter');
    await createTeamMember(other.user);
    await put();
    await put({ changes: { stageEnteredAt: new Date() } });
    await put({ changes: { ownerUserId: other.user._id }, job: { leadRecruiterId: null } });
    await TaskModel.create({
      subjectType: 'candidate',
      subjectId: (await createCandidateRecord())._id,
      title: 'Call',
      assigneeId: recruiter.user._id,
      dueOn: addDays(today(), -1),
    });
    await plan(recruiter, 'scheduled', 1);
    await plan(recruiter, 'scheduled', 8);
    await plan(recruiter, 'cancelled', 2);
    const rows = async (agent: SignedIn) => (await agent.get('/home/team')).body.data;
    expect(await rows(lead)).toEqual([
      {
        person: { id: recruiter.userId, name: expect.any(String) },
        title: 'Recruiter',
        openJobs: 2,
        live: 2,
        late: 1,
        interviews: 1,
        tasksLate: 1,
        promises: { kept: 0, broken: 0 },
      },
    ]);
    expect(await rows(await signInAs(test, 'admin'))).toHaveLength(2);
    expect((await recruiter.get('/home/team')).status).toBe(403);
    const listed = await lead.get(
      href({ path: '/jobs' }, {}, homeLists.openJobsLedBy(recruiter.userId)),
    );
    expect(listed.body.page.total).toBe(2);
  });

  it('lists a member who has only upcoming interviews', async () => {
    const vetter = await signInAs(test, 'vetter');
    await createTeamMember(vetter.user, { title: 'Vetter' });
    const admin = await signInAs(test, 'admin');
    expect((await admin.get('/home/team')).body.data).toEqual([]);
    await plan(vetter, 'scheduled', 3);
    await plan(vetter, 'rescheduling', 4);
    expect((await admin.get('/home/team')).body.data).toMatchObject([
      { title: 'Vetter', live: 0, interviews: 2 },
    ]);
  });
});

it('vetters see candidates whose vetting is under way, limited to those they work with', async () => {
  const vetter = await signInAs(test, 'vetter');
  const vetterIds = [vetter.user._id];
  const mine = await createCandidateRecord({ vetterIds, vettingStatus: 'in_review' });
  await createCandidateRecord({ vetterIds, vettingStatus: 'vetted' });
  await createCandidateRecord({ vettingStatus: 'in_review' });
  const { body } = await vetter.get('/home/vetting');
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual([idOf(mine)]);
  const list = await vetter.get(href({ path: '/candidates' }, {}, homeLists.inVetting()));
  expect(body.total).toBe(list.body.page.total);
});

it.each(staffRoles)(
  'the navigation shows a %s the count of each list, and nothing about others',
  async (role) => {
    const reader = await signInAs(test, role);
    const { body } = await reader.get('/home/navigation');
    for (const [name, path] of [
      ['candidates', '/candidates'],
      ['jobs', '/jobs'],
      ['companies', '/companies'],
      ['placements', '/placements'],
    ] as const) {
      const list = await reader.get(path);
      const { total, totalIsCapped } = list.body.page ?? {};
      expect([name, body[name]]).toEqual([
        name,
        list.status === 200 ? { total, totalIsCapped } : null,
      ]);
    }
  },
);

it('the navigation counts waiting items as the start page shows them', async () => {
  const owner = await signInAs(test, 'owner');
  const before = (await owner.get('/home/navigation')).body.waiting;
  const candidate = await createCandidateRecord();
  for (const days of [-1, 0, 3])
    await TaskModel.create({
      subjectType: 'candidate',
      subjectId: candidate._id,
      title: 'Call',
      assigneeId: owner.user._id,
      dueOn: addDays(today(), days),
    });
  expect((await owner.get('/home/navigation')).body.waiting).toBe(before + 2);
});

it('the navigation counts are cached until their data change, here or in another process', async () => {
  const owner = await signInAs(test, 'owner');
  const commandsOf = async () => {
    const commands: string[] = [];
    mongoose.set('debug', (collection: string) => commands.push(collection));
    const { body } = await owner.get('/home/navigation');
    mongoose.set('debug', false);
    const counted = commands.filter((name) => /^(tasks|candidates|jobs|companies)$/.test(name));
    return { counted, waiting: body.waiting as number };
  };
  const { waiting } = await commandsOf();
  expect(await commandsOf()).toEqual({ counted: [], waiting });
  // A sign-in makes this change, which affects none of the numbers.
  await RoleAssignmentModel.updateOne(
    { _id: owner.assignment._id },
    { $set: { lastUsedAt: new Date() } },
  );
  expect(await commandsOf()).toEqual({ counted: [], waiting });
  const candidate = await createCandidateRecord();
  const task = {
    subjectType: 'candidate' as const,
    subjectId: candidate._id,
    title: 'Call',
    assigneeId: owner.user._id,
    dueOn: today(),
  };
  await TaskModel.create(task);
  const changed = await commandsOf();
  expect([changed.counted.includes('tasks'), changed.waiting]).toEqual([true, waiting + 1]);
  // Simulates another process: the write bypasses this one's models and is noticed through the
  // outbox.
  const tail = new OutboxTail(createLog('silent'));
  const leave = followNumbers(tail);
  await TaskModel.collection.updateMany({ assigneeId: owner.user._id }, [
    { $set: { dueOn: addDays(today(), 3) } },
  ]);
  expect((await commandsOf()).waiting).toBe(waiting + 1);
  await transact(systemContext('test'), (tx) => {
    announceTasks(tx, [owner.user._id]);
    return Promise.resolve();
  });
  await tail.read();
  leave();
  expect((await commandsOf()).waiting).toBe(waiting);
});

it('a key with fewer rights than its owner has its own counts', async () => {
  await put();
  const owner = await signInAs(test, 'owner');
  const { body: all } = await owner.get('/home/navigation');
  const { secret } = await createApiKey(owner, { permissions: ['home.read', 'job.list'] });
  const withKey = await visitor(test.app)
    .get('/home/navigation')
    .set({ Authorization: `Bearer ${secret}` });
  expect(withKey.body).toEqual({
    waiting: 0,
    candidates: null,
    companies: null,
    placements: null,
    jobs: all.jobs,
  });
  expect(all.candidates.total).toBeGreaterThan(0);
  // The API key's cached result is not reused for its owner.
  expect((await owner.get('/home/navigation')).body).toEqual(all);
});

describe('the database cost of a home page', () => {
  /**
   * Counts the commands on the page's records; the caller's own data is read for every request
   * anyway.
   */
  async function commandsOf(agent: SignedIn, path: string): Promise<number> {
    const asking = /^(sessions|session|users|role_?assignments|team_members|rate|outbox|audit)/;
    // Stages are cached briefly, so clear them before each count.
    collectionChanged('pipelines');
    const commands: string[] = [];
    mongoose.set('debug', (collection: string, command: string) => {
      if (!asking.test(collection)) commands.push(`${collection}.${command}`);
    });
    const { status } = await agent.get(path);
    mongoose.set('debug', false);
    expect(status).toBe(200);
    return commands.length;
  }

  it.each([
    ['recruiter', '/home/queue', 7],
    ['recruiter', '/home/submissions', 8],
    ['owner', '/home/contracts', 7],
    ['owner', '/home/team', 8],
  ] as const)(
    'is the same for a %s at %s, whatever the number of rows',
    async (role, path, max) => {
      const agent = role === 'recruiter' ? recruiter : await signInAs(test, role);
      const fill = async () => {
        await put();
        await put({ kind: 'submitted' });
        await createPlacementScene('active', {
          placement: { plannedEndDate: addDays(today(), 5), recruiterId: recruiter.user._id },
        });
      };
      await createTeamMember(recruiter.user);
      await fill();
      const few = await commandsOf(agent, path);
      for (let more = 0; more < 4; more += 1) await fill();
      expect(await commandsOf(agent, path)).toBe(few);
      expect(few).toBeLessThanOrEqual(max);
    },
  );
});
