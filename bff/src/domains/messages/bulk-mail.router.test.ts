import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import PostalMime from 'postal-mime';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { mailFolder } from '../../mail/mail-transport.ts';
import { suppressAddress } from '../../mail/suppressions.ts';
import { OutboxModel } from '../../outbox/outbox-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { requestApproval } from '../approvals/api/approvals.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { begin, pdfBytes, scanned } from '../files/file.fixtures.ts';
import { FileModel } from '../files/file.model.ts';
import { createBatchRecord } from './message.fixtures.ts';
import { runWaiting } from '../operations/operation.fixtures.ts';
import { releaseLeftOvers } from './bulk/batch-files.ts';
import { bulkMailApproval } from './bulk/bulk-mail-approval.ts';
import { MessageBatchModel } from './bulk/message-batch.model.ts';

let test: TestApp;
let recruiter: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  test = await createTestApp({ config: { mailHours: null } });
  recruiter = await signInAs(test, 'recruiter');
  colleague = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());
beforeEach(async () => {
  await Promise.all([
    OutboxModel.deleteMany({}),
    MessageBatchModel.deleteMany({}),
    EmailMessageModel.deleteMany({}),
  ]);
});

let people = 0;
const person = (changes: Partial<Candidate> = {}) => {
  const email = `bulk.${(people += 1)}@people.test`;
  return createCandidateRecord({ email, emailNorm: email, ...changes });
};
const idsOf = (found: readonly { _id: Types.ObjectId }[]) =>
  found.map(({ _id }) => _id.toHexString());
const words = { subject: 'A job, {{firstName}}', text: 'Hello {{firstName}},\n\nare you free?' };
const write = (who: SignedIn, body: object) =>
  who
    .post('/candidates/bulk/email', { ...words, ...body })
    .set('Idempotency-Key', crypto.randomUUID());
const deliver = async () => {
  await OutboxModel.updateMany({ status: 'pending' }, { $set: { availableAt: new Date(0) } });
  await test.runEvents();
};
const mailsOf = (batchId: string) => EmailMessageModel.find({ batchId }).lean();

it('sends a copy of each to the chosen colleagues, and counts each mail once', async () => {
  const both = [await person(), await person()];
  const copyIds = [colleague.user._id.toHexString()];
  const client = await signInAs(test, 'client_admin');
  const stranger = await write(recruiter, {
    ids: idsOf(both),
    copyIds: [client.user._id.toHexString()],
  });
  expect(stranger.body.error.fields).toMatchObject([{ path: 'copyIds', code: 'NOT_FOUND' }]);
  const { body: sent } = await write(recruiter, { ids: idsOf(both), copyIds });
  expect(sent).toMatchObject({ ok: 2, skipped: 0 });
  await deliver();
  const mails = await mailsOf(sent.batchId);
  expect(mails.map(({ status, cc }) => ({ status, cc }))).toEqual([
    { status: 'sent', cc: [colleague.user.email] },
    { status: 'sent', cc: [colleague.user.email] },
  ]);
  const [batch] = await MessageBatchModel.find({}).lean();
  expect(batch?.people).toBe(2);
  const { body } = await recruiter.get(`/message-batches/${sent.batchId}`);
  expect(body.copies).toMatchObject([{ id: copyIds[0] }]);
  expect(body.counts).toEqual([{ outcome: 'sent', count: 2 }]);
});

it('refuses to call a mail to many urgent', async () => {
  const ids = idsOf([await person()]);
  const { body } = await write(recruiter, { ids, urgentReason: 'It cannot wait until morning.' });
  expect(body.error.fields).toMatchObject([{ path: 'urgentReason', code: 'UNKNOWN_FIELD' }]);
});

