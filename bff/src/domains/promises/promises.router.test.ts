import { dayMs, type PromiseRecord } from '@muster/contracts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { TaskModel } from '../../records/tasks/task.model.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';
import { createPromise } from './promise.fixtures.ts';
import { PromiseModel } from './promise.model.ts';
import { breakOverduePromises } from './promises.jobs.ts';

let test: TestApp;
let recruiter: SignedIn;
let colleague: SignedIn;
let lead: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  [recruiter, colleague, lead] = await Promise.all([
    signInAs(test, 'recruiter'),
    signInAs(test, 'recruiter'),
    signInAs(test, 'team_lead'),
  ]);
});
afterAll(() => test.close());

let candidate: Candidate;
let about: { subjectType: 'candidate'; subjectId: string };
let people = 0;
beforeEach(async () => {
  const email = `promise.${(people += 1)}@people.test`;
  candidate = await createCandidateRecord({ email, emailNorm: email });
  about = { subjectType: 'candidate', subjectId: candidate._id.toHexString() };
});

const promisesOf = async (who = recruiter): Promise<PromiseRecord[]> =>
  (await who.get(`/promises?subjectType=candidate&subjectId=${about.subjectId}`)).body.data;
const tasksOf = async (who = recruiter) =>
  (await who.get(`/tasks?subjectType=candidate&subjectId=${about.subjectId}`)).body.data;
const write = (body: string, more: object = {}) =>
  recruiter.post('/notes', { ...about, body, ...more });
const act = (who: SignedIn, { id, version }: PromiseRecord, action: string, body: object = {}) =>
  who.post(`/promises/${id}/actions/${action}`, { version, ...body });
const inDays = (count: number) => new Date(Date.now() + count * dayMs).toISOString().slice(0, 10);

/** Returns the only promise. */
async function made(): Promise<PromiseRecord> {
  const [promise] = await promisesOf();
  if (!promise) throw new Error('No promise was made');
  return promise;
}

