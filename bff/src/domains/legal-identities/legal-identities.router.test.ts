import { dayMs } from '@muster/contracts';
import { AuditValueModel } from '../../audit/audit-value.model.ts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, signInUser, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { pdfBytes, uploaded } from '../files/file.fixtures.ts';
import { completeFacts, createIdentity } from './legal-identity.fixtures.ts';
import { purgeIdDocuments } from './legal-identities.jobs.ts';
import { LegalIdentityModel } from './legal-identity.model.ts';

let test: TestApp;
let finance: SignedIn;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  [finance, recruiter] = [await signInAs(test, 'finance_hr'), await signInAs(test, 'recruiter')];
});
afterAll(() => test.close());

const idOf = ({ _id }: { _id: { toHexString(): string } }) => _id.toHexString();
/** Creates a candidate with an account, owned by the recruiter. */
async function person(): Promise<{ candidate: Candidate; ana: SignedIn }> {
  const candidate = await createCandidateRecord({ ownerUserId: recruiter.user._id });
  const ana = await signInAs(test, 'candidate', { assignment: { candidateId: candidate._id } });
  await CandidateModel.updateOne({ _id: candidate._id }, { userId: ana.user._id });
  return { candidate, ana };
}
const idDocument = async (who: SignedIn) =>
  (await uploaded(test, who, 'id.pdf', pdfBytes(), { purpose: 'certificate' })).id;

it('goes from a draft over a rejection to a verified identity', async () => {
  const { ana } = await person();
  const begun = await ana.post('/me/legal-identities', {
    kind: 'individual',
    facts: { ...completeFacts, taxId: '123456780' },
  });
  expect(begun.body.error.fields).toMatchObject([{ path: 'facts.taxId', code: 'INVALID_FORMAT' }]);
  const made = await ana.post('/me/legal-identities', {
    kind: 'individual',
    facts: { ...completeFacts, city: null },
  });
  expect([made.status, made.body.status]).toEqual([201, 'draft']);
  const id = made.body.id as string;
  const early = await ana.post(`/me/legal-identities/${id}/actions/submit`, { version: 1 });
  expect(early.body.error.fields.map(({ path }: { path: string }) => path)).toEqual([
    'city',
    'idDocumentFileId',
  ]);
  const whole = await ana.patch(`/me/legal-identities/${id}`, {
    version: 1,
    changes: { city: 'Lisboa', idDocumentFileId: await idDocument(ana) },
  });
  expect(whole.body.idDocument).toMatchObject({ name: 'id.pdf' });
  const sent = await ana.post(`/me/legal-identities/${id}/actions/submit`, { version: 2 });
  expect(sent.body.status).toBe('submitted');
  const rejected = await finance.post(`/legal-identities/${id}/actions/reject`, {
    version: sent.body.version,
    note: 'The address differs from the card.',
    fieldNotes: [{ field: 'addressLine1', note: 'The card says number 9.' }],
  });
  expect(rejected.body.status).toBe('rejected');
  const own = await ana.get('/me/legal-identities');
  expect(own.body.data).toMatchObject([
    {
      status: 'rejected',
      fieldNotes: [{ field: 'addressLine1' }],
      allowedActions: ['edit', 'submit'],
    },
  ]);
  const { version } = own.body.data[0];
  const again = await ana.patch(`/me/legal-identities/${id}`, {
    version,
    changes: { addressLine1: 'Rua Nova 9' },
  });
  const handed = await ana.post(`/me/legal-identities/${id}/actions/submit`, {
    version: again.body.version,
  });
  const verified = await finance.post(`/legal-identities/${id}/actions/verify`, {
    version: handed.body.version,
  });
  expect(verified.body).toMatchObject({ status: 'verified', reviewNote: null });
  const mails = await EmailMessageModel.find({ to: ana.user.email }).lean();
  expect(mails.map(({ template }) => template)).toEqual(['identity_rejected']);
});

it('makes a new version of a verified one, after the password where money is led elsewhere', async () => {
  const { candidate, ana } = await person();
  const before = await createIdentity(candidate, { status: 'verified' });
  const stale = await signInUser(test, ana.user, ana.assignment, {
    signedInAt: new Date(0),
    provenAt: new Date(0),
  });
  const path = `/me/legal-identities/${idOf(before)}`;
  const change = { version: 1, changes: { bankReference: '9999' } };
  expect((await stale.patch(path, change)).body.error.code).toBe('REAUTHENTICATION_REQUIRED');
  const next = await ana.patch(path, change);
  expect(next.body).toMatchObject({ status: 'submitted', revision: 2 });
  expect((await ana.patch(path, change)).body.error.code).toBe('LEGAL_IDENTITY_LOCKED');
  const mails = await EmailMessageModel.find({ to: ana.user.email }).lean();
  expect(mails.map(({ template }) => template)).toEqual(['identity_changed']);
  await finance.post(`/legal-identities/${next.body.id}/actions/verify`, { version: 1 });
  const states = await LegalIdentityModel.find({ candidateId: candidate._id })
    .sort({ revision: 1 })
    .lean();
  expect(states.map(({ status }) => status)).toEqual(['superseded', 'verified']);
});

