import type { HandoverPack } from '@muster/contracts';
import type { Types } from 'mongoose';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { addDays, today } from '../../db/calendar-day.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import { createApplication } from '../applications/application.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { createClientInterview } from '../client-interviews/client-interviews.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { JobModel, type Job } from '../../records/jobs/job.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { createPool } from '../pools/pool.fixtures.ts';
import { TaskModel, type Task } from '../../records/tasks/task.model.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';
import type { TeamMember } from '../../records/team/team-member.model.ts';

let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());

interface Desk {
  leaver: TeamMember;
  candidateId: Types.ObjectId;
  job: Job;
}

/** Creates a user with a candidate, a job with a candidate in process, a client and two tasks. */
async function desk(managerUserId: Types.ObjectId | null = null): Promise<Desk> {
  const user = await createUser({ firstName: 'Rui', lastName: 'Duarte' });
  await createAssignment(user._id, 'recruiter');
  const leaver = await createTeamMember(user, { managerUserId });
  const candidate = await createCandidateRecord({
    ownerUserId: user._id,
    firstName: 'Ana',
    lastName: 'Silva',
    lastContactedAt: new Date('2026-05-04T10:00:00Z'),
  });
  const company = await createCompany({ accountManagerId: user._id });
  const job = await createJob({ leadRecruiterId: user._id, companyId: company._id });
  await createApplication(
    {
      candidateId: candidate._id,
      jobId: job._id,
      companyId: job.companyId,
      ownerUserId: user._id,
    },
    'submitted',
  );
  const task = (title: string, kind: Task['kind'], dueOn: string) => ({
    title,
    kind,
    dueOn,
    subjectType: 'candidate' as const,
    subjectId: candidate._id,
    assigneeId: user._id,
  });
  await TaskModel.create([
    task('Send the contract', 'promise', addDays(today(), -1)),
    task('Call about the start', 'follow_up', addDays(today(), 3)),
  ]);
  return { leaver, candidateId: candidate._id, job };
}

const pathOf = ({ _id }: TeamMember, rest: string) => `/team/${_id.toHexString()}/${rest}`;
const packOf = async (who: SignedIn, member: TeamMember): Promise<HandoverPack> => {
  const { body, status } = await who.get(pathOf(member, 'handover'));
  expect(status).toBe(200);
  return body;
};
const give = (who: SignedIn, member: TeamMember, to: Types.ObjectId, kinds: string[]) =>
  who.post(pathOf(member, 'actions/hand-over'), {
    toUserId: to.toHexString(),
    kinds,
    note: 'The start on Monday is urgent.',
  });
const groupOf = (pack: HandoverPack, kind: string) =>
  pack.groups.find((group) => group.kind === kind);

it('collects a member’s records, open work and coming events', async () => {
  const { leaver, job } = await desk();
  const pack = await packOf(admin, leaver);
  expect(pack).toMatchObject({ person: { name: 'Rui Duarte' }, mayHandOver: true });
  expect(pack.groups.map(({ kind, total }) => [kind, total])).toEqual([
    ['candidates', 1],
    ['applications', 1],
    ['jobs', 1],
    ['companies', 1],
    ['tasks', 2],
  ]);
  expect(groupOf(pack, 'candidates')?.data).toMatchObject([
    { label: 'Ana Silva', lastWordAt: '2026-05-04T10:00:00.000Z' },
  ]);
  expect(groupOf(pack, 'applications')?.data).toMatchObject([
    { label: 'Ana Silva', about: job.title },
  ]);
  expect(groupOf(pack, 'tasks')?.data).toMatchObject([
    {
      label: 'Send the contract',
      about: 'Ana Silva',
      isPromise: true,
      next: { what: 'due', on: addDays(today(), -1) },
    },
    { label: 'Call about the start', isPromise: false },
  ]);
});

it('proposes colleagues by their workload, and transfers what was chosen', async () => {
  const { leaver, candidateId, job } = await desk();
  const busy = await signInAs(test, 'recruiter');
  await createJob({ leadRecruiterId: busy.user._id, status: 'open' });
  const heir = await signInAs(test, 'recruiter');
  const { successors } = await packOf(admin, leaver);
  const places = successors.map(({ id }) => id);
  expect(places).not.toContain(leaver.userId.toHexString());
  expect(
    successors.map(({ openJobs, inProcess, late }) => 3 * openJobs + inProcess + late),
  ).toEqual(
    successors
      .map(({ openJobs, inProcess, late }) => 3 * openJobs + inProcess + late)
      .toSorted((a, b) => a - b),
  );

  const done = await give(admin, leaver, heir.user._id, ['candidates', 'tasks']);
  expect(done.body).toMatchObject({ handed: { candidates: 1, tasks: 2 } });
  expect(await CandidateModel.findById(candidateId).lean()).toMatchObject({
    ownerUserId: heir.user._id,
  });
  // Kinds that were not chosen stay.
  expect(await JobModel.findById(job._id).lean()).toMatchObject({ leadRecruiterId: leaver.userId });
  expect((await packOf(admin, leaver)).groups.map(({ kind }) => kind)).toEqual([
    'applications',
    'jobs',
    'companies',
  ]);
  const again = await give(admin, leaver, heir.user._id, ['candidates', 'tasks']);
  expect(again.body.handed).toEqual({});
  expect(
    await AuditEventModel.findOne({
      action: 'team_member.hand_over',
      entityId: leaver._id.toHexString(),
    }).lean(),
  ).toMatchObject({ actorUserId: admin.user._id });

  await give(admin, leaver, heir.user._id, ['jobs']);
  const told = await NotificationModel.findOne({
    userId: heir.user._id,
    title: /You are now responsible for 1 job/,
  }).lean();
  expect(told?.body).toBe('The start on Monday is urgent.');
});

