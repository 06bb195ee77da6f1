import { signingConsent } from '@muster/contracts';
import supertest from 'supertest';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { CompanyModel, type Company } from '../../records/companies/company.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { createTemplate, place } from './signature.fixtures.ts';
import { SignatureDocumentModel } from './signature-document.model.ts';
import { SignatureTemplateModel } from './templates/signature-template.model.ts';
import { expireDocuments, remindOfDocuments } from './signatures.jobs.ts';

let test: TestApp;
let manager: SignedIn;
let finance: SignedIn;
let client: SignedIn;
let company: Company;
beforeAll(async () => {
  test = await createTestApp();
  manager = await signInAs(test, 'account_manager');
  finance = await signInAs(test, 'finance_hr');
});
afterAll(() => test.close());
beforeEach(async () => {
  await SignatureDocumentModel.deleteMany({});
  await CompanyModel.deleteMany({});
  company = await createCompany({
    name: 'Quay Freight',
    legalName: 'Quay Freight Lda',
    accountManagerId: manager.user._id,
  });
  client = await signInAs(test, 'client_admin', { assignment: { companyId: company._id } });
});

const { signal } = new AbortController();
const idOf = ({ _id }: { _id: { toHexString(): string } }) => _id.toHexString();
const at = () => `/companies/${idOf(company)}/signature-documents`;
const msa = (changes: object = {}) => ({
  templateKey: 'client-msa',
  title: 'Frame agreement',
  values: {
    services: 'Finds engineers.',
    start: '2027-01-04',
    fees: 'By order.',
    payment: '30 days',
    notice: '30 days',
    law: 'Portugal',
  },
  signerId: idOf(manager.user),
  expiresInDays: 30,
  message: null,
  guest: { name: 'Rui Costa', email: client.user.email },
  ...changes,
});
const drafted = async (changes: object = {}) =>
  (await manager.post(at(), msa(changes)).expect(201)).body as { id: string; version: number };
async function sent(changes: object = {}): Promise<string> {
  const { id, version } = await drafted(changes);
  await manager.post(`/signature-documents/${id}/actions/send`, { version }).expect(200);
  return id;
}
const mailsTo = async (email: string) =>
  (await EmailMessageModel.find({ to: email }).sort({ createdAt: 1 }).lean()).map(
    ({ template }) => template,
  );
const typed = (name: string) => ({
  signature: { kind: 'typed', name },
  consent: signingConsent.version,
});
/** Opens the link that the client gets in the client area. */
async function opened(id: string) {
  const { body } = await client.post(`/client/documents/${id}/actions/open`, {}).expect(200);
  const token = String(body.path).replace('/t/#', '');
  const link = await supertest(test.app).post('/api/v1/links').send({ token });
  const path = `/api/v1/links/${link.body.handle}/document`;
  const with_ = (call: supertest.Test) => call.set('Cookie', `muster.link=${token}`);
  return {
    read: () => with_(supertest(test.app).get(path)),
    act: (action: string, body: object = {}) =>
      with_(supertest(test.app).post(`${path}/actions/${action}`)).send(body),
  };
}

/** Signs as the client by a link of the client area, with the mailed code. */
async function signAsClient(id: string): Promise<void> {
  const document = await opened(id);
  await document.act('send-code').expect(200);
  const mail = await EmailMessageModel.findOne({ template: 'document_code' })
    .sort({ createdAt: -1, _id: -1 })
    .lean();
  const code = String((mail?.variables as { code?: string } | undefined)?.code);
  await document.act('sign', { ...typed('Rui Costa'), code }).expect(200);
}

it('a document is signed by client and agency only, sealed, and listed for the company', async () => {
  const { id } = await drafted();
  const path = `/signature-documents/${id}`;
  expect((await manager.get(path)).body).toMatchObject({
    candidate: null,
    company: { id: idOf(company), name: 'Quay Freight' },
    category: 'client_msa',
    allowedActions: ['edit', 'delete', 'send'],
  });
  expect((await manager.get(`${path}/file`)).headers['content-type']).toBe('application/pdf');
  const { body } = await manager.post(`${path}/actions/send`, { version: 1 }).expect(200);
  expect(body).toMatchObject({
    status: 'sent',
    parties: [
      { key: 'client', name: 'Rui Costa', status: 'notified' },
      { key: 'agency', status: 'waiting' },
    ],
  });
  expect(await mailsTo(client.user.email)).toEqual(['document_please_sign_link']);
  const early = await manager.post(`${path}/actions/sign`, typed('Noor Haddad'));
  expect(early.body.error.code).toBe('DOCUMENT_NOT_YOUR_TURN');
  await signAsClient(id);
  await manager.post(`${path}/actions/sign`, typed('Noor Haddad')).expect(200);
  const { body: list } = await finance.get(at()).expect(200);
  expect(list).toMatchObject({
    company: { name: 'Quay Freight' },
    mayBegin: true,
    data: [{ id, status: 'completed', twins: [] }],
  });
  expect((await manager.get(`${path}/proof`)).body).toMatchObject({ seal: 'valid' });
  expect(await mailsTo(client.user.email)).toContain('document_completed_link');
  await test.runEvents();
});

