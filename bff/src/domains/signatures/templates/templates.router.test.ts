import { signingConsent, type PlacedField } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { closeTextExtraction, extractText } from '../../../text-extraction/extract-text.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { pdfBytes, scanned } from '../../files/file.fixtures.ts';
import { createIdentity } from '../../legal-identities/legal-identity.fixtures.ts';
import { place } from '../signature.fixtures.ts';

let test: TestApp;
let finance: SignedIn;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  finance = await signInAs(test, 'finance_hr');
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(async () => {
  await closeTextExtraction();
  await test.close();
});

const idOf = ({ _id }: { _id: { toHexString(): string } }) => _id.toHexString();
const begin = async (changes: object) =>
  finance.post('/signature-templates', {
    name: 'Code of conduct',
    category: 'policy',
    fileId: null,
    copyOf: null,
    ...changes,
  });
const change = (id: string, version: number, changes: object) =>
  finance.patch(`/signature-templates/${id}`, { version, changes });
const codesOf = ({ body }: { body: { error: { fields?: { path: string; code: string }[] } } }) =>
  body.error.fields?.map(({ path, code }) => `${path} ${code}`);
async function wordsOf(bytes: Buffer): Promise<string> {
  const read = await extractText(bytes, 'application/pdf');
  return (read?.lines ?? []).map(({ text }) => text).join('\n');
}

async function person() {
  const candidate = await createCandidateRecord({ ownerUserId: recruiter.user._id });
  await createIdentity(candidate, { status: 'verified' });
  const ana = await signInAs(test, 'candidate', { assignment: { candidateId: candidate._id } });
  await CandidateModel.updateOne({ _id: candidate._id }, { userId: ana.user._id });
  return { candidate, ana };
}
const draftOf = (templateKey: string, changes: object = {}) => ({
  templateKey,
  title: 'Code of conduct',
  values: {},
  expiresInDays: 14,
  message: null,
  signerId: idOf(recruiter.user),
  ...changes,
});

it('starts as a copy, is usable once all placeholders are defined, and until it is retired', async () => {
  const made = await begin({ name: 'Secrecy', category: 'nda', copyOf: 'nda' });
  expect(made.body).toMatchObject({ status: 'draft', source: 'text', revision: 1, version: 1 });
  expect(made.body.body).toContain('{{purpose}}');
  const { id } = made.body as { id: string };
  const odd = await change(id, 1, { body: 'We tell nobody about {{moon}}.' });
  expect(odd.body.revision).toBe(2);
  const early = await finance.post(`/signature-templates/${id}/actions/activate`, { version: 2 });
  expect(codesOf(early)).toEqual(['body UNKNOWN_FIELD']);
  const fields = [{ key: 'moon', label: 'Moon', help: null, kind: 'text', required: true }];
  expect((await change(id, 2, { fields })).status).toBe(200);
  const { candidate } = await person();
  const path = `/candidates/${idOf(candidate)}/signature-documents`;
  const soon = await recruiter.post(path, draftOf(id));
  expect(codesOf(soon)).toEqual(['templateKey NOT_FOUND']);
  await finance.post(`/signature-templates/${id}/actions/activate`, { version: 3 });
  const offered = await recruiter.get('/signature-templates');
  expect(offered.body.data[0]).toMatchObject({ key: id, name: 'Secrecy', source: 'text' });
  // An active template must stay complete.
  const spoilt = await change(id, 4, { fields: [] });
  expect(codesOf(spoilt)).toEqual(['changes.body UNKNOWN_FIELD']);
  const draft = await recruiter.post(path, draftOf(id, { values: { moon: 'the far side' } }));
  const retired = await finance.post(`/signature-templates/${id}/actions/retire`, { version: 4 });
  expect(retired.body).toMatchObject({ status: 'retired', used: 1 });
  expect(codesOf(await recruiter.post(path, draftOf(id)))).toEqual(['templateKey NOT_FOUND']);
  // The draft is still written and sent by what its template asks for.
  const { data, retired: left } = (await recruiter.get('/signature-templates')).body;
  expect(data.map(({ key }: { key: string }) => key)).not.toContain(id);
  expect(left).toMatchObject([{ key: id, name: 'Secrecy', fields: [{ key: 'moon' }] }]);
  const sent = await recruiter.post(`/signature-documents/${draft.body.id}/actions/send`, {
    version: 1,
  });
  expect(sent.body.status).toBe('sent');
  const file = await recruiter.get(`/signature-documents/${draft.body.id}/file`);
  expect(await wordsOf(file.body)).toContain('We tell nobody about the far side.');
  expect((await recruiter.get('/signature-templates')).body.retired).toEqual([]);
});

