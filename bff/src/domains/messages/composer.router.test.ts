import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@muster/contracts';
import PostalMime from 'postal-mime';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { mailFolder } from '../../mail/mail-transport.ts';
import { answeredBy } from '../../mail/reply-address.ts';
import { suppressAddress } from '../../mail/suppressions.ts';
import { OutboxModel } from '../../outbox/outbox-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createAttachment } from '../attachments/attachment.fixtures.ts';
import { AttachmentModel } from '../../records/attachments/attachment.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { runWaiting } from '../operations/operation.fixtures.ts';
import { FileModel } from '../files/file.model.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp({
    config: { imapUrl: new URL('imap://replies:x@127.0.0.1:1/INBOX') },
  });
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

let people = 0;
const person = () => {
  const email = `reader.${(people += 1)}@people.test`;
  return createCandidateRecord({ email, emailNorm: email });
};
const draft = (candidate: Candidate, changes: object) =>
  recruiter.post('/messages', {
    subjectType: 'candidate',
    subjectId: candidate._id.toHexString(),
    subject: 'Hello',
    text: 'Good morning',
    ...changes,
  });
const send = (id: string, version = 1) =>
  recruiter
    .post(`/messages/${id}/actions/send`, { version })
    .set('Idempotency-Key', crypto.randomUUID());
/** Returns the sent mail. */
async function delivered(id: string) {
  await OutboxModel.updateMany({ status: 'pending' }, { $set: { availableAt: new Date(0) } });
  await test.runEvents();
  return PostalMime.parse(await readFile(join(mailFolder(test.config), `${id}.eml`)));
}
const idOf = ({ _id }: { _id: { toHexString(): string } }) => _id.toHexString();

it('goes with copies and clean files of the record, and is answered to the record', async () => {
  const candidate = await person();
  const cv = await createAttachment(candidate, { title: 'CV of June' });
  const cc = ['lead@agency.test', 'gone@agency.test'];
  const { body, status } = await draft(candidate, { cc, attachmentIds: [idOf(cv)] });
  expect(status).toBe(201);
  expect(body).toMatchObject({ cc, files: [{ id: idOf(cv), name: 'CV of June' }] });
  expect((await send(body.id)).status).toBe(200);
  await transact(systemContext('test'), (tx) => suppressAddress(tx, 'gone@agency.test', 'bounced'));
  const mail = await delivered(body.id);
  expect(mail.to).toMatchObject([{ address: candidate.email }]);
  expect(mail.cc).toMatchObject([{ address: 'lead@agency.test' }]);
  expect(mail.attachments).toMatchObject([{ filename: 'cv.pdf', mimeType: 'application/pdf' }]);
  expect(answeredBy(test.config, mail.replyTo?.[0]?.address ?? '')).toBe(body.id);
});

it('sends replies to its author if that is requested', async () => {
  const candidate = await person();
  const { body } = await draft(candidate, { repliesTo: 'author' });
  await send(body.id);
  expect((await delivered(body.id)).replyTo).toMatchObject([{ address: recruiter.user.email }]);
});

it.each([
  ['internal ones', { visibility: 'internal' }],
  ['papers of identity', { type: 'id_document', visibility: 'candidate' }],
  ['deleted ones', { deletedAt: new Date() }],
] as const)('refuses files that the person may not have: %s', async (_what, changes) => {
  const candidate = await person();
  const file = await createAttachment(candidate, changes);
  const { body } = await draft(candidate, { attachmentIds: [idOf(file)] });
  expect(body.error.fields).toMatchObject([{ path: 'attachmentIds', code: 'NOT_FOUND' }]);
});

it('refuses files of others, unchecked files, and more than a mail holds', async () => {
  const [candidate, other] = [await person(), await person()];
  const foreign = await createAttachment(other);
  const of = async (id: string) => (await draft(candidate, { attachmentIds: [id] })).body.error;
  expect(await of(idOf(foreign))).toMatchObject({ fields: [{ code: 'NOT_FOUND' }] });
  const own = await createAttachment(candidate);
  const set = (changes: object) => FileModel.updateOne({ _id: own.fileId }, { $set: changes });
  await set({ scan: 'pending' });
  expect(await of(idOf(own))).toMatchObject({ code: 'ATTACHMENT_SCAN_PENDING' });
  await set({ scan: 'blocked' });
  expect(await of(idOf(own))).toMatchObject({ code: 'ATTACHMENT_BLOCKED' });
  await set({ scan: 'clean', size: limits.mail.fileBytes + 1 });
  expect(await of(idOf(own))).toMatchObject({ fields: [{ code: 'TOO_MANY' }] });
});

