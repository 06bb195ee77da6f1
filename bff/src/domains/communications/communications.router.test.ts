import type { Communication } from '@muster/contracts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { createMessageRecord } from '../messages/message.fixtures.ts';
import { createCallRecord } from './call.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
let colleague: SignedIn;
let vetter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  colleague = await signInAs(test, 'recruiter');
  vetter = await signInAs(test, 'vetter');
});
afterAll(() => test.close());

let people = 0;
const person = (changes: Partial<Candidate> = {}) => {
  const email = `talk.${(people += 1)}@people.test`;
  return createCandidateRecord({ email, emailNorm: email, ...changes });
};
const path = ({ _id }: Pick<Candidate, '_id'>) => `/candidates/${_id.toHexString()}`;
const read = async (who: SignedIn, candidate: Candidate, query = '') =>
  (await who.get(`${path(candidate)}/communications${query}`)).body as {
    data: Communication[];
    nextCursor: string | null;
  };
const day = (n: number) => new Date(Date.UTC(2026, 0, n));

it('shows mails and calls in one timeline, newest first, page after page', async () => {
  const candidate = await person();
  const author = recruiter.user._id;
  const sent = { status: 'sent', sentAt: day(1), messageId: '<1@muster>' } as const;
  await createMessageRecord(author, candidate, { ...sent, subject: 'First', createdAt: day(1) });
  await createCallRecord(candidate._id, { happenedAt: day(2), createdBy: author });
  await createMessageRecord(author, candidate, {
    status: 'failed',
    problem: 'mailbox_full',
    subject: 'Third',
    createdAt: day(3),
  });
  // Mails to colleagues about a candidate do not count as communication with the candidate.
  await createMessageRecord(author, candidate, {
    template: 'vetting_interview_staff',
    status: 'sent',
    createdAt: day(4),
  });
  await createMessageRecord(author, candidate, { subject: 'A draft', createdAt: day(5) });

  const first = await read(recruiter, candidate, '?limit=3');
  expect(first.data.map(({ kind }) => kind)).toEqual(['mail', 'mail', 'call']);
  expect(first.data).toMatchObject([
    { mail: { subject: 'A draft', allowedActions: ['send', 'edit'], mayReply: false } },
    { mail: { subject: 'Third', problem: 'mailbox_full', allowedActions: ['retry'] } },
    { call: { minutes: 12, allowedActions: ['remove'] } },
  ]);
  const rest = await read(recruiter, candidate, `?limit=3&cursor=${first.nextCursor}`);
  expect(rest.data).toMatchObject([{ mail: { subject: 'First', mayReply: true } }]);
  expect(rest.nextCursor).toBeNull();

  const others = await read(colleague, candidate);
  expect(others.data).toMatchObject([
    { mail: { subject: 'Third', allowedActions: [] } },
    { call: { allowedActions: [] } },
    { mail: { subject: 'First' } },
  ]);
  expect((await read(recruiter, candidate, '?kind=call')).data).toHaveLength(1);
  expect((await read(recruiter, candidate, '?q=thi')).data).toMatchObject([
    { mail: { subject: 'Third' } },
  ]);
});

it('masks private mails of others, and addresses if the reader may not see them', async () => {
  const candidate = await person({ vetterIds: [vetter.user._id] });
  const created = await recruiter.post('/messages', {
    subjectType: 'candidate',
    subjectId: candidate._id.toHexString(),
    isPrivate: true,
    subject: 'Between us',
    text: 'About your illness',
  });
  expect(created.body).toMatchObject({ isPrivate: true });
  await EmailMessageModel.updateMany({ subject: 'Between us' }, { $set: { status: 'sent' } });
  const masked = { isMasked: true, subject: '', text: '', isPrivate: true };
  expect((await read(colleague, candidate)).data).toMatchObject([
    { mail: { ...masked, to: [candidate.email] } },
  ]);
  expect((await read(vetter, candidate)).data).toMatchObject([{ mail: { ...masked, to: [] } }]);
  expect((await read(colleague, candidate, '?q=between')).data).toEqual([]);
  expect((await read(recruiter, candidate)).data).toMatchObject([
    { mail: { isMasked: false, subject: 'Between us' } },
  ]);
});

