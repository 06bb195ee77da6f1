import {
  canTransition,
  signatureDocumentMachine,
  signatureStates,
  signingConsent,
} from '@muster/contracts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { createIdentity } from '../legal-identities/legal-identity.fixtures.ts';
import { SignatureEventModel } from './signature-event.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { createDocument } from './signature.fixtures.ts';
import { SignatureDocumentModel } from './signature-document.model.ts';
import { expireDocuments, remindOfDocuments } from './signatures.jobs.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

const { signal } = new AbortController();
const idOf = ({ _id }: { _id: { toHexString(): string } }) => _id.toHexString();
async function person(): Promise<{ candidate: Candidate; ana: SignedIn }> {
  const candidate = await createCandidateRecord({ ownerUserId: recruiter.user._id });
  const ana = await signInAs(test, 'candidate', { assignment: { candidateId: candidate._id } });
  await CandidateModel.updateOne({ _id: candidate._id }, { userId: ana.user._id });
  return { candidate, ana };
}
const values = {
  services: 'Builds payments in Go.',
  start: '2027-03-01',
  fee: 'EUR 45.00 an hour',
  payment: '14 days',
  notice: '14 days',
  law: 'Portugal',
};
const agreement = (signerId: string, changes: object = {}) => ({
  templateKey: 'contractor-agreement',
  title: 'Contractor agreement',
  values,
  signerId,
  expiresInDays: 30,
  message: null,
  ...changes,
});
const typed = (name: string) => ({
  signature: { kind: 'typed', name },
  consent: signingConsent.version,
});
const mailsTo = async ({ user }: SignedIn) =>
  (await EmailMessageModel.find({ to: user.email }).sort({ createdAt: 1 }).lean()).map(
    ({ template }) => template,
  );

it('a document is signed in turn, sealed, and proves its integrity', async () => {
  const { candidate, ana } = await person();
  const signer = idOf(recruiter.user);
  const made = await recruiter.post(
    `/candidates/${idOf(candidate)}/signature-documents`,
    agreement(signer),
  );
  const id = made.body.id as string;
  const path = `/signature-documents/${id}`;
  expect((await recruiter.get(`${path}/file`)).headers['content-type']).toBe('application/pdf');
  const early = await recruiter.post(`${path}/actions/send`, { version: 1 });
  expect(early.body.error.code).toBe('LEGAL_IDENTITY_REQUIRED');
  await createIdentity(candidate, { status: 'verified' });
  const sent = await recruiter.post(`${path}/actions/send`, { version: 1 });
  expect(sent.body).toMatchObject({ status: 'sent', parties: [{ name: 'Inês Duarte' }, {}] });
  const soon = await recruiter.post(`${path}/actions/sign`, typed('Noor Haddad'));
  expect(soon.body.error.code).toBe('DOCUMENT_NOT_YOUR_TURN');
  expect((await ana.post(`${path}/actions/open`, {})).body.status).toBe('viewed');
  const first = await ana.post(`${path}/actions/sign`, {
    signature: { kind: 'drawn', strokes: [[10, 200, 300, 40, 600, 220]] },
    consent: signingConsent.version,
  });
  expect(first.body).toMatchObject({ status: 'partially_signed', allowedActions: [] });
  const last = await recruiter.post(`${path}/actions/sign`, typed('Noor Haddad'));
  expect(last.body.status).toBe('completed');
  const proof = await ana.get(`${path}/proof`);
  expect(proof.body).toMatchObject({ seal: 'valid', chain: 'valid' });
  expect(proof.body.events.map(({ type }: { type: string }) => type)).toEqual([
    'created',
    'sent',
    'opened',
    'signed',
    'signed',
    'completed',
  ]);
  const file = await ana.get(`${path}/file`);
  expect(file.body.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await mailsTo(ana)).toEqual(['document_please_sign', 'document_completed']);
  await SignatureEventModel.updateOne({ documentId: id, seq: 4 }, { by: 'Somebody else' });
  expect((await ana.get(`${path}/proof`)).body.chain).toBe('broken');
});

it('reports what is missing before sending, and accepts only the fields of the template', async () => {
  const { candidate } = await person();
  await createIdentity(candidate, { status: 'verified' });
  const path = `/candidates/${idOf(candidate)}/signature-documents`;
  const signer = idOf(recruiter.user);
  const wrong = await recruiter.post(path, agreement(signer, { values: { moon: 'full' } }));
  expect(wrong.body.error.fields).toMatchObject([{ path: 'values.moon', code: 'NOT_ALLOWED' }]);
  const draft = await recruiter.post(path, agreement(signer, { values: { ...values, fee: '' } }));
  const sent = await recruiter.post(`/signature-documents/${draft.body.id}/actions/send`, {
    version: 1,
  });
  expect(sent.body.error.fields).toMatchObject([{ path: 'values.fee', code: 'REQUIRED' }]);
});