it('writes to each person by name, and says why the others were skipped', async () => {
  const ana = await person({ firstName: 'Ana' });
  const away = await person({ status: 'do_not_contact' });
  const [bounced, stopped] = [await person(), await person()];
  await transact(systemContext('test'), async (tx) => {
    await suppressAddress(tx, bounced.email ?? '', 'bounced');
    await suppressAddress(tx, stopped.email ?? '', 'unsubscribed');
  });
  const silent = await person({ canEmail: false });
  const without = await person({ email: null, emailNorm: null });
  const twice = await person({ email: ana.email });
  const ids = idsOf([ana, away, bounced, stopped, silent, without, twice]);
  const reasons = [
    'CANDIDATE_DO_NOT_CONTACT',
    'BOUNCED',
    'UNSUBSCRIBED',
    'NO_BULK_MAIL',
    'NO_RECIPIENTS',
    'SAME_ADDRESS',
  ].map((code) => ({ outcome: 'skipped', code, count: 1 }));

  const rehearsed = await write(recruiter, { ids, dryRun: true });
  expect(rehearsed.body).toMatchObject({ ok: 1, skipped: 6, needsApproval: false, batchId: null });
  expect(rehearsed.body.reasons).toEqual(expect.arrayContaining(reasons));
  expect(await EmailMessageModel.countDocuments()).toBe(0);

  const sent = await write(recruiter, { ids, expected: 7 });
  expect(sent.body).toMatchObject({ ok: 1, skipped: 6, operationId: sent.body.batchId });
  expect(sent.body.reasons).toEqual(expect.arrayContaining(reasons));
  await deliver();
  const [mail] = await mailsOf(sent.body.batchId);
  expect(mail).toMatchObject({ status: 'sent', subject: 'A job, Ana', to: [ana.email] });
  expect(mail?.text).toContain('Hello Ana,');

  const { body } = await recruiter.get(`/message-batches/${sent.body.batchId}`);
  expect(body).toMatchObject({ status: 'written', total: 7, allowedActions: [] });
  expect(body.counts).toEqual([
    { outcome: 'skipped', count: 6 },
    { outcome: 'sent', count: 1 },
  ]);
  expect(body.rows).toHaveLength(7);
  const foreign = await colleague.get(`/message-batches/${sent.body.batchId}`);
  expect(foreign.status).toBe(404);
});

it('makes a promise to each, without its marker, and withdraws it with the mail', async () => {
  const [ana, ben] = [await person(), await person()];
  const ids = idsOf([ana, ben]);
  const text = 'Hello {{firstName}}, you hear from me by Friday @promise in 3 days.';
  const { batchId } = (await write(recruiter, { ids, text })).body;
  const [mail] = await mailsOf(batchId);
  expect(mail?.variables['body']).toMatch(/by Friday\.$/);
  const promisesTo = async ({ _id }: Candidate) =>
    (await recruiter.get(`/promises?subjectType=candidate&subjectId=${_id.toHexString()}`)).body
      .data;
  expect(await promisesTo(ben)).toMatchObject([{ status: 'open', source: 'mail' }]);
  await recruiter.post(`/message-batches/${batchId}/actions/undo`, {});
  expect(await promisesTo(ana)).toMatchObject([{ status: 'withdrawn' }]);
  expect(await promisesTo(ben)).toMatchObject([{ status: 'withdrawn' }]);
});

