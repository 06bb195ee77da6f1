import { signingConsent } from '@muster/contracts';
import { Types } from 'mongoose';
import supertest from 'supertest';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { createIdentity } from '../../legal-identities/legal-identity.fixtures.ts';
import { createLink } from '../../links/links.fixtures.ts';
import { hasSignedContract } from '../api/signed-contract.ts';
import { createDocument } from '../signature.fixtures.ts';
import { SignatureDocumentModel, type SignatureRecord } from '../signature-document.model.ts';

let test: TestApp;
let recruiter: SignedIn;
let ana: SignedIn;
let candidate: Candidate;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  candidate = await createCandidateRecord({ ownerUserId: recruiter.user._id });
  ana = await signInAs(test, 'candidate', { assignment: { candidateId: candidate._id } });
  await CandidateModel.updateOne({ _id: candidate._id }, { userId: ana.user._id });
  await createIdentity(candidate, { status: 'verified' });
});
afterAll(() => test.close());

const ruth = 'ruth@client.test';
const typed = (name: string) => ({
  signature: { kind: 'typed', name },
  consent: signingConsent.version,
});
/** The smallest JPEG: one grey dot. */
const dot =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=';

/** Opens a guest's browser with the mailed link. */
async function guestOf(id: SignatureRecord['_id']) {
  const { token, stored } = await createLink({
    purpose: 'signature',
    holderEmail: ruth,
    scopes: ['document:sign'],
    keepEarlier: true,
    subject: { type: 'signature_document', id },
  });
  const path = `/api/v1/links/${stored.handle}/document`;
  const with_ = (call: supertest.Test) => call.set('Cookie', `muster.link=${token}`);
  return {
    read: () => with_(supertest(test.app).get(path)),
    file: () => with_(supertest(test.app).get(`${path}/file`)),
    act: (action: string, body: object = {}) =>
      with_(supertest(test.app).post(`${path}/actions/${action}`)).send(body),
    code: async () => {
      await with_(supertest(test.app).post(`${path}/actions/send-code`)).send({});
      const mail = await EmailMessageModel.findOne({ to: ruth, template: 'document_code' })
        .sort({ createdAt: -1, _id: -1 })
        .lean();
      return String((mail?.variables as { code?: string } | undefined)?.code);
    },
  };
}
const mailsToRuth = async () =>
  (await EmailMessageModel.find({ to: ruth }).sort({ createdAt: 1 }).lean()).map(
    ({ template }) => template,
  );

it('a document is signed by candidate, agency and client in turn, and sealed', async () => {
  const made = await recruiter.post(
    `/candidates/${candidate._id.toHexString()}/signature-documents`,
    {
      templateKey: 'work-at-client',
      title: 'Work at Northwind',
      expiresInDays: 30,
      values: {
        services: 'Builds payments.',
        client: 'Northwind Rail',
        start: '2027-03-01',
        place: 'Remote',
        notice: '14 days',
        law: 'Portugal',
      },
      signerId: recruiter.user._id.toHexString(),
      message: 'As we said.',
    },
  );
  const id = made.body.id as string;
  const path = `/signature-documents/${id}`;
  const early = await recruiter.post(`${path}/actions/send`, { version: 1 });
  expect(early.body.error.fields).toMatchObject([{ path: 'guest.email', code: 'REQUIRED' }]);
  // Neither the candidate nor a colleague can sign a second time as the client.
  for (const email of [candidate.email, recruiter.user.email.toUpperCase()]) {
    const own = await recruiter.patch(path, {
      version: 1,
      changes: { guest: { name: 'Ana', email } },
    });
    expect(own.body.error.fields).toMatchObject([{ path: 'changes.guest.email' }]);
  }
  await recruiter.patch(path, {
    version: 1,
    changes: { guest: { name: 'Ruth Okafor', email: ruth } },
  });
  const sent = await recruiter.post(`${path}/actions/send`, { version: 2 });
  expect(sent.body.parties.map(({ status }: { status: string }) => status)).toEqual([
    'notified',
    'waiting',
    'waiting',
  ]);
  const guest = await guestOf(new Types.ObjectId(id));
  expect((await guest.read()).body).toMatchObject({
    standing: 'not_your_turn',
    waitsFor: 'Inês Duarte',
  });
  expect((await guest.act('send-code')).body.error.code).toBe('DOCUMENT_NOT_YOUR_TURN');
  await ana.post(`${path}/actions/sign`, typed('Ana Silva'));
  const second = await recruiter.post(`${path}/actions/sign`, typed('Noor Haddad'));
  expect(second.body.status).toBe('partially_signed');
  expect((await guest.act('open')).body.standing).toBe('to_sign');
  expect((await guest.file()).body.subarray(0, 5).toString()).toBe('%PDF-');
  const code = await guest.code();
  const wrong = await guest.act('sign', { ...typed('Ruth Okafor'), code: '000000' });
  expect(wrong.body.error).toMatchObject({ code: 'CODE_INVALID', context: { triesLeft: 4 } });
  const signing = { signature: { kind: 'uploaded', image: dot }, consent: signingConsent.version };
  // As mail programs show it.
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  const done = await guest.act('sign', { ...signing, code: spaced });
  expect(done.body).toMatchObject({ standing: 'completed', signingAs: 'Ruth Okafor' });
  expect((await guest.act('sign', { ...signing, code })).body.standing).toBe('completed');
  expect((await recruiter.get(`${path}/proof`)).body).toMatchObject({
    seal: 'valid',
    chain: 'valid',
  });
  expect((await guest.file()).headers['content-disposition']).toContain('signed');
  // A placement waits for this before its first day.
  expect(await hasSignedContract(candidate._id)).toBe(true);
  expect(await mailsToRuth()).toEqual([
    'document_please_sign_link',
    'document_code',
    'document_completed_link',
  ]);
});

