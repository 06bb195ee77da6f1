import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@muster/contracts';
import PostalMime from 'postal-mime';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { blankMails } from '../../mail/forget-mails.ts';
import { mailFolder } from '../../mail/mail-transport.ts';
import { OutboxModel } from '../../outbox/outbox-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createAttachment } from '../attachments/attachment.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createCompanyUser } from '../companies/company-user.fixtures.ts';
import { pdfBytes, scanned, uploaded } from '../files/file.fixtures.ts';
import { FileModel } from '../files/file.model.ts';

let test: TestApp;
let manager: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  manager = await signInAs(test, 'account_manager');
});
afterAll(() => test.close());

const general = { purpose: 'general' as const };
const file = (name = 'terms.pdf') => scanned(test, manager, name, pdfBytes(name), general);
const words = { subject: 'Hello', text: 'The terms come along' };

/** Creates users of a client to whom the manager may write. */
async function clientPeople() {
  const company = await createCompany({ accountManagerId: manager.user._id });
  const { userId } = await createCompanyUser(company._id);
  return {
    subjectType: 'company',
    subjectId: company._id.toHexString(),
    recipientIds: [userId.toHexString()],
  };
}
const draft = (whom: object, changes: object) =>
  manager.post('/messages', { ...whom, ...words, ...changes });
const act = (id: string, action: string, version: number) =>
  manager
    .post(`/messages/${id}/actions/${action}`, { version })
    .set('Idempotency-Key', crypto.randomUUID());
const patch = (id: string, version: number, changes: object) =>
  manager.patch(`/messages/${id}`, { version, changes });
const stateOf = async (id: string) => (await FileModel.findById(id).lean())?.status ?? 'gone';

it('goes to a client with what its author brought, which is named on the record', async () => {
  const whom = await clientPeople();
  const [terms, map] = [await file(), await file('map.pdf')];
  const { body, status } = await draft(whom, { fileIds: [terms.id, map.id] });
  expect(status).toBe(201);
  expect(body.files).toMatchObject([
    { id: terms.id, name: 'terms.pdf', isBrought: true },
    { id: map.id, name: 'map.pdf', isBrought: true },
  ]);
  expect((await act(body.id, 'send', 1)).status).toBe(200);
  await OutboxModel.updateMany({ status: 'pending' }, { $set: { availableAt: new Date(0) } });
  await test.runEvents();
  const sent = await readFile(join(mailFolder(test.config), `${body.id}.eml`));
  const { attachments } = await PostalMime.parse(sent);
  expect(attachments.map(({ filename }) => filename)).toEqual(['terms.pdf', 'map.pdf']);
  const talk = await manager.get(`/companies/${whom.subjectId}/communications`);
  expect(talk.body.data).toMatchObject([
    { mail: { status: 'sent', files: [{ name: 'terms.pdf' }, { name: 'map.pdf' }] } },
  ]);
});

it('goes to a candidate with files of the record and brought ones, counted together', async () => {
  const email = 'brought@people.test';
  const candidate = await createCandidateRecord({ email, emailNorm: email });
  const cv = await createAttachment(candidate);
  const whom = { subjectType: 'candidate', subjectId: candidate._id.toHexString() };
  const attachmentIds = [cv._id.toHexString()];
  const terms = await file();
  const { body } = await draft(whom, { attachmentIds, fileIds: [terms.id] });
  expect(body.files).toMatchObject([{ isBrought: false }, { id: terms.id, isBrought: true }]);
  const more = await file('more.pdf');
  const half = limits.mail.fileBytes / 2 + 1;
  await FileModel.updateMany({ _id: { $in: [cv.fileId, more.id] } }, { $set: { size: half } });
  const tooMuch = await draft(whom, { attachmentIds, fileIds: [more.id] });
  expect(tooMuch.body.error.fields).toMatchObject([{ path: 'fileIds', code: 'TOO_MANY' }]);
  expect(await stateOf(more.id)).toBe('received');
});

it('keeps, adds and leaves out files while it is a draft; what is left out is given up', async () => {
  const [terms, map] = [await file(), await file('map.pdf')];
  const { body } = await draft(await clientPeople(), { fileIds: [terms.id] });
  const added = await patch(body.id, 1, { fileIds: [terms.id, map.id], subject: 'Terms' });
  expect(added.body).toMatchObject({ files: [{ id: terms.id }, { id: map.id }] });
  const left = await patch(body.id, added.body.version, { fileIds: [map.id] });
  expect(left.body.files).toMatchObject([{ id: map.id }]);
  expect([await stateOf(terms.id), await stateOf(map.id)]).toEqual(['released', 'used']);
  const reworded = await patch(body.id, left.body.version, { subject: 'The map' });
  expect(reworded.body.files).toMatchObject([{ id: map.id }]);
});

it('takes no file twice, of another person, or that is not checked', async () => {
  const whom = await clientPeople();
  const used = await file();
  await draft(whom, { fileIds: [used.id] });
  expect((await draft(whom, { fileIds: [used.id] })).status).toBe(404);
  const other = await signInAs(test, 'recruiter');
  const foreign = await scanned(test, other, 'x.pdf', pdfBytes('x'), general);
  expect((await draft(whom, { fileIds: [foreign.id] })).status).toBe(404);
  const waiting = await uploaded(test, manager, 'w.pdf', pdfBytes('w'), general);
  const refused = await draft(whom, { fileIds: [waiting.id] });
  expect(refused.body.error.code).toBe('ATTACHMENT_SCAN_PENDING');
});

it('gives brought files up when it is taken back, and with its words when they are erased', async () => {
  const [taken, erased] = [await file(), await file('map.pdf')];
  const first = (await draft(await clientPeople(), { fileIds: [taken.id] })).body;
  const { version } = (await act(first.id, 'send', 1)).body;
  expect((await act(first.id, 'cancel', version)).body).toMatchObject({ status: 'cancelled' });
  expect(await stateOf(taken.id)).toBe('released');
  const second = (await draft(await clientPeople(), { fileIds: [erased.id] })).body;
  const { _id } = await EmailMessageModel.findById(second.id).orFail().lean();
  await transact(systemContext('test'), (tx) => blankMails(tx, [_id]));
  await test.runEvents();
  expect(await stateOf(erased.id)).toBe('gone');
  expect(await EmailMessageModel.findById(_id).lean()).toMatchObject({ text: '', fileIds: [] });
});