it('a sentence in a note becomes a promise once, with a task for its author', async () => {
  const { body } = await write(
    `<p>Good talk.</p><p>I send the offer @promise ${inDays(3)}, with the dates. Bye @promise soon</p>`,
  );
  const promise = await made();
  expect(promise).toMatchObject({
    text: 'I send the offer, with the dates',
    to: candidate.name,
    status: 'open',
    dueOn: inDays(3),
    dueClock: null,
    source: 'note',
    isPrivate: false,
    madeBy: { id: recruiter.userId },
    allowedActions: ['keep', 'move', 'withdraw'],
  });
  const titled = 'Promised: I send the offer, with the dates';
  expect(await tasksOf()).toMatchObject([
    { title: titled, kind: 'promise', dueOn: inDays(3), promiseId: promise.id },
  ]);
  const { body: home } = await recruiter.get('/home/queue');
  expect(home.data).toContainEqual(expect.objectContaining({ title: titled }));

  const changed = `<p>I send the offer @promise ${inDays(3)}, with the dates.</p><p>Call her mother @promise tomorrow</p>`;
  await recruiter.patch(`/notes/${body.note.id}`, { version: 1, changes: { body: changed } });
  expect((await promisesOf()).map(({ text }) => text)).toEqual([
    'Call her mother',
    'I send the offer, with the dates',
  ]);
  await recruiter.delete(`/notes/${body.note.id}`, { version: 2 });
  expect((await promisesOf()).map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn']);
  expect(await tasksOf()).toEqual([]);
});

it('a promise in a private note is visible only to its author, and no task shows its words', async () => {
  await write('<p>Talk about the illness @promise tomorrow</p>', { visibility: 'private' });
  expect(await made()).toMatchObject({ isPrivate: true });
  expect(await promisesOf(colleague)).toEqual([]);
  expect((await colleague.get(`/promises/${(await made()).id}`)).status).toBe(404);
  expect(await tasksOf(colleague)).toMatchObject([{ title: 'Keep a promise' }]);
});

it('a promise follows its note: removed words withdraw it, and a private note hides it', async () => {
  const { body } = await write('<p>Send the offer @promise tomorrow</p>');
  const change = (version: number, changes: object) =>
    recruiter.patch(`/notes/${body.note.id}`, { version, changes });
  const statesBy = async (who: SignedIn) =>
    (await promisesOf(who)).map(({ text, status }) => [text, status]);
  await change(1, { visibility: 'private' });
  expect(await statesBy(colleague)).toEqual([]);
  expect(await tasksOf(colleague)).toMatchObject([{ title: 'Keep a promise' }]);
  await change(2, { body: '<p>Send both offers @promise tomorrow</p>', visibility: 'team' });
  expect(await statesBy(colleague)).toEqual([['Send both offers', 'open']]);
  await change(3, { body: '<p>Send the offer @promise tomorrow</p>' });
  expect((await made()).text).toBe('Send the offer');
  expect(await tasksOf()).toMatchObject([{ title: 'Promised: Send the offer' }]);
  await change(4, { body: '<p>Later</p>', visibility: 'private' });
  expect(await statesBy(colleague)).toEqual([]);
});

it('a promise in a logged call is tracked, and withdrawn with the call', async () => {
  const call = await recruiter.post(`/candidates/${about.subjectId}/calls`, {
    happenedAt: new Date(Date.now() - 1000).toISOString(),
    direction: 'out',
    outcome: 'spoke',
    note: 'Free in March.\nI call back @promise tomorrow 10:00',
  });
  expect(await made()).toMatchObject({ source: 'call', text: 'I call back', dueClock: '10:00' });
  await recruiter.post(`/calls/${call.body.id}/actions/remove`, { version: 1 });
  expect(await made()).toMatchObject({ status: 'withdrawn' });
});

it('a promise in a mail begins on sending, its marker is not sent, and cancelling the mail ends it', async () => {
  const text = 'You hear from me by Friday @promise tomorrow. Bye!';
  const draft = await recruiter.post('/messages', { ...about, subject: 'Offer', text });
  const { id } = draft.body;
  expect(await promisesOf()).toEqual([]);
  const sent = await recruiter.post(`/messages/${id}/actions/send`, { version: 1, sendAt: null });
  expect(await made()).toMatchObject({ source: 'mail', text: 'You hear from me by Friday' });
  const stored = await EmailMessageModel.findById(id).lean();
  expect(stored?.variables).toMatchObject({ body: 'You hear from me by Friday. Bye!' });
  await recruiter.post(`/messages/${id}/actions/cancel`, { version: sent.body.version });
  expect(await made()).toMatchObject({ status: 'withdrawn' });
});

it('a promise and its task are completed together, and reopening the task reopens both', async () => {
  await write('<p>Send the offer @promise tomorrow</p>');
  const kept = await act(recruiter, await made(), 'keep');
  expect(kept.body).toMatchObject({ status: 'kept', allowedActions: [] });
  expect(await tasksOf()).toEqual([]);
  expect((await act(recruiter, kept.body, 'withdraw')).body.error.code).toBe('INVALID_TRANSITION');

  await write('<p>Send the contract @promise tomorrow</p>');
  const [task] = await tasksOf();
  await recruiter.post(`/tasks/${task.id}/actions/complete`, { version: task.version });
  expect((await promisesOf()).map(({ status }) => status)).toEqual(['kept', 'kept']);
  await recruiter.post(`/tasks/${task.id}/actions/reopen`, { version: task.version + 1 });
  expect(await made()).toMatchObject({ text: 'Send the contract', status: 'open', endedAt: null });
});

it('a promise moves to another day with a reason, and its task moves along', async () => {
  await write('<p>Send the offer @promise tomorrow</p>');
  const promise = await made();
  const past = await act(recruiter, promise, 'move', { dueOn: inDays(-2), reason: 'Away' });
  expect(past.body.error.fields).toMatchObject([{ path: 'dueOn', code: 'IN_PAST' }]);
  const moved = await act(recruiter, promise, 'move', {
    dueOn: inDays(5),
    reason: 'The client is away',
  });
  expect(moved.body).toMatchObject({
    status: 'open',
    dueOn: inDays(5),
    version: 2,
    moves: [{ to: inDays(5), reason: 'The client is away', by: { id: recruiter.userId } }],
  });
  expect(await tasksOf()).toMatchObject([{ dueOn: inDays(5) }]);
  const late = await act(recruiter, promise, 'keep');
  expect([late.status, late.body.error.code]).toEqual([409, 'VERSION_CONFLICT']);
});

it('a promise is ended by its maker or a lead, and hidden with its record', async () => {
  await write('<p>Send the offer @promise tomorrow</p>');
  const promise = await made();
  expect((await act(colleague, promise, 'keep')).status).toBe(403);
  expect((await act(lead, promise, 'withdraw')).body).toMatchObject({ status: 'withdrawn' });
  expect(await tasksOf()).toEqual([]);
  await CandidateModel.updateOne({ _id: candidate._id }, { $set: { isPrivate: true } });
  expect((await colleague.get(`/promises/${promise.id}`)).status).toBe(404);
});

it('a promise is broken only by the scheduled check, once; its maker is notified and the task stays', async () => {
  await write('<p>Send the offer @promise tomorrow</p>');
  const { id } = await made();
  const { signal } = new AbortController();
  expect(await breakOverduePromises(signal)).toBe(0);
  await PromiseModel.updateOne({ _id: id }, { $set: { dueAt: new Date(Date.now() - 1000) } });
  expect(await breakOverduePromises(signal)).toBe(1);
  expect(await breakOverduePromises(signal)).toBe(0);
  expect(await made()).toMatchObject({ status: 'broken', allowedActions: [] });
  expect(await TaskModel.countDocuments({ rule: `promise:${id}`, status: 'open' })).toBe(1);
  expect(
    await NotificationModel.countDocuments({ userId: recruiter.user._id, topic: 'task_due' }),
  ).toBe(1);
  const events = await AuditEventModel.find({ entity: 'promise', entityId: id })
    .sort({ at: 1 })
    .lean();
  expect(events.map(({ action }) => action)).toEqual(['promise.make', 'promise.break']);
  expect(JSON.stringify(events)).not.toContain('offer');
});

it('kept and broken promises count for their maker on the home page of leads', async () => {
  const by = colleague.user._id;
  const ended = (status: 'kept' | 'broken', days: number) =>
    createPromise(candidate, by, {
      status,
      key: `${status}${days}`,
      endedAt: new Date(Date.now() - days * dayMs),
    });
  await Promise.all([ended('kept', 1), ended('kept', 40), ended('kept', 95), ended('broken', 2)]);
  await TaskModel.create({
    ...about,
    subjectId: candidate._id,
    title: 'Late',
    dueOn: inDays(-3),
    assigneeId: by,
  });
  await createTeamMember(colleague.user, { managerUserId: lead.user._id });
  const { body } = await lead.get('/home/team');
  const promises = { kept: 2, broken: 1 };
  expect(body).toMatchObject({ promises, data: [{ person: { id: colleague.userId }, promises }] });
});