it('requires a unique name and the permission to keep templates', async () => {
  await begin({ name: 'Only one' });
  expect(codesOf(await begin({ name: 'only ONE' }))).toEqual(['name NOT_UNIQUE']);
  const refused = await recruiter.post('/signature-templates', {
    name: 'Mine',
    category: 'nda',
    fileId: null,
    copyOf: null,
  });
  expect(refused.status).toBe(403);
});

const all: PlacedField[] = [
  place(),
  place({ key: 'short', kind: 'initials', x: 300 }),
  place({ key: 'whole', kind: 'name', y: 600, width: 200, height: 20 }),
  place({ key: 'day', kind: 'date', y: 560, height: 20 }),
  place({ key: 'shirt', kind: 'text', label: 'Shirt size', y: 520, height: 20 }),
  place({ key: 'read', kind: 'checkbox', label: 'I have read it', y: 480, width: 14, height: 14 }),
  place({ key: 'ours', party: 'agency', x: 340, y: 640 }),
];

it('accepts an uploaded PDF with places, asks for their values, and draws them in place', async () => {
  const file = await scanned(test, finance, 'conduct.pdf', pdfBytes());
  const made = await begin({ name: 'Conduct in PDF', fileId: file.id });
  expect(made.body).toMatchObject({ source: 'pdf', status: 'draft', placed: [] });
  const { id, pages } = made.body as { id: string; pages: { width: number; height: number }[] };
  const [page] = pages;
  const outside = await change(id, 1, { placed: [place({ x: Math.round(page?.width ?? 0) })] });
  expect(codesOf(outside)).toEqual(['changes.placed OUT_OF_RANGE']);
  const nobodys = await change(id, 1, { placed: [place({ party: 'client' })] });
  expect(codesOf(nobodys)).toEqual(['changes.placed INVALID_OPTION']);
  await change(id, 1, { placed: [place()], requiresIdentity: false });
  const half = await finance.post(`/signature-templates/${id}/actions/activate`, { version: 2 });
  expect(codesOf(half)).toEqual(['placed REQUIRED']);
  await change(id, 2, { placed: all });
  const preview = await finance.get(`/signature-templates/${id}/preview`);
  expect(await wordsOf(preview.body)).toContain('Shirt size · Contractor');
  await finance.post(`/signature-templates/${id}/actions/activate`, { version: 3 });

  const { candidate, ana } = await person();
  const draft = await recruiter.post(
    `/candidates/${idOf(candidate)}/signature-documents`,
    draftOf(id),
  );
  const path = `/signature-documents/${draft.body.id}`;
  await recruiter.post(`${path}/actions/send`, { version: 1 });
  // A sent document keeps the places it was sent with.
  await change(id, 4, { placed: [place(), place({ key: 'ours', party: 'agency' })] });
  const { body } = await ana.get('/me/signature-documents');
  expect(body.data[0].asks).toEqual([
    { key: 'read', kind: 'checkbox', label: 'I have read it', page: 1, required: true },
    { key: 'shirt', kind: 'text', label: 'Shirt size', page: 1, required: true },
  ]);
  const sign = (entries: object) =>
    ana.post(`${path}/actions/sign`, {
      signature: { kind: 'typed', name: 'Ana Maria Silva' },
      consent: signingConsent.version,
      entries,
    });
  const wrong = await sign({ shirt: ' ', read: 'no', moon: 'full' });
  expect(codesOf(wrong)).toEqual([
    'entries.moon NOT_ALLOWED',
    'entries.read INVALID_OPTION',
    'entries.shirt REQUIRED',
  ]);
  expect((await sign({ shirt: 'Medium', read: 'yes' })).body.status).toBe('partially_signed');
  const last = await recruiter.post(`${path}/actions/sign`, {
    signature: { kind: 'typed', name: 'Noor Haddad' },
    consent: signingConsent.version,
  });
  expect(last.body.status).toBe('completed');
  const whole = await wordsOf((await ana.get(`${path}/file`)).body);
  expect(whole).toContain('Ana Maria Silva');
  expect(whole).toContain('AMS');
  expect(whole).toContain('Medium');
  expect(whole).toContain('Noor Haddad');
  expect((await ana.get(`${path}/proof`)).body).toMatchObject({ seal: 'valid', chain: 'valid' });
});