it('shows on a draft which documents of its kind wait for signatures', async () => {
  const { candidate, ana } = await person();
  await createIdentity(candidate, { status: 'verified' });
  const path = `/candidates/${idOf(candidate)}/signature-documents`;
  const write = async () => (await recruiter.post(path, agreement(idOf(recruiter.user)))).body;
  const first = await write();
  const second = await write();
  expect([first.twins, second.twins]).toEqual([[], []]);
  await recruiter.post(`/signature-documents/${first.id}/actions/send`, { version: 1 });
  const twins = [{ id: first.id, title: first.title, sentAt: expect.any(String) }];
  expect((await recruiter.get(`/signature-documents/${second.id}`)).body).toMatchObject({ twins });
  const sent = await recruiter.post(`/signature-documents/${second.id}/actions/send`, {
    version: 1,
  });
  expect(sent.body).toMatchObject({ status: 'sent', twins: [] });
  await ana.post(`/signature-documents/${first.id}/actions/decline`, {
    reason: 'The other one is right.',
  });
  expect((await write()).twins).toMatchObject([{ id: second.id }]);
});

it('a declined document shows the sender the reason, and can be reissued', async () => {
  const { candidate, ana } = await person();
  const placementId = candidate._id;
  const document = await createDocument(
    candidate,
    { signer: ana.user._id, countersigner: recruiter.user._id },
    { placementId },
  );
  const path = `/signature-documents/${idOf(document)}`;
  expect((await ana.post(`${path}/actions/decline`, { reason: 'No.' })).status).toBe(422);
  const reason = 'The purpose is too wide.';
  const declined = await ana.post(`${path}/actions/decline`, { reason });
  expect(declined.body.status).toBe('declined');
  expect((await ana.post(`${path}/actions/sign`, typed('Ana'))).body.error.code).toBe(
    'INVALID_TRANSITION',
  );
  expect(await mailsTo(recruiter)).toContain('document_declined');
  const again = await recruiter.post(`${path}/actions/reissue`, {
    version: declined.body.version,
  });
  expect(again.body).toMatchObject({ status: 'draft', replacesId: idOf(document) });
  // It stays a paper of the same contract.
  expect(await SignatureDocumentModel.findById(again.body.id).lean()).toMatchObject({
    placementId,
  });
});

it('also notifies the owner of the record when a document of a colleague is declined', async () => {
  const { candidate, ana } = await person();
  const owner = await signInAs(test, 'recruiter');
  await CandidateModel.updateOne({ _id: candidate._id }, { ownerUserId: owner.user._id });
  const document = await createDocument(candidate, {
    signer: ana.user._id,
    countersigner: recruiter.user._id,
  });
  const reason = 'The purpose is too wide.';
  await ana.post(`/signature-documents/${idOf(document)}/actions/decline`, { reason });
  expect(await mailsTo(owner)).toEqual(['document_declined']);
  expect(await NotificationModel.find({ userId: owner.user._id }).lean()).toMatchObject([
    { topic: 'document', title: `{name} declined to sign: ${document.title}`, mail: 'off' },
  ]);
});

it('lets only the sender void a document that a party has signed', async () => {
  const { candidate, ana } = await person();
  const document = await createDocument(candidate, {
    signer: ana.user._id,
    countersigner: recruiter.user._id,
    halfSigned: true,
  });
  const finance = await signInAs(test, 'finance_hr');
  const path = `/signature-documents/${idOf(document)}/actions/void`;
  const body = { version: 1, note: 'The job was cancelled.' };
  expect((await finance.post(path, body)).body.error.code).toBe('SECOND_PERSON_REQUIRED');
  expect((await recruiter.post(path, body)).body.status).toBe('voided');
  expect(await mailsTo(ana)).toEqual(['document_voided']);
});