it('refuses a transfer to oneself, to a non-colleague, or without the right', async () => {
  const { leaver } = await desk();
  const client = await signInAs(test, 'client_admin');
  for (const to of [leaver.userId, client.user._id]) {
    const refused = await give(admin, leaver, to, ['tasks']);
    expect(refused.body.error.fields).toMatchObject([{ path: 'toUserId', code: 'INVALID_OPTION' }]);
  }
  const recruiter = await signInAs(test, 'recruiter');
  expect((await give(recruiter, leaver, admin.user._id, ['tasks'])).status).toBe(403);
  expect((await recruiter.get(pathOf(leaver, 'handover'))).status).toBe(404);
  const own = await createTeamMember(recruiter.user);
  expect(await packOf(recruiter, own)).toMatchObject({ mayHandOver: false, successors: [] });
});

it('refuses recipients who may not own a record, and a team lead transfers within their team', async () => {
  const lead = await signInAs(test, 'team_lead');
  const { leaver } = await desk(lead.user._id);
  const [vetter, manager] = [
    await signInAs(test, 'vetter'),
    await signInAs(test, 'account_manager'),
  ];
  await createPool('Of a leaver', { ownerUserId: leaver.userId });
  for (const [to, kind] of [
    [vetter, 'companies'],
    [vetter, 'jobs'],
    [manager, 'pools'],
  ] as const) {
    const refused = await give(admin, leaver, to.user._id, ['tasks', kind]);
    expect(refused.body.error.fields).toMatchObject([{ path: 'toUserId', code: 'CANNOT_OPEN' }]);
  }
  const stranger = await give(lead, leaver, manager.user._id, ['companies']);
  expect(stranger.body.error.fields).toMatchObject([{ path: 'toUserId', code: 'INVALID_OPTION' }]);
  // Only the chosen kinds are handed over.
  const done = await give(admin, leaver, vetter.user._id, ['candidates', 'pools']);
  expect(done.body.handed).toEqual({ candidates: 1, pools: 1 });
  expect((await give(admin, leaver, manager.user._id, ['companies'])).status).toBe(200);
});

it('a team lead transfers only what they may know: a confidential job stays, its title hidden', async () => {
  const lead = await signInAs(test, 'team_lead');
  const { leaver } = await desk(lead.user._id);
  const secret = await createJob({
    leadRecruiterId: leaver.userId,
    confidential: true,
    title: 'Secret founder',
  });
  const { body, text } = await lead.get(pathOf(leaver, 'handover'));
  expect(groupOf(body, 'jobs')).toMatchObject({ total: 1, hidden: 1 });
  expect(text).not.toContain('Secret founder');
  const done = await give(lead, leaver, lead.user._id, ['jobs']);
  expect(done.body.handed).toEqual({ jobs: 1 });
  expect(await JobModel.findById(secret._id).lean()).toMatchObject({
    leadRecruiterId: leaver.userId,
  });
  const { leaver: stranger } = await desk();
  expect((await lead.get(pathOf(stranger, 'handover'))).status).toBe(404);
});

it('names interviews on jobs that need another person, to users who may know of them', async () => {
  const lead = await signInAs(test, 'team_lead');
  const { leaver, candidateId, job } = await desk(lead.user._id);
  const userId = leaver.userId!;
  const known = await createJob({ companyId: job.companyId });
  const application = await createApplication(
    { candidateId, jobId: known._id, companyId: job.companyId, ownerUserId: userId },
    'client_interview',
  );
  const secret = await createJob({ confidential: true, companyId: job.companyId });
  const hidden = await createApplication(
    { candidateId, jobId: secret._id, companyId: job.companyId, ownerUserId: userId },
    'client_interview',
  );
  const interview = await createClientInterview(application, { round: 'Second conversation' });
  await createClientInterview(application, { round: 'Called off', status: 'cancelled' });
  await createClientInterview(hidden, { round: 'Behind the curtain' });
  const roundsOf = (pack: HandoverPack) => pack.interviews.map(({ title }) => title);
  const pack = await packOf(admin, leaver);
  expect(pack.interviews).toContainEqual({
    id: interview._id.toHexString(),
    title: 'Second conversation',
    candidate: 'Ana Silva',
    startsAt: interview.startsAt.toISOString(),
  });
  expect(roundsOf(pack)).not.toContain('Called off');
  expect(roundsOf(pack)).toContain('Behind the curtain');
  expect(roundsOf(await packOf(lead, leaver))).toEqual(['Second conversation']);
});
