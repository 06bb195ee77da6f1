import type { Query, Types } from 'mongoose';
import supertest from 'supertest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createSubmitted } from '../../applications/client/client-scene.fixtures.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { createPlacement } from '../../placements/placement.fixtures.ts';
import { createDocument } from '../signature.fixtures.ts';
import { SignatureDocumentModel, type SignatureRecord } from '../signature-document.model.ts';

let test: TestApp;
let recruiter: SignedIn;
let admin: SignedIn;
let companyId: Types.ObjectId;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  companyId = (await createCompany())._id;
  admin = await signInAs(test, 'client_admin', { assignment: { companyId } });
});
afterAll(() => test.close());
beforeEach(() => SignatureDocumentModel.deleteMany({}));

/** Creates a document about a candidate who was shown to a company, for the admin to sign. */
async function waiting(
  of: Types.ObjectId = companyId,
  { guest = admin.user.email, changes = {} }: Made = {},
): Promise<SignatureRecord> {
  const job = await createJob({ companyId: of });
  const { candidateId } = await createSubmitted({ job, ownerUserId: recruiter.user._id });
  return createDocument({ _id: candidateId, name: 'Inês Duarte' }, { guest }, changes);
}
interface Made {
  guest?: string;
  changes?: Partial<SignatureRecord>;
}
const listed = async (by = admin) =>
  (await by.get('/client/documents')).body.data as { id: string }[];
const open = (by: SignedIn, { _id }: SignatureRecord) =>
  by.post(`/client/documents/${_id.toHexString()}/actions/open`, {});

it('lists the documents that wait for the reader, whatever the case of the address', async () => {
  const own = await waiting(companyId, { guest: admin.user.email.toUpperCase() });
  expect(await listed()).toMatchObject([
    { id: own._id.toHexString(), title: 'NDA', person: 'Inês Duarte' },
  ]);
  const viewer = await signInAs(test, 'client_viewer', { assignment: { companyId } });
  expect((await viewer.get('/client/documents')).status).toBe(403);
});

it('reads only the documents sent to the reader, however many wait for others', async () => {
  const own = await waiting(companyId, { guest: admin.user.email.toUpperCase() });
  for (const name of ['ruth', 'sam', 'tess']) await waiting(companyId, { guest: `${name}@x.test` });
  const find = jest.spyOn(SignatureDocumentModel, 'find');
  expect(await listed()).toMatchObject([{ id: own._id.toHexString() }]);
  const query = find.mock.results[0]?.value as Query<unknown, SignatureRecord> | undefined;
  find.mockRestore();
  const plan = await query?.clone().explain('executionStats');
  expect(plan).toMatchObject({ executionStats: { nReturned: 1, totalDocsExamined: 1 } });
});

it('hides documents of colleagues and other clients, and opens none out of turn or after its end', async () => {
  const other = await createCompany();
  const hidden = [
    await waiting(companyId, { guest: 'ruth@client.test' }),
    await waiting(other._id),
  ];
  const later = await waiting(companyId, { changes: { order: 'sequential' } });
  const over = await waiting(companyId, { changes: { expiresAt: new Date(Date.now() - 1000) } });
  expect(await listed()).toEqual([]);
  for (const document of hidden) expect((await open(admin, document)).status).toBe(404);
  for (const document of [later, over])
    expect((await open(admin, document)).body.error.code).toBe('INVALID_TRANSITION');
});

it('shows the papers of a contract for its client alone, whoever else was shown the candidate', async () => {
  const other = await createCompany();
  const placed = async (of: Types.ObjectId) => {
    const { _id } = await createPlacement(of, { companyId: of });
    return waiting(companyId, { changes: { placementId: _id } });
  };
  const elsewhere = await placed(other._id);
  expect(await listed()).toEqual([]);
  expect((await open(admin, elsewhere)).status).toBe(404);
  const own = await placed(companyId);
  expect(await listed()).toMatchObject([{ id: own._id.toHexString() }]);
});

it('opens a document like the mailed link, without signing it', async () => {
  const document = await waiting();
  const made = await open(admin, document);
  const [, token] = /^\/t\/#(.+)$/.exec(made.body.path as string) ?? [];
  const opened = await supertest(test.app).post('/api/v1/links').send({ token });
  expect(opened.body).toMatchObject({ purpose: 'signature' });
  const read = await supertest(test.app)
    .get(`/api/v1/links/${opened.body.handle}/document`)
    .set('Cookie', `muster.link=${token}`);
  expect(read.body).toMatchObject({ standing: 'to_sign', signingAs: 'Ruth Okafor' });
  expect(await listed()).toHaveLength(1);
  const stored = await SignatureDocumentModel.findById(document._id).lean();
  expect(stored?.parties.find(({ key }) => key === 'client')?.status).toBe('notified');
});