it('a document waits among the pending items of its signer, only in that company', async () => {
  const id = await sent();
  const waiting = async (who: SignedIn) =>
    ((await who.get('/client/documents').expect(200)).body.data as { id: string }[]).map(
      (one) => one.id,
    );
  expect(await waiting(client)).toEqual([id]);
  const document = await opened(id);
  expect((await document.read()).body).toMatchObject({
    standing: 'to_sign',
    signingAs: 'Rui Costa',
  });
  const colleague = await signInAs(test, 'client_admin', {
    assignment: { companyId: company._id },
  });
  expect(await waiting(colleague)).toEqual([]);
  const { _id: elsewhere } = await createCompany();
  await SignatureDocumentModel.updateOne({ _id: id }, { companyId: elsewhere });
  expect(await waiting(client)).toEqual([]);
  expect((await client.post(`/client/documents/${id}/actions/open`, {})).status).toBe(404);
});

it.each([
  ['a recruiter who does not look after it', 'recruiter', 403],
  ['an account manager of others', 'account_manager', 403],
  ['a vetter', 'vetter', 403],
  ['a viewer', 'staff_viewer', 403],
  ['finance', 'finance_hr', 200],
  ['an admin', 'admin', 200],
] as const)(
  'documents are open only to users who send them to the client: %s',
  async (_who, role, status) => {
    const id = await sent();
    const person = await signInAs(test, role);
    for (const path of [at(), `/signature-documents/${id}`])
      expect((await person.get(path)).status).toBe(status);
    expect((await person.get(`/signature-documents/${id}/file`)).status === 200).toBe(
      status === 200,
    );
  },
);

it('documents are hidden from clients and candidates, except through their link', async () => {
  const id = await sent();
  expect((await client.get(at())).status).toBe(403);
  expect((await client.get(`/signature-documents/${id}`)).status).toBe(403);
  const candidate = await signInAs(test, 'candidate');
  expect((await candidate.get(`/signature-documents/${id}/file`)).status).toBe(404);
});

it('accepts only templates without a candidate, and for a candidate only templates with one', async () => {
  const wrong = await manager.post(at(), msa({ templateKey: 'nda', values: {} })).expect(422);
  expect(wrong.body.error.fields).toMatchObject([{ path: 'templateKey', code: 'NOT_ALLOWED' }]);
  const candidate = await createCandidateRecord({ ownerUserId: manager.user._id });
  const admin = await signInAs(test, 'admin');
  const other = await admin
    .post(
      `/candidates/${idOf(candidate)}/signature-documents`,
      msa({ signerId: idOf(admin.user), guest: null }),
    )
    .expect(422);
  expect(other.body.error.fields).toMatchObject([{ path: 'templateKey', code: 'NOT_ALLOWED' }]);
  const own = await createTemplate({
    status: 'active',
    parties: ['client'],
    placed: [place({ party: 'client' })],
  });
  const { body: draft } = await manager
    .post(at(), msa({ templateKey: idOf(own), values: {} }))
    .expect(201);
  await SignatureTemplateModel.updateOne({ _id: own._id }, { parties: ['candidate'] });
  const send = await manager.post(`/signature-documents/${draft.id}/actions/send`, { version: 1 });
  expect(send.body.error.fields).toMatchObject([{ path: 'templateKey', code: 'NOT_ALLOWED' }]);
});

it('requires a signer of the client before sending, and nobody of the agency', async () => {
  const { id, version } = await drafted({ guest: null });
  const send = await manager.post(`/signature-documents/${id}/actions/send`, { version });
  expect(send.body.error.fields).toMatchObject([{ path: 'guest.email', code: 'REQUIRED' }]);
  const staff = await manager.post(
    at(),
    msa({ guest: { name: 'Finn Payne', email: finance.user.email } }),
  );
  expect(staff.body.error.fields).toMatchObject([{ path: 'guest.email', code: 'NOT_ALLOWED' }]);
});

it('a document reminds the client, expires, notifies the account manager, and can be reissued', async () => {
  const colleague = await signInAs(test, 'finance_hr');
  const id = await sent();
  await SignatureDocumentModel.updateOne({ _id: id }, { sentBy: colleague.user._id });
  await remindOfDocuments(signal, new Date(Date.now() + 4 * 86_400_000));
  expect(await mailsTo(client.user.email)).toContain('document_reminder_link');
  await expireDocuments(signal, new Date(Date.now() + 40 * 86_400_000));
  const notice = await NotificationModel.findOne({ userId: manager.user._id, topic: 'document' })
    .sort({ _id: -1 })
    .lean();
  expect(notice).toMatchObject({
    title: 'Expired without all signatures of Quay Freight: Frame agreement',
    link: `${at()}?document=${id}`,
  });
  const { version } = await SignatureDocumentModel.findById(id).orFail();
  const { body } = await manager
    .post(`/signature-documents/${id}/actions/reissue`, { version })
    .expect(201);
  expect(body).toMatchObject({ replacesId: id, company: { id: idOf(company) }, status: 'draft' });
});

