import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { countOwnedRecords, reassignOwnedRecords } from '../../owned/owned-records.ts';
import { TaskModel } from '../../records/tasks/task.model.ts';
import { wakeDueTasks } from './tasks.jobs.ts';

let test: TestApp;
let recruiter: SignedIn;
let colleague: SignedIn;
let subject: { subjectType: 'candidate'; subjectId: string };
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  colleague = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());
beforeEach(async () => {
  const { _id } = await createCandidateRecord();
  subject = { subjectType: 'candidate', subjectId: _id.toHexString() };
});

const add = (body: object = {}, agent = recruiter) =>
  agent.post('/tasks', { ...subject, title: 'Send the contract', ...body });
const list = (agent = recruiter, query = '') =>
  agent.get(`/tasks?subjectType=candidate&subjectId=${subject.subjectId}${query}`);
const act = (id: string, action: string, body: object, agent = recruiter) =>
  agent.post(`/tasks/${id}/actions/${action}`, body);

describe('adding a task', () => {
  it('assigns it to its creator unless it is for a colleague, who is notified', async () => {
    const own = await add();
    expect(own.status).toBe(201);
    expect(own.body).toMatchObject({
      status: 'open',
      assignee: { id: recruiter.userId },
      allowedActions: ['complete', 'snooze'],
    });
    await add({ assigneeId: colleague.userId });
    const told = await NotificationModel.find({ subjectId: subject.subjectId }).lean();
    expect(told).toMatchObject([
      { userId: colleague.user._id, topic: 'assignment', body: 'Send the contract' },
    ]);
  });

  it.each([
    [{ title: 'x' }, 'title', 'TOO_SHORT'],
    [{ title: { $gt: '' } }, 'title.$gt', 'UNKNOWN_FIELD'],
    [{ dueOn: '2026-02-30' }, 'dueOn', 'INVALID_FORMAT'],
    [{ assigneeId: 'a'.repeat(24) }, 'assigneeId', 'NOT_FOUND'],
    [{ status: 'done' }, 'status', 'UNKNOWN_FIELD'],
  ])('is refused with %j', async (input, path, code) => {
    const { status, body } = await add(input);
    expect(status).toBe(422);
    expect(body.error.fields).toContainEqual(expect.objectContaining({ path, code }));
  });
});

describe('assigning a task', () => {
  const refused = (body: { error: { fields?: { path: string; code: string }[] } }) =>
    (body.error.fields ?? []).map(({ path, code }) => [path, code]);

  it('accepts only colleagues who can open the record, so that no task is lost', async () => {
    const vetter = await signInAs(test, 'vetter');
    const given = { assigneeId: vetter.userId };
    expect(refused((await add(given)).body)).toEqual([['assigneeId', 'CANNOT_OPEN']]);
    const { id } = (await add()).body;
    const reassign = () => act(id, 'reassign', { version: 1, ...given });
    expect(refused((await reassign()).body)).toEqual([['assigneeId', 'CANNOT_OPEN']]);
    await CandidateModel.updateOne(
      { _id: subject.subjectId },
      { $set: { vetterIds: [vetter.user._id] } },
    );
    expect((await reassign()).status).toBe(200);
    expect((await list(vetter)).body.data).toMatchObject([{ id, assignee: { id: vetter.userId } }]);
  });

  it('refuses to assign a user a task about themselves', async () => {
    await CandidateModel.updateOne(
      { _id: subject.subjectId },
      { $set: { userId: colleague.user._id } },
    );
    expect(refused((await add({ assigneeId: colleague.userId })).body)).toEqual([
      ['assigneeId', 'CANNOT_OPEN'],
    ]);
  });
});

