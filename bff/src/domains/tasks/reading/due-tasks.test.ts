import { addDays } from '../../../db/calendar-day.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { createUser } from '../../../testing/users.fixtures.ts';
import { createTask } from '../../../walk/records.fixtures.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import type { User } from '../../../identity/user.model.ts';
import { notifyDueTasks } from './due-tasks.ts';
import { TaskModel } from '../../../records/tasks/task.model.ts';

const { signal } = new AbortController();
const day = '2026-11-21';
const inTheMorning = new Date(`${day}T08:05:00Z`);
const longAgo = { createdAt: new Date('2026-11-01T10:00:00Z') };

let drop: () => Promise<void>;
let assignee: User;
let candidate: Candidate;
beforeAll(async () => {
  drop = await openTestDatabase();
});
afterAll(() => drop());
beforeEach(async () => {
  await Promise.all([TaskModel.deleteMany({}), NotificationModel.deleteMany({})]);
  assignee = await createUser({ timeZone: 'Europe/Lisbon' });
  candidate = await createCandidateRecord();
});

const add = (changes: Parameters<typeof createTask>[2] = {}) =>
  createTask(candidate, assignee._id, { dueOn: day, ...longAgo, ...changes });
const told = () => NotificationModel.find({ userId: assignee._id }).lean();

it('notifies the assignee in the morning of the day, once despite several runs', async () => {
  await add({ title: 'Send the contract' });
  const counts = await Promise.all(
    Array.from({ length: 3 }, () => notifyDueTasks(signal, inTheMorning)),
  );
  expect(counts.reduce((all, one) => all + one, 0)).toBe(1);
  expect(await notifyDueTasks(signal, new Date(`${day}T17:00:00Z`))).toBe(0);
  expect(await told()).toMatchObject([
    { topic: 'task_due', body: 'Send the contract', subjectId: candidate._id },
  ]);
});

it('notifies again if the task was moved to another day', async () => {
  const { _id } = await add();
  await notifyDueTasks(signal, inTheMorning);
  const tomorrow = addDays(day, 1);
  await TaskModel.updateOne({ _id }, { $set: { dueOn: tomorrow } });
  expect(await notifyDueTasks(signal, new Date(`${tomorrow}T08:05:00Z`))).toBe(1);
});

it.each([
  ['before the morning', {}, `${day}T07:55:00Z`],
  ['on another day', {}, '2026-11-20T12:00:00Z'],
  ['of what is done', { status: 'done' as const }, inTheMorning],
  ['of what was put off', { status: 'snoozed' as const, snoozedUntil: '2026-11-25' }, inTheMorning],
  ['of what was made since', { createdAt: new Date(`${day}T08:02:00Z`) }, inTheMorning],
  ['of what has no day', { dueOn: null }, inTheMorning],
])('does not notify %s', async (_what, changes, at) => {
  await add(changes);
  expect(await notifyDueTasks(signal, new Date(at))).toBe(0);
});

it('uses the time zone of the assignee', async () => {
  assignee = await createUser({ timeZone: 'Pacific/Auckland' });
  await add();
  // In UTC it is the evening before; in the assignee's zone it is five past eight.
  expect(await notifyDueTasks(signal, new Date('2026-11-20T19:05:00Z'))).toBe(1);
});