it('logs calls, which count as contact if the candidate was reached', async () => {
  const candidate = await person({ lastContactedAt: null });
  const log = (body: object) =>
    recruiter
      .post(`${path(candidate)}/calls`, { direction: 'out', outcome: 'no_answer', ...body })
      .set('Idempotency-Key', crypto.randomUUID());
  const happenedAt = new Date(Date.now() - 60_000).toISOString();
  const contacted = async () =>
    (await CandidateModel.findById(candidate._id).lean())?.lastContactedAt;
  expect((await log({ happenedAt })).status).toBe(201);
  expect(await contacted()).toBeNull();
  const spoke = await log({ happenedAt, outcome: 'spoke', minutes: 12, note: 'Free from March' });
  expect(spoke.body).toMatchObject({ outcome: 'spoke', minutes: 12, allowedActions: ['remove'] });
  expect(await contacted()).not.toBeNull();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect((await log({ happenedAt: tomorrow })).body.error.fields).toMatchObject([
    { path: 'happenedAt', code: 'IN_FUTURE' },
  ]);

  const remove = (who: SignedIn) =>
    who.post(`/calls/${spoke.body.id}/actions/remove`, { version: 1 });
  expect((await remove(colleague)).status).toBe(403);
  expect((await remove(recruiter)).status).toBe(200);
  expect((await remove(recruiter)).status).toBe(200);
  expect((await read(recruiter, candidate)).data).toHaveLength(1);
});

it('logs one call with several people at once, and can undo it', async () => {
  const [one, two] = [await person({ lastContactedAt: null }), await person()];
  const ids = [one, two].map(({ _id }) => _id.toHexString());
  const happenedAt = new Date(Date.now() - 60_000).toISOString();
  const call = { ids, happenedAt, direction: 'out', outcome: 'spoke', note: 'Told of the event' };
  const log = (changes: object) =>
    recruiter
      .post('/candidates/bulk/calls', { ...call, ...changes })
      .set('Idempotency-Key', crypto.randomUUID());
  expect((await log({ dryRun: true })).body).toMatchObject({ ok: 2, operationId: null });
  expect(await read(recruiter, one)).toMatchObject({ data: [] });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect((await log({ happenedAt: tomorrow })).status).toBe(422);
  const { body } = await log({});
  expect(body).toMatchObject({ ok: 2, inBackground: false });
  expect((await read(colleague, two)).data).toMatchObject([
    { call: { note: 'Told of the event', loggedBy: { id: recruiter.user._id.toHexString() } } },
  ]);
  const record = await CandidateModel.findById(one._id).lean();
  expect(record?.lastContactedAt).not.toBeNull();
  const undone = await recruiter
    .post(`/operations/${body.operationId}/actions/undo`, {})
    .set('Idempotency-Key', crypto.randomUUID());
  expect(undone.body).toMatchObject({ ok: 2 });
  expect((await read(colleague, two)).data).toEqual([]);
});

it('previews a mail as its recipient will read it, and names variables without a value', async () => {
  const candidate = await person({ firstName: 'Ana', timeZone: 'Europe/Lisbon' });
  const { body } = await recruiter.post('/messages/actions/preview', {
    subjectType: 'candidate',
    subjectId: candidate._id.toHexString(),
    subject: 'Hello {{firstName}}',
    text: 'Your {{rate}}, {{agencyName}}',
  });
  expect(body).toMatchObject({
    subject: 'Hello Ana',
    recipients: [{ address: candidate.email, problem: null }],
    missing: [{ name: 'rate' }],
    recipientZone: 'Europe/Lisbon',
  });
  const draft = await recruiter.post('/messages', {
    subjectType: 'candidate',
    subjectId: candidate._id.toHexString(),
    subject: 'Hello',
    text: 'Your {{rate}}',
  });
  const sent = await recruiter
    .post(`/messages/${draft.body.id}/actions/send`, { version: 1 })
    .set('Idempotency-Key', crypto.randomUUID());
  expect(sent.body.error.fields).toMatchObject([{ path: 'text', code: 'VARIABLE_NOT_FILLED' }]);
});

it('shows the subject of a private mail in the activity of the record only to its readers', async () => {
  const candidate = await person();
  const admin = await signInAs(test, 'admin');
  await createMessageRecord(recruiter.user._id, candidate, {
    status: 'sent',
    sentAt: day(1),
    subject: 'Between us',
    isPrivate: true,
  });
  const excerpts = async (who: SignedIn) => {
    const { body } = await who.get(`${path(candidate)}/activity?groups=mails`);
    return (body.data as { excerpt: string | null }[]).map(({ excerpt }) => excerpt);
  };
  expect(await excerpts(recruiter)).toEqual(['Between us']);
  expect(await excerpts(admin)).toEqual(['Between us']);
  expect(await excerpts(colleague)).toEqual([null]);
});