it('needs two users to void a signed document of a colleague', async () => {
  const { candidate, ana } = await person();
  const document = await createDocument(candidate, {
    signer: ana.user._id,
    countersigner: recruiter.user._id,
    halfSigned: true,
  });
  const [finance, admin] = [await signInAs(test, 'finance_hr'), await signInAs(test, 'admin')];
  const path = `/signature-documents/${idOf(document)}`;
  const ask = (who: SignedIn) =>
    who.post(`${path}/actions/ask-void`, { version: 1, note: 'The job was cancelled.' });
  expect((await finance.get(path)).body.allowedActions).toContain('ask_void');
  expect((await ask(recruiter)).body.error.code).toBe('INVALID_TRANSITION');
  const { body } = await ask(finance);
  expect(body.status).toBe('partially_signed');
  expect(body.allowedActions).not.toContain('ask_void');
  expect((await ask(admin)).body.error.code).toBe('APPROVAL_PENDING');
  const { waiting } = (await admin.get('/approvals')).body;
  const request = waiting.find(({ kind }: { kind: string }) => kind === 'signature_void');
  expect(request.facts).toMatchObject([{ name: 'signedBy', value: candidate.name }]);
  const own = await finance.post(`/approvals/${request.id}/actions/approve`, { version: 1 });
  expect(own.status).not.toBe(200);
  await admin.post(`/approvals/${request.id}/actions/approve`, { version: 1 }).expect(200);
  expect((await admin.get(path)).body).toMatchObject({
    status: 'voided',
    endNote: 'The job was cancelled.',
  });
  expect((await ana.get('/me/signature-documents')).body.data).toMatchObject([
    { status: 'voided', note: 'The job was cancelled.' },
  ]);
  expect(await mailsTo(ana)).toEqual(['document_voided']);
});

it('shows a document only to its parties and senders', async () => {
  const { candidate } = await person();
  const document = await createDocument(candidate);
  const { ana: other } = await person();
  const stranger = await signInAs(test, 'vetter');
  const path = `/signature-documents/${idOf(document)}`;
  for (const who of [other, stranger])
    expect([
      (await who.get(`${path}/file`)).status,
      (await who.get(`${path}/proof`)).status,
      (await who.post(`${path}/actions/sign`, typed('Somebody'))).status,
    ]).toEqual([404, 404, 404]);
});

it('a document reminds the signer and expires', async () => {
  const { candidate, ana } = await person();
  const document = await createDocument(candidate, { signer: ana.user._id });
  const later = new Date(Date.now() + 4 * 86_400_000);
  await remindOfDocuments(signal, later);
  expect(await mailsTo(ana)).toEqual(['document_reminder']);
  await expireDocuments(signal, new Date(Date.now() + 20 * 86_400_000));
  const after = await SignatureDocumentModel.findById(document._id).lean();
  expect(after?.status).toBe('expired');
  expect(await mailsTo(ana)).toEqual(['document_reminder', 'document_expired']);
});

it('tells all parties asked so far, and no others, that a document has expired', async () => {
  const { candidate, ana } = await person();
  const guest = 'expiry@client.test';
  const countersigner = await signInAs(test, 'finance_hr');
  await createDocument(
    candidate,
    { signer: ana.user._id, countersigner: countersigner.user._id, guest },
    { sentBy: recruiter.user._id },
  );
  await expireDocuments(signal, new Date(Date.now() + 20 * 86_400_000));
  expect(await mailsTo(ana)).toEqual(['document_expired']);
  expect(await EmailMessageModel.find({ to: guest }).lean()).toMatchObject([
    { template: 'document_expired' },
  ]);
  expect(await mailsTo(countersigner)).toEqual([]);
});

it('reminds whoever signs next three days after it became their turn', async () => {
  const { candidate, ana } = await person();
  const countersigner = await signInAs(test, 'finance_hr');
  const document = await createDocument(candidate, {
    signer: ana.user._id,
    countersigner: countersigner.user._id,
  });
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  await ana.post(`/signature-documents/${idOf(document)}/actions/sign`, typed(candidate.name));
  // It was sent two days before the first party signed.
  await SignatureDocumentModel.updateOne({ _id: document._id }, { sentAt: days(-2) });
  await remindOfDocuments(signal, days(2));
  expect(await mailsTo(countersigner)).toEqual(['document_please_sign']);
  await remindOfDocuments(signal, days(3));
  expect(await mailsTo(countersigner)).toEqual(['document_please_sign', 'document_reminder']);
});

it('allows signing only in open states', () => {
  expect(
    signatureStates.filter((state) => canTransition(signatureDocumentMachine, state, 'sign')),
  ).toEqual(['sent', 'viewed', 'partially_signed']);
});