it('retries only the mails that could not be delivered', async () => {
  const ids = idsOf([await person(), await person(), await person()]);
  const { batchId } = (await write(recruiter, { ids })).body;
  await deliver();
  const [first] = await mailsOf(batchId);
  await EmailMessageModel.updateOne(
    { _id: first?._id },
    { $set: { status: 'failed', problem: 'server_unreachable', sentAt: null } },
  );
  const { body } = await recruiter.get(`/message-batches/${batchId}?outcome=failed`);
  expect(body.rows).toMatchObject([{ outcome: 'failed', problem: 'server_unreachable' }]);
  expect(body.allowedActions).toEqual(['retry']);
  const retry = () => recruiter.post(`/message-batches/${batchId}/actions/retry`, {});
  const email = 'moved.since@people.test';
  await CandidateModel.updateOne({ _id: first?.subjectId }, { $set: { email, emailNorm: email } });
  expect((await retry()).body).toEqual({ retried: 1 });
  expect((await retry()).body).toEqual({ retried: 0 });
  const before = (await mailsOf(batchId)).map(({ sentAt }) => sentAt?.getTime() ?? 0);
  await deliver();
  const after = await mailsOf(batchId);
  expect(after.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent']);
  expect(after.slice(1).map(({ sentAt }) => sentAt?.getTime())).toEqual(before.slice(1));
  expect(after[0]?.to).toEqual([email]);
});

it('leaves nothing behind if it is taken back at once', async () => {
  const ids = idsOf(await Promise.all(Array.from({ length: 30 }, () => person())));
  const { batchId, inBackground } = (await write(recruiter, { ids })).body;
  expect(inBackground).toBe(true);
  await runWaiting(test);
  const undone = await recruiter.post(`/message-batches/${batchId}/actions/undo`, {});
  expect(undone.body).toEqual({ undone: 30, left: 0 });
  await deliver();
  expect(await EmailMessageModel.countDocuments({ batchId, sentAt: { $ne: null } })).toBe(0);
});

it('needs the approval of a second person for more than two hundred recipients', async () => {
  const rows = Array.from({ length: limits.mail.batch + 1 }, () => person());
  const ids = idsOf(await Promise.all(rows));
  const refused = await write(recruiter, { ids });
  expect(refused.body.error.fields).toMatchObject([{ path: 'reason', code: 'REQUIRED' }]);
  const asked = await write(recruiter, { ids, reason: 'The newsletter of this quarter' });
  const { batchId } = asked.body;
  expect(asked.body).toMatchObject({ needsApproval: true, operationId: null });
  expect(await EmailMessageModel.countDocuments()).toBe(0);
  const path = `/message-batches/${batchId}`;
  expect((await recruiter.get(path)).body).toMatchObject({ status: 'waiting_for_approval' });

  const { waiting } = (
    await colleague.get(`/approvals?subjectType=messageBatch&subjectId=${batchId}`)
  ).body;
  expect(waiting).toMatchObject([{ kind: 'message_bulk' }]);
  const approved = await colleague.post(`/approvals/${waiting[0].id}/actions/approve`, {
    version: waiting[0].version,
    note: null,
  });
  expect(approved.status).toBe(200);
  await runWaiting(test);
  expect(await EmailMessageModel.countDocuments({ batchId })).toBe(ids.length);
  const [mail] = await mailsOf(batchId);
  expect(mail?.sentByUserId).toEqual(recruiter.user._id);
});

it('refuses unknown variables, and more recipients a day than one person may write to', async () => {
  const ids = idsOf([await person()]);
  const unknown = await write(recruiter, { ids, text: 'Your rate: {{rate}}' });
  expect(unknown.body.error.fields).toMatchObject([
    { path: 'text', code: 'TEMPLATE_UNKNOWN_VARIABLE' },
  ]);
  await createBatchRecord(recruiter.user._id, begun(limits.mail.bulkPerDay));
  expect((await write(recruiter, { ids })).body.error.code).toBe('MAIL_QUOTA_REACHED');
});

/** A bulk mailing of this size that was sent just now. */
const begun = (people: number) => ({ total: people, people, begunAt: new Date() });

/** Requests the approval of a second user. */
const askFor = (subjectId: Types.ObjectId) =>
  transact(systemContext('test'), (tx) =>
    requestApproval(tx, bulkMailApproval, { subjectId, payload: {}, reason: 'The newsletter' }),
  );

it('counts for the day who was written to: not who was left out, refused or still waits', async () => {
  const author = recruiter.user._id;
  await createBatchRecord(author, begun(limits.mail.bulkPerDay - 2));
  // Nobody approved the first one; the other one waits.
  for (const total of [300, 400]) {
    const { _id } = await createBatchRecord(author, { total, people: total, awaitsApproval: true });
    if (total === 400) await askFor(_id);
  }
  const closed = await Promise.all([1, 2, 3].map(() => person({ status: 'do_not_contact' })));
  const ids = idsOf([await person(), ...closed]);
  expect((await write(recruiter, { ids })).body).toMatchObject({ ok: 1, skipped: 3 });
  expect((await write(recruiter, { ids: idsOf([await person()]) })).status).toBe(200);
  const last = await write(recruiter, { ids: idsOf([await person()]) });
  expect(last.body.error.code).toBe('MAIL_QUOTA_REACHED');
});

it('counts those who have the mail after the rest was taken back', async () => {
  await createBatchRecord(recruiter.user._id, begun(limits.mail.bulkPerDay - 2));
  const { batchId } = (await write(recruiter, { ids: idsOf([await person(), await person()]) }))
    .body;
  const [first] = await mailsOf(batchId);
  await EmailMessageModel.updateOne({ _id: first?._id }, { $set: { status: 'sent' } });
  const undone = await recruiter.post(`/message-batches/${batchId}/actions/undo`, {});
  expect(undone.body).toEqual({ undone: 1, left: 1 });
  expect((await write(recruiter, { ids: idsOf([await person()]) })).status).toBe(200);
  const last = await write(recruiter, { ids: idsOf([await person()]) });
  expect(last.body.error.code).toBe('MAIL_QUOTA_REACHED');
});

it('is not agreed to on a day on which its author wrote to as many as one may', async () => {
  const author = recruiter.user._id;
  const ids = [(await person())._id];
  const { _id } = await createBatchRecord(author, {
    total: 1,
    people: 1,
    awaitsApproval: true,
    recipientIds: ids,
  });
  await askFor(_id);
  const full = await createBatchRecord(author, begun(limits.mail.bulkPerDay));
  const { waiting } = (
    await colleague.get(`/approvals?subjectType=messageBatch&subjectId=${_id.toHexString()}`)
  ).body;
  const approve = () =>
    colleague.post(`/approvals/${waiting[0].id}/actions/approve`, {
      version: waiting[0].version,
      note: null,
    });
  expect((await approve()).body.error.code).toBe('MAIL_QUOTA_REACHED');
  await MessageBatchModel.deleteOne({ _id: full._id });
  expect((await approve()).status).toBe(200);
});

it('suppresses the mail to a candidate who was marked do-not-contact before it left', async () => {
  const one = await person();
  await write(recruiter, { ids: idsOf([one]) });
  await CandidateModel.updateOne({ _id: one._id }, { $set: { status: 'do_not_contact' } });
  await deliver();
  const [mail] = await EmailMessageModel.find({ subjectId: one._id.toHexString() }).lean();
  expect(mail).toMatchObject({ status: 'suppressed', sentAt: null });
});

describe('files of a mail to several people', () => {
  const file = (name = 'terms.pdf') => scanned(test, recruiter, name, pdfBytes(name), general);
  const general = { purpose: 'general' } as const;
  const statusOf = async (id: string) => (await FileModel.findById(id).lean())?.status;

  it('go to each of them, are named on their records, and go again with a retry', async () => {
    const [ana, ben] = [await person(), await person()];
    const files = [await file(), await file('map.pdf')];
    const fileIds = files.map(({ id }) => id);
    const { batchId } = (await write(recruiter, { ids: idsOf([ana, ben]), fileIds })).body;
    await deliver();
    const mails = await mailsOf(batchId);
    expect(mails.map(({ status }) => status)).toEqual(['sent', 'sent']);
    for (const { _id } of mails) {
      const raw = await readFile(join(mailFolder(test.config), `${_id.toHexString()}.eml`));
      const { attachments } = await PostalMime.parse(raw);
      expect(attachments.map(({ filename }) => filename)).toEqual(['terms.pdf', 'map.pdf']);
    }
    const talk = await recruiter.get(`/candidates/${idsOf([ana])[0]}/communications`);
    expect(talk.body.data).toMatchObject([{ mail: { files: [{ name: 'terms.pdf' }, {}] } }]);
    const batch = await recruiter.get(`/message-batches/${batchId}`);
    expect(batch.body.files).toMatchObject([{ name: 'terms.pdf' }, { name: 'map.pdf' }]);
    await FileModel.updateOne({ _id: fileIds[0] }, { $set: { scan: 'blocked' } });
    await EmailMessageModel.updateOne({ _id: mails[0]?._id }, { $set: { status: 'failed' } });
    await recruiter.post(`/message-batches/${batchId}/actions/retry`, {});
    await deliver();
    expect(await EmailMessageModel.findById(mails[0]?._id).lean()).toMatchObject({
      status: 'failed',
      problem: 'file_missing',
    });
  });

  it('are those of their author, whole, clean, and no more than a mail holds', async () => {
    const ids = idsOf([await person()]);
    const refused = async (fileIds: string[]) =>
      (await write(recruiter, { ids, fileIds })).body.error;
    const foreign = await scanned(test, colleague, 'cv.pdf', pdfBytes(), general);
    expect(await refused([foreign.id])).toMatchObject({ code: 'NOT_FOUND' });
    const begun = await begin(recruiter, 'cv.pdf', pdfBytes(), general);
    expect(await refused([begun.body.id])).toMatchObject({ code: 'UPLOAD_INCOMPLETE' });
    const own = await file();
    const set = (changes: object) => FileModel.updateOne({ _id: own.id }, { $set: changes });
    await set({ scan: 'pending' });
    expect(await refused([own.id])).toMatchObject({ code: 'ATTACHMENT_SCAN_PENDING' });
    await set({ scan: 'blocked' });
    expect(await refused([own.id])).toMatchObject({ code: 'ATTACHMENT_BLOCKED' });
    await set({ scan: 'clean' });
    const more = await file();
    const size = limits.file.document;
    expect(size * 2).toBeGreaterThan(limits.mail.fileBytes);
    await FileModel.updateMany({ _id: { $in: [own.id, more.id] } }, { $set: { size } });
    expect(await refused([own.id, more.id])).toMatchObject({
      fields: [{ path: 'fileIds', code: 'TOO_MANY' }],
    });
    // None of its files was claimed.
    expect([await statusOf(own.id), await statusOf(more.id)]).toEqual(['received', 'received']);
    expect(await MessageBatchModel.countDocuments()).toBe(0);
    expect(await EmailMessageModel.countDocuments()).toBe(0);
  });

  it('are given up with a mail that is taken back, or long after it left', async () => {
    const [first, second] = [await file(), await file()];
    const ids = idsOf([await person()]);
    const taken = (await write(recruiter, { ids, fileIds: [first.id] })).body;
    const left = (await write(recruiter, { ids, fileIds: [second.id] })).body;
    await recruiter.post(`/message-batches/${taken.batchId}/actions/undo`, {});
    expect(await statusOf(first.id)).toBe('released');
    await releaseLeftOvers(new AbortController().signal);
    expect(await statusOf(second.id)).toBe('used');
    const later = new Date(Date.now() + limits.mail.planAhead + 31 * 86_400_000);
    expect(await releaseLeftOvers(new AbortController().signal, later)).toBe(1);
    expect(await statusOf(second.id)).toBe('released');
    expect(left.batchId).toEqual(expect.any(String));
  });
});
