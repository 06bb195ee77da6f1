import { AuditValueModel } from '../../../audit/audit-value.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { createCandidateRecord } from '../candidate.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
let lead: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  lead = await signInAs(test, 'team_lead');
});
afterAll(() => test.close());

let path: string;
let version: number;
beforeEach(async () => {
  const { _id } = await createCandidateRecord();
  path = `/candidates/${_id.toHexString()}`;
  version = 1;
});

const text = (words: string) =>
  `<p>${words} She has built ledgers for ten years and reads a balance sheet first.</p>`;
const bio = (changes: object = {}) => ({
  title: 'Fintech bio',
  body: text('Rui.'),
  audience: 'client',
  language: 'en',
  status: 'ready',
  isDefault: false,
  ...changes,
});
/** Writes with the version of the last response. */
async function write(method: 'post' | 'patch' | 'delete', where: string, body: object = {}) {
  const answer = await recruiter[method](`${path}/${where}`, { version, ...body });
  version = answer.body.version ?? version;
  return answer;
}
const add = async (changes: object = {}): Promise<string> => {
  const { body } = await write('post', 'bios', bio(changes));
  return body.bios.find(({ title }: { title: string }) => title === bio(changes).title).id;
};

it('refuses ways to bypass the agency in texts that clients read, and only there', async () => {
  const body = text('Call her on +351 912 345 678.');
  const refused = await write('post', 'bios', bio({ body }));
  expect(refused.status).toBe(422);
  expect(refused.body.error.fields).toMatchObject([
    { path: 'body', code: 'CONTAINS_CONTACT_DATA', params: { found: '+351 912 345 678' } },
  ]);
  expect((await write('post', 'bios', bio({ body, audience: 'internal' }))).status).toBe(201);
});

it('makes the first bio the default, moves the mark, and always keeps one', async () => {
  const first = await add();
  const second = await add({ title: 'Data bio', isDefault: true });
  const { body } = await recruiter.get(path);
  expect(
    body.bios.map(({ id, isDefault }: { id: string; isDefault: boolean }) => [id, isDefault]),
  ).toEqual([
    [second, true],
    [first, false],
  ]);
  const unset = await write('patch', `bios/${second}`, bio({ isDefault: false }));
  expect(unset.body.error.code).toBe('DEFAULT_BIO_REQUIRED');
  const removed = await write('delete', `bios/${second}`);
  expect(removed.body.error.code).toBe('DEFAULT_BIO_REQUIRED');
  expect((await write('delete', `bios/${first}`)).status).toBe(200);
  expect((await write('delete', `bios/${second}`)).body.bios).toEqual([]);
});

it('never makes a draft the default; the first ready bio becomes it', async () => {
  const marks = async () =>
    (await recruiter.get(path)).body.bios.map(
      ({ title, isDefault }: { title: string; isDefault: boolean }) => [title, isDefault],
    );
  const draft = await add({ title: 'Draft', status: 'draft', isDefault: true });
  expect(await marks()).toEqual([['Draft', false]]);
  const ready = await add({ title: 'Ready' });
  expect(await marks()).toEqual([
    ['Ready', true],
    ['Draft', false],
  ]);
  await write('patch', `bios/${draft}`, bio({ title: 'Draft' }));
  const withdrawn = await write(
    'patch',
    `bios/${ready}`,
    bio({ status: 'draft', isDefault: true }),
  );
  expect(withdrawn.body.error.code).toBe('DEFAULT_BIO_REQUIRED');
  await write('patch', `bios/${draft}`, bio({ title: 'Draft', isDefault: true }));
  await write('patch', `bios/${ready}`, bio({ title: 'Ready', status: 'draft' }));
  expect(await marks()).toEqual([
    ['Draft', true],
    ['Ready', false],
  ]);
  expect((await write('delete', `bios/${draft}`)).status).toBe(200);
});

it('keeps earlier texts of a bio, restores one, and restores a removed bio with it', async () => {
  const id = await add();
  await write('patch', `bios/${id}`, bio({ body: text('Second.') }));
  const history = await recruiter.get(`${path}/bios/${id}/versions`);
  expect(history.body.data.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
  const back = await write('post', `bios/${id}/actions/restore-version`, { number: 1 });
  expect(back.body.bios[0].body).toBe(text('Rui.'));
  await write('delete', `bios/${id}`);
  const restored = await write('post', `bios/${id}/actions/restore-deleted`);
  expect(restored.body.bios).toMatchObject([{ id, body: text('Rui.') }]);
  expect((await recruiter.get(`${path}/bios/${id}/versions`)).body.data).toHaveLength(4);
});

it('keeps the complete former text in the audit trail', async () => {
  const id = await add();
  await write('patch', `bios/${id}`, bio({ body: text('Other.') }));
  const values = await AuditValueModel.find({ entityId: path.split('/')[2], path: 'bios' }).lean();
  expect(JSON.stringify(values.map(({ oldValue }) => oldValue))).toContain('Rui.');
});

it('accepts ten bios and not one more', async () => {
  for (let n = 0; n < 10; n += 1) await add({ title: `Bio ${n}` });
  const eleventh = await write('post', 'bios', bio());
  expect(eleventh.body.error.fields).toMatchObject([{ path: 'title', code: 'TOO_MANY' }]);
});

it('points out present employers and clients in a text', async () => {
  await createCompany({ name: 'Harbour & Sons' });
  await recruiter.patch(`${path}/experience`, {
    version,
    experience: {
      upsert: [{ companyName: 'Ledgerly', title: 'Engineer', startMonth: '2021-03' }],
      remove: [],
    },
  });
  const { body } = await recruiter.post(`${path}/bio-check`, {
    body: '<p>At <b>Ledgerly</b> she worked with harbour & sons.</p>',
  });
  expect(body.names).toEqual([
    { name: 'Ledgerly', kind: 'employer' },
    { name: 'Harbour & Sons', kind: 'client' },
  ]);
});

it('shows a draft only to its writer', async () => {
  const draft = { ...bio({ body: '<p>Half a sen</p>' }) };
  await recruiter.put(`${path}/bio-drafts/new`, draft);
  expect((await recruiter.get(`${path}/bio-drafts/new`)).body.draft).toMatchObject(draft);
  expect((await lead.get(`${path}/bio-drafts/new`)).body.draft).toBeNull();
  await recruiter.delete(`${path}/bio-drafts/new`);
  expect((await recruiter.get(`${path}/bio-drafts/new`)).body.draft).toBeNull();
});

it('shows the candidate what clients read of them, and no more', async () => {
  const { _id } = await createCandidateRecord();
  path = `/candidates/${_id.toHexString()}`;
  const person = await signInAs(test, 'candidate', { assignment: { candidateId: _id } });
  await add();
  await add({ title: 'For us', audience: 'internal' });
  await add({ title: 'Not yet', status: 'draft' });
  const { body } = await person.get('/me/profile');
  expect(body.bios).toMatchObject([{ title: 'Fintech bio' }]);
});