it('accepts a PDF for one document, with its own parties and places', async () => {
  const { candidate, ana } = await person();
  const file = await scanned(test, recruiter, 'statement.pdf', pdfBytes());
  const list = `/candidates/${idOf(candidate)}/signature-documents`;
  const body = { fileId: file.id, title: 'Statement of work 7', category: 'statement_of_work' };
  const made = await recruiter.post(`${list}/uploads`, body);
  expect([made.status, made.body]).toMatchObject([
    201,
    {
      status: 'draft',
      templateKey: 'upload',
      title: body.title,
      twins: [],
      upload: { parties: ['candidate', 'agency'], placed: [] },
    },
  ]);
  const again = await recruiter.post(`${list}/uploads`, body);
  expect(again.status).toBe(404);
  const path = `/signature-documents/${made.body.id}`;
  expect((await recruiter.get(`${path}/source`)).headers['content-type']).toBe('application/pdf');
  expect(codesOf(await recruiter.post(`${path}/actions/send`, { version: 1 }))).toEqual([
    'placed REQUIRED',
  ]);
  const write = (version: number, changes: object) => recruiter.patch(path, { version, changes });
  expect(codesOf(await write(1, { placed: [place({ x: 5000 })] }))).toEqual([
    'changes.placed OUT_OF_RANGE',
  ]);
  expect(codesOf(await write(1, { placed: [place({ party: 'client' })] }))).toEqual([
    'changes.placed INVALID_OPTION',
  ]);
  const written = await write(1, {
    parties: ['candidate'],
    placed: [place(), place({ key: 'day', kind: 'date', y: 600 })],
  });
  expect(written.body.upload).toMatchObject({ parties: ['candidate'], placed: [{}, {}] });
  const sent = await recruiter.post(`${path}/actions/send`, { version: 2 });
  expect(sent.body).toMatchObject({ status: 'sent', parties: [{ key: 'candidate' }] });
  expect((await write(3, { placed: [] })).status).toBe(409);
  const signed = await ana.post(`${path}/actions/sign`, {
    signature: { kind: 'typed', name: 'Ana Maria Silva' },
    consent: signingConsent.version,
  });
  expect(signed.body.status).toBe('completed');
  expect(await wordsOf((await ana.get(`${path}/file`)).body)).toContain('Ana Maria Silva');
  expect((await ana.get(`${path}/source`)).status).toBe(403);
  expect((await ana.get(`${path}/proof`)).body).toMatchObject({ seal: 'valid', chain: 'valid' });
});

it('reissues a document from the same PDF', async () => {
  const { candidate } = await person();
  const file = await scanned(test, recruiter, 'statement.pdf', pdfBytes());
  const list = `/candidates/${idOf(candidate)}/signature-documents`;
  const made = await recruiter.post(`${list}/uploads`, {
    fileId: file.id,
    title: 'Statement of work 8',
    category: 'other',
  });
  const path = `/signature-documents/${made.body.id}`;
  await recruiter.patch(path, {
    version: 1,
    changes: { parties: ['candidate'], placed: [place()] },
  });
  await recruiter.post(`${path}/actions/send`, { version: 2 });
  const note = 'The wrong version was sent.';
  const over = await recruiter.post(`${path}/actions/void`, { version: 3, note });
  const anew = await recruiter.post(`${path}/actions/reissue`, { version: over.body.version });
  expect(anew.body.upload).toMatchObject({
    parties: ['candidate'],
    placed: [{ key: 'sign_here' }],
  });
  const sent = await recruiter.post(`/signature-documents/${anew.body.id}/actions/send`, {
    version: 1,
  });
  expect(sent.body.status).toBe('sent');
});

it('refuses parties and places of its own for a document whose template has them', async () => {
  const { candidate } = await person();
  const draft = await recruiter.post(
    `/candidates/${idOf(candidate)}/signature-documents`,
    draftOf('nda', { values: {} }),
  );
  const path = `/signature-documents/${draft.body.id}`;
  const refused = await recruiter.patch(path, { version: 1, changes: { parties: ['candidate'] } });
  expect(codesOf(refused)).toEqual(['changes.parties NOT_ALLOWED']);
  expect((await recruiter.get(`${path}/source`)).status).toBe(404);
});