it('does not leave without a file that was deleted meanwhile, and says so', async () => {
  const candidate = await person();
  const file = await createAttachment(candidate);
  const { body } = await draft(candidate, { attachmentIds: [idOf(file)] });
  await send(body.id);
  await AttachmentModel.updateOne({ _id: file._id }, { $set: { deletedAt: new Date() } });
  await expect(delivered(body.id)).rejects.toThrow('ENOENT');
  expect(await EmailMessageModel.findById(body.id).lean()).toMatchObject({
    status: 'failed',
    problem: 'file_missing',
  });
});

it('keeps what a draft goes with when it is changed', async () => {
  const candidate = await person();
  const cv = await createAttachment(candidate);
  const { body } = await draft(candidate, { cc: ['lead@agency.test'] });
  const change = (changes: object) =>
    recruiter.patch(`/messages/${body.id}`, { version: 1, changes });
  expect(
    (await change({ attachmentIds: [idOf(await createAttachment(await person()))] })).status,
  ).toBe(422);
  const changed = await change({ cc: [], attachmentIds: [idOf(cv)], repliesTo: 'author' });
  expect(changed.body).toMatchObject({ cc: [], files: [{ id: idOf(cv) }], repliesTo: 'author' });
});

it('is signed by its author, as the preview says', async () => {
  const candidate = await person();
  const me = await recruiter.get('/me');
  const mailSignature = 'Li Recruiter\nNorthbeam Talent';
  const set = await recruiter.patch('/me', {
    version: me.body.version,
    changes: { mailSignature },
  });
  expect(set.body).toMatchObject({ mailSignature });
  const preview = await recruiter.post('/messages/actions/preview', {
    subjectType: 'candidate',
    subjectId: candidate._id.toHexString(),
    subject: 'Hello',
    text: 'Good morning',
  });
  expect(preview.body).toMatchObject({ signature: mailSignature, text: 'Good morning' });
  const { body } = await draft(candidate, {});
  await send(body.id);
  expect((await delivered(body.id)).text).toContain(`Good morning\n\n${mailSignature}`);
  const two = await person();
  const bulk = await recruiter
    .post('/candidates/bulk/email', { ids: [idOf(two)], subject: 'Hi', text: 'All of you' })
    .set('Idempotency-Key', crypto.randomUUID());
  expect(bulk.body.batchId).toEqual(expect.any(String));
  await runWaiting(test);
  const mail = await EmailMessageModel.findOne({ to: two.email }).lean();
  expect(mail?.variables['body']).toBe(`All of you\n\n${mailSignature}`);
});

it.each([
  ['the subject', { subject: 'Hello\r\nBcc: all@people.test' }],
  ['the subject, folded', { subject: 'Hello\n Bcc: all@people.test' }],
  ['a copy', { cc: ['lead@agency.test\r\nBcc: all@people.test'] }],
  ['a copy with a name', { cc: ['Lead\r\nBcc: <all@people.test>'] }],
  ['the text', { text: 'Hello\r\nBcc: all@people.test\r\n\r\n.\r\nDATA' }],
])('prevents a mail from getting a Bcc header through %s', async (_where, changes) => {
  const candidate = await person();
  const { status, body } = await draft(candidate, changes);
  if (status === 201) await send(body.id);
  const mail = status === 201 ? await delivered(body.id) : null;
  expect([201, 422]).toContain(status);
  expect(mail?.bcc ?? []).toEqual([]);
  expect(mail?.headers.filter(({ key }) => key === 'bcc') ?? []).toEqual([]);
});

it('names a file in one line, whatever its title holds', async () => {
  const candidate = await person();
  const file = await createAttachment(candidate);
  const name = 'cv.pdf"\r\nBcc: all@people.test';
  await FileModel.updateOne({ _id: file.fileId }, { $set: { name } });
  const { body } = await draft(candidate, { attachmentIds: [idOf(file)] });
  await send(body.id);
  await expect(delivered(body.id)).rejects.toThrow('ENOENT');
  expect(await EmailMessageModel.findById(body.id).lean()).toMatchObject({
    status: 'failed',
    problem: 'invalid_header',
  });
});