it('shows other documents of its kind only with this client', async () => {
  const id = await sent();
  const elsewhere = await createCompany({ accountManagerId: manager.user._id });
  const { body } = await manager
    .post(`/companies/${idOf(elsewhere)}/signature-documents`, msa())
    .expect(201);
  expect(body.twins).toEqual([]);
  expect(await drafted()).toMatchObject({ twins: [{ id }] });
});

it('starts no document with a former client, and hides the documents of a deleted one', async () => {
  const id = await sent();
  await CompanyModel.updateOne({ _id: company._id }, { status: 'former' });
  expect((await manager.post(at(), msa())).body.error.code).toBe('INVALID_TRANSITION');
  expect((await manager.get(at()).expect(200)).body.mayBegin).toBe(false);
  await CompanyModel.updateOne({ _id: company._id }, { deletedAt: new Date() });
  expect((await manager.get(at())).status).toBe(404);
  expect((await manager.get(`/signature-documents/${id}`)).status).toBe(404);
});

it('needs two users to void a document of a colleague once the client has signed it', async () => {
  const id = await sent();
  await signAsClient(id);
  const path = `/signature-documents/${id}/actions/ask-void`;
  const { version } = await SignatureDocumentModel.findById(id).orFail();
  await finance.post(path, { version, note: 'The terms have changed.' }).expect(200);
  const admin = await signInAs(test, 'admin');
  const { waiting } = (await admin.get('/approvals').expect(200)).body;
  const request = waiting.find(({ kind }: { kind: string }) => kind === 'signature_void');
  expect(JSON.stringify(request)).toContain('Frame agreement');
  await admin.post(`/approvals/${request.id}/actions/approve`, { version: 1 }).expect(200);
  expect((await manager.get(`/signature-documents/${id}`)).body.status).toBe('voided');
  expect(await mailsTo(client.user.email)).toContain('document_voided');
});

/** An agreement on confidentiality of the agency's own, sent to the client. */
async function ndaSent(): Promise<string> {
  const own = await createTemplate({
    category: 'nda',
    status: 'active',
    parties: ['client', 'agency'],
    placed: [place({ party: 'client' }), place({ party: 'agency', key: 'agency_hand' })],
  });
  return sent({ templateKey: idOf(own), values: {} });
}
const ndaOf = async () =>
  (await manager.get(`/companies/${idOf(company)}`).expect(200)).body.ndaStatus;

it('records on the client, with a log entry, that all have signed an agreement on confidentiality', async () => {
  const id = await ndaSent();
  await signAsClient(id);
  expect((await CompanyModel.findById(company._id).orFail()).ndaStatus).toBeNull();
  await manager.post(`/signature-documents/${id}/actions/sign`, typed('Noor Haddad')).expect(200);
  expect(await ndaOf()).toBe('signed');
  const { body } = await manager.get(`/companies/${idOf(company)}/activity`).expect(200);
  expect(body.data[0]).toMatchObject({
    action: 'update',
    changes: [{ field: 'ndaStatus', before: null, after: 'signed' }],
  });
  const other = await sent();
  await signAsClient(other);
  await CompanyModel.updateOne({ _id: company._id }, { ndaStatus: 'none' });
  await manager
    .post(`/signature-documents/${other}/actions/sign`, typed('Noor Haddad'))
    .expect(200);
  expect(await ndaOf()).toBe('none');
});

it('prevents the deletion of a client while a document waits for a signature', async () => {
  const admin = await signInAs(test, 'admin');
  const id = await sent();
  const { version } = await CompanyModel.findById(company._id).orFail();
  const path = `/companies/${idOf(company)}`;
  const body = { version, reason: 'Entered by mistake.', confirmNumber: company.number };
  expect((await admin.get(`${path}/delete-effects`).expect(200)).body).toMatchObject({
    openDocuments: 1,
    blockedBy: 'COMPANY_HAS_OPEN_SIGNATURES',
  });
  const refused = await admin.delete(path, body).expect(409);
  expect(refused.body.error).toMatchObject({
    code: 'COMPANY_HAS_OPEN_SIGNATURES',
    context: { openDocuments: 1 },
  });
  const document = await SignatureDocumentModel.findById(id).orFail();
  await manager
    .post(`/signature-documents/${id}/actions/void`, {
      version: document.version,
      note: 'The terms have changed.',
    })
    .expect(200);
  await admin.delete(path, body).expect(200);
});