it('sends copies once all have signed, to read and nothing else', async () => {
  const copies = [{ name: 'Ruth Okafor', email: ruth }];
  const open = await createDocument(candidate, {}, { copies });
  expect((await (await guestOf(open._id)).read()).body.error.code).toBe('TOKEN_INVALID');

  const document = await createDocument(
    candidate,
    { signer: ana.user._id, countersigner: recruiter.user._id },
    { copies },
  );
  const path = `/signature-documents/${document._id.toHexString()}`;
  await ana.post(`${path}/actions/sign`, typed(candidate.name));
  await recruiter.post(`${path}/actions/sign`, typed('Ada Okafor'));
  expect(await mailsToRuth()).toContain('document_copy');
  const guest = await guestOf(document._id);
  expect((await guest.read()).body).toMatchObject({ standing: 'completed', asks: [] });
  expect((await guest.file()).headers['content-type']).toBe('application/pdf');
  const signed = await guest.act('sign', { ...typed('Ruth Okafor'), code: '123456' });
  expect(signed.status).toBe(409);
});

it('accepts signatures in any order if all parties were asked at once', async () => {
  const document = await createDocument(candidate, {
    signer: ana.user._id,
    countersigner: recruiter.user._id,
    guest: ruth,
  });
  const guest = await guestOf(document._id);
  const code = await guest.code();
  const signed = await guest.act('sign', { ...typed('Ruth Okafor'), code });
  expect(signed.body.standing).toBe('signed');
  const path = `/signature-documents/${document._id.toHexString()}/actions/sign`;
  expect((await recruiter.post(path, typed('Noor Haddad'))).body.status).toBe('partially_signed');
  expect((await ana.post(path, typed('Ana Silva'))).body.status).toBe('completed');
});

it('refuses an image that a PDF cannot contain', async () => {
  const document = await createDocument(candidate, { guest: ruth });
  const guest = await guestOf(document._id);
  const image = Buffer.from('no picture at all, '.repeat(10)).toString('base64');
  const refused = await guest.act('sign', {
    signature: { kind: 'uploaded', image },
    consent: signingConsent.version,
    code: '123456',
  });
  expect(refused.body.error.fields).toMatchObject([
    { path: 'signature.image', code: 'INVALID_FORMAT' },
  ]);
});

it('a guest declines with a code and a reason, which only the sender reads', async () => {
  const document = await createDocument(candidate, {
    signer: ana.user._id,
    countersigner: recruiter.user._id,
    guest: ruth,
  });
  const guest = await guestOf(document._id);
  const reason = 'Our legal team signs this.';
  const code = await guest.code();
  const declined = await guest.act('decline', { reason, code });
  expect(declined.body).toMatchObject({ standing: 'declined', note: null });
  const after = await SignatureDocumentModel.findById(document._id).lean();
  expect(after).toMatchObject({ status: 'declined', endNote: reason });
  const [told] = await EmailMessageModel.find({ to: ana.user.email })
    .sort({ createdAt: -1 })
    .lean();
  expect(told?.template).toBe('document_declined_by_other');
  expect(JSON.stringify(told)).not.toContain(reason);
  expect((await guest.file()).status).toBe(404);
});

it.each([
  ['voided', { status: 'voided', endNote: 'The job was cancelled.' }],
  ['expired', { expiresAt: new Date(Date.now() - 1000) }],
] as const)('shows that a document is %s', async (standing, changes) => {
  const document = await createDocument(candidate, { guest: ruth }, changes);
  const guest = await guestOf(document._id);
  expect((await guest.read()).body.standing).toBe(standing);
  expect((await guest.act('sign', { ...typed('Ruth'), code: '123456' })).status).toBe(409);
});

it('shows that a newer document has replaced this one', async () => {
  const old = await createDocument(candidate, { guest: ruth }, { status: 'expired' });
  await createDocument(candidate, { guest: ruth }, { replacesId: old._id });
  const guest = await guestOf(old._id);
  expect((await guest.read()).body.standing).toBe('replaced');
});