describe('the state machine of a task', () => {
  it('completes once, even if several requests arrive at once', async () => {
    const { id } = (await add()).body;
    const answers = await Promise.all([1, 2, 3].map(() => act(id, 'complete', { version: 1 })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { body } of answers)
      expect(body).toMatchObject({ status: 'done', version: 2, allowedActions: ['reopen'] });
    expect(await AuditEventModel.countDocuments({ action: 'task.complete', entityId: id })).toBe(1);
  });

  it('refuses a colleague who completes a task that is already done', async () => {
    const { id } = (await add({ assigneeId: colleague.userId })).body;
    await act(id, 'complete', { version: 1 });
    const { body } = await act(id, 'complete', { version: 2 }, colleague);
    expect(body.error).toMatchObject({
      code: 'INVALID_TRANSITION',
      context: { currentState: 'done' },
    });
  });

  it('reopens within seven days', async () => {
    const { id } = (await add()).body;
    await act(id, 'complete', { version: 1 });
    expect((await act(id, 'reopen', { version: 2 })).body).toMatchObject({
      status: 'open',
      doneAt: null,
    });
    await act(id, 'complete', { version: 3 });
    await TaskModel.updateOne(
      { _id: id },
      { $set: { doneAt: new Date(Date.now() - 8 * 86_400_000) } },
    );
    expect((await act(id, 'reopen', { version: 4 })).body.error.code).toBe('INVALID_TRANSITION');
    expect((await list(recruiter, '&status=all')).body.data[0].allowedActions).toEqual([]);
  });

  it('snoozes to a future day, and wakes by hand or on that day', async () => {
    const { id } = (await add()).body;
    const past = await act(id, 'snooze', { version: 1, until: '2020-01-01' });
    expect(past.body.error.fields).toMatchObject([{ path: 'until', code: 'IN_PAST' }]);
    const until = '2090-01-01';
    expect((await act(id, 'snooze', { version: 1, until })).body.snoozedUntil).toBe(until);
    expect((await act(id, 'snooze', { version: 1, until })).status).toBe(200);
    expect((await act(id, 'wake', { version: 2 })).body.status).toBe('open');
    await act(id, 'snooze', { version: 3, until });
    expect(await wakeDueTasks(new AbortController().signal, until)).toBe(1);
    expect((await list()).body.data).toMatchObject([{ status: 'open', snoozedUntil: null }]);
  });

  it('requires the current version', async () => {
    const { id } = (await add()).body;
    const { body } = await act(id, 'complete', { version: 9 });
    expect(body.error).toMatchObject({
      code: 'VERSION_CONFLICT',
      context: { version: 1, current: { id, status: 'open' } },
    });
  });

  it('lets only the assignee, the creator and the team lead change the state of a task', async () => {
    const { id } = (await add({ assigneeId: colleague.userId })).body;
    const stranger = await signInAs(test, 'recruiter');
    expect((await act(id, 'complete', { version: 1 }, stranger)).status).toBe(403);
    expect((await list(stranger)).body.data[0].allowedActions).toEqual([]);
    const viewer = await signInAs(test, 'staff_viewer');
    expect((await act(id, 'complete', { version: 1 }, viewer)).status).toBe(403);
    const vetter = await signInAs(test, 'vetter');
    expect((await act(id, 'complete', { version: 1 }, vetter)).status).toBe(404);
    const lead = await signInAs(test, 'team_lead');
    expect((await act(id, 'complete', { version: 1 }, lead)).status).toBe(200);
    expect((await act('junk', 'complete', { version: 1 })).status).toBe(404);
  });
});

describe('the list of tasks', () => {
  it('shows open tasks by day, those without one last, then the completed ones', async () => {
    await add({ title: 'Whenever' });
    await add({ title: 'Later', dueOn: '2090-02-01' });
    await add({ title: 'Sooner', dueOn: '2090-01-01' });
    const done = await add({ title: 'Done' });
    await act(done.body.id, 'complete', { version: 1 });
    const titles = async (query = '') =>
      (await list(recruiter, query)).body.data.map(({ title }: { title: string }) => title);
    expect(await titles()).toEqual(['Sooner', 'Later', 'Whenever']);
    expect(await titles('&status=all')).toEqual(['Sooner', 'Later', 'Whenever', 'Done']);
    const record = await recruiter.get(`/candidates/${subject.subjectId}`);
    expect(record.body.counts.openTasks).toBe(3);
  });

  it('shows finance only its own tasks', async () => {
    const finance = await signInAs(test, 'finance_hr');
    await add();
    await add({ title: 'Check the invoice', assigneeId: finance.userId });
    expect((await list(finance)).body.data).toMatchObject([{ title: 'Check the invoice' }]);
  });
});

it('hands open tasks over when their assignee leaves', async () => {
  const leaver = await signInAs(test, 'recruiter');
  await add({ assigneeId: leaver.userId });
  expect(await countOwnedRecords(leaver.user._id)).toMatchObject({ tasks: 1 });
  await transact(systemContext('test'), (tx) =>
    reassignOwnedRecords(tx, leaver.user._id, colleague.user._id),
  );
  expect((await list()).body.data).toMatchObject([{ assignee: { id: colleague.userId } }]);
});