it('asks for the password on every version after a verified one, by whichever way it is changed', async () => {
  const { candidate, ana } = await person();
  const before = await createIdentity(candidate, { status: 'verified' });
  const stale = await signInUser(test, ana.user, ana.assignment, {
    signedInAt: new Date(0),
    provenAt: new Date(0),
  });
  const harmless = { version: 1, changes: { addressLine1: 'Rua Nova 9' } };
  const next = await stale.patch(`/me/legal-identities/${idOf(before)}`, harmless);
  expect(next.body).toMatchObject({ status: 'submitted', revision: 2 });
  const path = `/me/legal-identities/${next.body.id}`;
  const lead = { version: next.body.version, changes: { bankReference: '9999' } };
  expect((await stale.patch(path, lead)).body.error.code).toBe('REAUTHENTICATION_REQUIRED');
  const rejected = await finance.post(`/legal-identities/${next.body.id}/actions/reject`, {
    version: next.body.version,
    note: 'The address is not legible.',
    fieldNotes: [],
  });
  const again = { ...lead, version: rejected.body.version };
  expect((await stale.patch(path, again)).body.error.code).toBe('REAUTHENTICATION_REQUIRED');
  const warned = () =>
    EmailMessageModel.countDocuments({ to: ana.user.email, template: 'identity_changed' });
  expect(await warned()).toBe(0);
  const changed = await ana.patch(path, again);
  expect(changed.body.facts.bankReference).toBe('9999');
  expect(await warned()).toBe(1);
  const submit = { version: changed.body.version };
  expect((await stale.post(`${path}/actions/submit`, submit)).body.error.code).toBe(
    'REAUTHENTICATION_REQUIRED',
  );
  expect((await ana.post(`${path}/actions/submit`, submit)).body.status).toBe('submitted');
});

it('lets staff type, the person confirm, and a second one of the staff verify', async () => {
  const { candidate, ana } = await person();
  const typed = await finance.post(`/candidates/${idOf(candidate)}/legal-identities`, {
    kind: 'individual',
    facts: { ...completeFacts, idDocumentFileId: await idDocument(finance) },
  });
  const id = typed.body.id as string;
  expect(typed.body).toMatchObject({ typedBy: 'staff', status: 'draft' });
  const early = await finance.post(`/legal-identities/${id}/actions/verify`, { version: 1 });
  expect(early.body.error.code).toBe('INVALID_TRANSITION');
  const sent = await ana.post(`/me/legal-identities/${id}/actions/submit`, { version: 1 });
  const alone = await finance.post(`/legal-identities/${id}/actions/verify`, {
    version: sent.body.version,
  });
  expect(alone.body.error.code).toBe('SAME_PERSON_APPROVAL');
  const other = await signInAs(test, 'finance_hr');
  const verified = await other.post(`/legal-identities/${id}/actions/verify`, {
    version: sent.body.version,
  });
  expect(verified.body.status).toBe('verified');
});

it('shows its content only to its person and to the users who verify it', async () => {
  const { candidate, ana } = await person();
  const identity = await createIdentity(candidate, { status: 'submitted' });
  const id = idOf(identity);
  const card = await recruiter.get(`/candidates/${idOf(candidate)}/legal-identities`);
  expect(card.body.data).toMatchObject([{ id, status: 'submitted' }]);
  expect(JSON.stringify(card.body)).not.toContain(completeFacts.taxId);
  expect((await recruiter.get(`/legal-identities/${id}`)).status).toBe(404);
  expect((await recruiter.get(`/legal-identities/${id}/document`)).status).toBe(404);
  const { ana: other } = await person();
  expect((await other.get(`/legal-identities/${id}/document`)).status).toBe(404);
  expect(
    (await other.patch(`/me/legal-identities/${id}`, { version: 1, changes: {} })).status,
  ).toBe(404);
  expect((await ana.get(`/legal-identities/${id}/document`)).status).toBe(200);
  await finance.get(`/legal-identities/${id}`);
  expect(
    await AuditEventModel.exists({ action: 'legal_identity.read', entityId: id }),
  ).toBeTruthy();
});

it('keeps what an identity says out of the log', async () => {
  const { ana } = await person();
  const { body } = await ana.post('/me/legal-identities', {
    kind: 'individual',
    facts: { ...completeFacts, taxId: '501442600' },
  });
  await ana.patch(`/me/legal-identities/${body.id}`, {
    version: 1,
    changes: { taxId: '123456789', bankReference: '7777' },
  });
  const values = await AuditValueModel.find({ entityId: body.id }).lean();
  expect(JSON.stringify(values)).not.toMatch(/123456789|501442600|7777/);
});

it('refuses a person who is too young, and fields that do not fit the kind', async () => {
  const { ana } = await person();
  const young = await ana.post('/me/legal-identities', {
    kind: 'individual',
    facts: { birthDate: `${new Date().getUTCFullYear() - 10}-01-01`, registrationNo: '7' },
  });
  expect(young.body.error.fields).toMatchObject([
    { path: 'facts.registrationNo', code: 'NOT_ALLOWED' },
    { path: 'facts.birthDate', code: 'OUT_OF_RANGE' },
  ]);
});

describe('the picture of an identity paper', () => {
  it('is deleted 90 days after the decision, unless a version under review still needs it', async () => {
    const { signal } = new AbortController();
    const verified = async (days: number) =>
      createIdentity(await createCandidateRecord(), {
        status: 'verified',
        verifiedAt: new Date(Date.now() - days * dayMs),
      });
    const [kept, gone, shared] = [await verified(89), await verified(91), await verified(91)];
    await createIdentity(
      { _id: shared.candidateId },
      { status: 'submitted', idDocumentFileId: shared.idDocumentFileId, revision: 2 },
    );
    expect(await purgeIdDocuments(signal)).toBe(1);
    const left = await Promise.all(
      [kept, gone, shared].map(async ({ _id }) =>
        (await LegalIdentityModel.findById(_id).lean())?.idDocumentFileId?.toHexString(),
      ),
    );
    expect(left).toEqual([
      kept.idDocumentFileId?.toHexString(),
      undefined,
      shared.idDocumentFileId?.toHexString(),
    ]);
  });
});
