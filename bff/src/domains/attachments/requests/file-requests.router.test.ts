import { addDays, today } from '../../../db/calendar-day.ts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { pdfBytes, scanned } from '../../files/file.fixtures.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { createFileRequest } from '../attachment.fixtures.ts';
import { FileRequestModel } from './file-request.model.ts';
import { remindOfRequests, notifyOfOverdue } from './request-jobs.ts';

let test: TestApp;
let recruiter: SignedIn;
let candidate: Candidate;
let person: SignedIn;
const { signal } = new AbortController();
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());
beforeEach(async () => {
  const record = await createCandidateRecord({ status: 'active' });
  person = await signInAs(test, 'candidate', { assignment: { candidateId: record._id } });
  await CandidateModel.updateOne({ _id: record._id }, { $set: { userId: person.user._id } });
  const stored = await CandidateModel.findById(record._id).lean();
  if (!stored) throw new Error('There is no record');
  candidate = stored;
});

const at = () => `/candidates/${candidate._id.toHexString()}`;
const soon = () => addDays(today(), 7);
const ask = (changes: object = {}, who = recruiter) =>
  who.post(`${at()}/file-requests`, {
    type: 'diploma',
    dueOn: soon(),
    note: 'Both sides.',
    ...changes,
  });
const mails = async () =>
  (
    await EmailMessageModel.find({ subjectId: candidate._id.toHexString() }, { template: 1 }).lean()
  ).map(({ template }) => template);
const bring = async (type: string, name: string) => {
  const { id } = await scanned(test, person, name, pdfBytes(name), { purpose: 'certificate' });
  return person.post('/me/attachments', { fileId: id, type });
};

it('a request is mailed, appears on both sides, and is closed by a file of its type', async () => {
  const { status, body } = await ask();
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: 'open', type: 'diploma', allowedActions: ['withdraw'] });
  expect(await mails()).toEqual(['file_requested']);
  const own = (await person.get('/me/attachments')).body;
  expect(own.requests).toMatchObject([{ type: 'diploma', dueOn: soon(), note: 'Both sides.' }]);
  await bring('certificate', 'other.pdf');
  expect((await person.get('/me/attachments')).body.requests).toHaveLength(1);
  const { body: brought } = await bring('diploma', 'diploma.pdf');
  expect((await person.get('/me/attachments')).body.requests).toEqual([]);
  const list = (await recruiter.get(`${at()}/attachments`)).body;
  expect(list.canRequest).toBe(true);
  expect(list.requests).toMatchObject([
    { status: 'received', attachmentId: brought.attachment.id, allowedActions: [] },
  ]);
  const told = await NotificationModel.find({ userId: recruiter.user._id }).lean();
  expect(told.map(({ title }) => title)).toContain('{name} brought the diploma that you asked for');
});

it('a request is closed by a file whose type is corrected to the requested one', async () => {
  await ask();
  const { body } = await bring('certificate', 'wrong.pdf');
  await person
    .post(`/me/attachments/${body.attachment.id}/actions/set-type`, { version: 1, type: 'diploma' })
    .expect(200);
  expect(await FileRequestModel.countDocuments({ status: 'received' })).toBeGreaterThan(0);
  expect((await person.get('/me/attachments')).body.requests).toEqual([]);
});

it('only one request per type is open at a time, and none for a past day', async () => {
  await ask();
  const again = await ask();
  expect(again.body.error.fields).toMatchObject([{ path: 'type', code: 'NOT_UNIQUE' }]);
  const past = await ask({ type: 'cv', dueOn: '2020-01-01' });
  expect(past.body.error.fields).toMatchObject([{ path: 'dueOn', code: 'IN_PAST' }]);
});

it('a request can be withdrawn once, by users who may make one', async () => {
  const { body } = await ask();
  const path = `/file-requests/${body.id}/actions/withdraw`;
  const viewer = await signInAs(test, 'staff_viewer');
  expect((await viewer.post(path, { version: 1 })).status).toBe(403);
  expect((await person.post(path, { version: 1 })).status).toBe(403);
  expect((await recruiter.post(path, { version: 9 })).status).toBe(409);
  expect((await recruiter.post(path, { version: 1 })).body.status).toBe('withdrawn');
  expect((await person.get('/me/attachments')).body.requests).toEqual([]);
  expect((await ask()).status).toBe(201);
});

it('requests are hidden with a private record', async () => {
  const { body } = await ask();
  await CandidateModel.updateOne({ _id: candidate._id }, { $set: { isPrivate: true } });
  const other = await signInAs(test, 'recruiter');
  expect((await ask({ type: 'cv' }, other)).status).toBe(404);
  const path = `/file-requests/${body.id}/actions/withdraw`;
  expect((await other.post(path, { version: 1 })).status).toBe(404);
});

it('reminds once when a request is due soon, and tells its author when the day has passed', async () => {
  const createdAt = new Date(Date.now() - 5 * 86_400_000);
  const request = await createFileRequest(candidate._id, {
    dueOn: addDays(today(), 1),
    createdBy: recruiter.user._id,
    createdAt,
  });
  await remindOfRequests(signal);
  await remindOfRequests(signal);
  expect(await mails()).toEqual(['file_request_reminder']);
  await notifyOfOverdue(signal);
  const overdue = async () =>
    (await FileRequestModel.findById(request._id).lean())?.overdueAt ?? null;
  expect(await overdue()).toBeNull();
  await notifyOfOverdue(signal, addDays(today(), 2));
  expect(await overdue()).toBeInstanceOf(Date);
});
