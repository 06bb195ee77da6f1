import type { TodayBoard } from '@muster/contracts';
import { Types } from 'mongoose';
import { addDays, today } from '../../db/calendar-day.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createTask } from '../../walk/records.fixtures.ts';
import { createSubmitted } from '../applications/client/client-scene.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createClientInterview } from '../client-interviews/client-interviews.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { TaskModel } from '../../records/tasks/task.model.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';
import { TeamMemberModel } from '../../records/team/team-member.model.ts';
import { createInterview } from '../vetting/vetting.fixtures.ts';

let test: TestApp;
let lead: SignedIn;
let recruiter: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  lead = await signInAs(test, 'team_lead');
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

const board = async (who: SignedIn, path = '') => {
  const { status, body } = await who.get(`/today${path}`);
  return { status, body: body as TodayBoard };
};

it('shows the tasks of the user’s queue, the interviews of the day, and finished work', async () => {
  const candidate = await createCandidateRecord({ ownerUserId: recruiter.user._id });
  const own = { assigneeId: recruiter.user._id };
  await createTask(candidate, recruiter.user._id, { ...own, title: 'Call', dueOn: today() });
  await createTask(candidate, lead.user._id, {
    ...own,
    title: 'Late',
    dueOn: addDays(today(), -3),
  });
  await createTask(candidate, recruiter.user._id, {
    ...own,
    title: 'Done',
    status: 'done',
    doneAt: new Date(),
    doneBy: recruiter.user._id,
  });
  const startsAt = new Date(`${today()}T12:00:00Z`);
  await createInterview(candidate, {
    status: 'scheduled',
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3_600_000),
    interviewers: [{ userId: recruiter.user._id, isLead: true }],
  });
  const company = await createCompany();
  const job = await createJob({ companyId: company._id });
  const onJob = await createSubmitted({ job, ownerUserId: recruiter.user._id });
  await createClientInterview(onJob, { startsAt: new Date(startsAt.getTime() + 7_200_000) });
  await TeamMemberModel.deleteMany({ userId: recruiter.user._id });
  const { body } = await board(recruiter);
  expect(body.tasks.map(({ title }) => title)).toEqual(['Late', 'Call']);
  expect(body).toMatchObject({ isOwn: true, away: null, done: 1, snoozed: 0 });
  expect(body.meetings).toMatchObject([
    { title: 'Technical interview', candidate: { id: candidate._id.toHexString() } },
    { title: 'First conversation', candidate: { id: onJob.candidateId.toHexString() } },
  ]);
  const queue = await recruiter.get('/home/queue?tab=all');
  expect(body.tasks.map(({ id }) => id)).toEqual(
    (queue.body.data as { id: string }[]).map(({ id }) => id),
  );
});

it('lets a lead read the day of their report and reassign a task, but no one else', async () => {
  const member = await createTeamMember(recruiter.user, {
    managerUserId: lead.user._id,
    status: 'on_leave',
  });
  await createCompany({
    team: [
      {
        userId: recruiter.user._id,
        backupUserId: lead.user._id,
        function: 'recruiter',
        _id: new Types.ObjectId(),
        visibleToClient: true,
        from: '2024-01-01',
        to: null,
      },
    ],
  });
  const path = `/${member._id.toHexString()}`;
  const { body } = await board(lead, path);
  expect(body).toMatchObject({
    isOwn: false,
    submissions: [],
    contracts: [],
    away: { cover: { id: lead.user._id.toHexString() } },
  });
  const [task] = body.tasks;
  const given = await lead.post(`/tasks/${task?.id}/actions/reassign`, {
    version: task?.version,
    assigneeId: lead.user._id.toHexString(),
  });
  expect(given.status).toBe(200);
  expect((await TaskModel.findById(task?.id).lean())?.assigneeId).toEqual(lead.user._id);
  expect((await board(lead, path)).body.tasks.map(({ id }) => id)).not.toContain(task?.id);
  const other = await signInAs(test, 'team_lead');
  expect((await board(other, path)).status).toBe(404);
  const colleague = await signInAs(test, 'recruiter');
  expect((await board(colleague, path)).status).toBe(404);
});