describe('a document with an approver', () => {
  async function heldBack() {
    const { candidate, ana } = await person();
    await createIdentity(candidate, { status: 'verified' });
    const approver = await signInAs(test, 'finance_hr');
    const made = await recruiter.post(
      `/candidates/${idOf(candidate)}/signature-documents`,
      agreement(idOf(recruiter.user), { approverId: idOf(approver.user) }),
    );
    const path = `/signature-documents/${made.body.id}`;
    const sent = await recruiter.post(`${path}/actions/send`, { version: 1 });
    const { version } = sent.body;
    return { ana, approver, path, sent: sent.body, version, candidate };
  }

  it('reaches its parties only after the approval', async () => {
    const { ana, approver, path, sent, version } = await heldBack();
    expect(sent).toMatchObject({ status: 'sent', approver: { status: 'waiting', at: null } });
    expect(sent.parties.map(({ status }: { status: string }) => status)).toEqual(
      sent.parties.map(() => 'waiting'),
    );
    expect(sent.allowedActions).not.toContain('approve');
    expect((await ana.get('/me/signature-documents')).body.data).toEqual([]);
    const [read, opened, signed] = [
      await ana.get(`${path}/file`),
      await ana.post(`${path}/actions/open`, {}),
      await ana.post(`${path}/actions/sign`, typed('Inês Duarte')),
    ];
    expect([read.status, opened.status, signed.status]).toEqual([404, 404, 404]);
    expect(await mailsTo(ana)).toEqual([]);
    expect(await mailsTo(approver)).toEqual(['document_please_approve']);

    const own = await recruiter.post(`${path}/actions/approve`, { version });
    expect(own.body.error.code).toBe('SECOND_PERSON_REQUIRED');
    expect((await approver.get(path)).body.allowedActions).toEqual(
      expect.arrayContaining(['approve', 'refuse']),
    );
    const approved = await approver.post(`${path}/actions/approve`, { version });
    expect(approved.body).toMatchObject({
      status: 'sent',
      approver: { status: 'approved', at: expect.any(String) },
      parties: [{ status: 'notified' }, { status: 'waiting' }],
    });
    expect((await ana.post(`${path}/actions/open`, {})).body.status).toBe('viewed');
    expect(await mailsTo(ana)).toEqual(['document_please_sign']);
    const proof = await recruiter.get(`${path}/proof`);
    expect(proof.body.events.map(({ type }: { type: string }) => type)).toEqual([
      'created',
      'sent',
      'approved',
      'opened',
    ]);
  });

  it('reaches nobody if it is refused, and can be reissued', async () => {
    const { ana, approver, path, version } = await heldBack();
    const reason = 'The notice is too short.';
    const refused = await approver.post(`${path}/actions/refuse`, { version, reason });
    expect(refused.body).toMatchObject({
      status: 'declined',
      endNote: reason,
      approver: { status: 'refused' },
    });
    const again = await approver.post(`${path}/actions/refuse`, { version, reason });
    expect(again.body.version).toBe(refused.body.version);
    expect((await ana.get('/me/signature-documents')).body.data).toEqual([]);
    expect(await mailsTo(ana)).toEqual([]);
    const anew = await recruiter.post(`${path}/actions/reissue`, {
      version: refused.body.version,
    });
    expect(anew.body).toMatchObject({ status: 'draft', approver: { status: 'waiting' } });
  });

  it('reminds only the approver, and cannot be approved once it is voided', async () => {
    const { ana, approver, path, version } = await heldBack();
    const reminded = await recruiter.post(`${path}/actions/remind`, { version });
    expect(reminded.body.reminders).toBe(1);
    const note = 'The job was cancelled.';
    await recruiter.post(`${path}/actions/void`, { version: reminded.body.version, note });
    expect([await mailsTo(approver), await mailsTo(ana)]).toEqual([
      ['document_please_approve', 'document_please_approve'],
      [],
    ]);
    const late = await approver.post(`${path}/actions/approve`, { version });
    expect(late.status).toBe(409);
    expect((await ana.get('/me/signature-documents')).body.data).toEqual([]);
  });

  it('accepts an approver who sends for all candidates, and never the sender', async () => {
    const { candidate } = await person();
    const path = `/candidates/${idOf(candidate)}/signature-documents`;
    const outsider = await signInAs(test, 'vetter');
    for (const { user } of [recruiter, outsider]) {
      const answer = await recruiter.post(
        path,
        agreement(idOf(recruiter.user), { approverId: idOf(user) }),
      );
      expect(answer.body.error.fields).toMatchObject([{ path: 'approverId', code: 'NOT_ALLOWED' }]);
    }
  });
});
