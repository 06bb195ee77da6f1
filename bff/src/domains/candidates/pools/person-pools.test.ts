import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createPool } from '../../pools/pool.fixtures.ts';
import { createForm } from '../../screening/screening.fixtures.ts';
import { PoolModel, type Pool } from '../../../records/pools/pool.model.ts';
import { candidateDocument, createCandidateRecord } from '../candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { refreshSmartPools } from './fill-pools.ts';

let test: TestApp;
let recruiter: SignedIn;
let vetter: SignedIn;
let candidate: Candidate;
let path: string;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  vetter = await signInAs(test, 'vetter');
});
afterAll(() => test.close());
beforeEach(async () => {
  candidate = await createCandidateRecord();
  path = `/candidates/${candidate._id.toHexString()}`;
});

const id = ({ _id }: Pool) => _id.toHexString();
let pools = 0;
const newPool = (changes: Partial<Pool> = {}) => createPool(`Pool ${pools++}`, changes);
const change = (version: number, ...places: [Pool, string | null][]) =>
  recruiter.patch(`${path}/pools`, {
    version,
    pools: places.map(([pool, place]) => ({ poolId: id(pool), place })),
    reason: 'Asked for it',
  });
const countOf = async (pool: Pool) => (await PoolModel.findById(pool._id).lean())?.memberCount;

it('adds candidates to pools and removes them, and updates the counts', async () => {
  const [a, b] = [await newPool(), await newPool()];
  expect((await change(1, [a, 'member'], [b, 'member'])).body.version).toBe(2);
  expect([await countOf(a), await countOf(b)]).toEqual([1, 1]);
  expect((await recruiter.get(path)).body.pools).toMatchObject([
    { name: a.name },
    { name: b.name },
  ]);
  const { body } = await change(2, [a, null]);
  const mine = (pool: Pool) => body.data.find((one: { id: string }) => one.id === id(pool));
  expect([mine(a).place, mine(b).place]).toEqual([null, 'member']);
  expect(await countOf(a)).toBe(0);
  const listed = await recruiter.get(`/candidates?filter[pool]=${id(b)}`);
  expect(listed.body.data).toMatchObject([
    { id: candidate._id.toHexString(), pools: [{ name: b.name }] },
  ]);
});

it('merges the changes of two users who move a candidate in different pools', async () => {
  const [a, b] = [await newPool(), await newPool()];
  await change(1, [a, 'member']);
  expect((await change(1, [b, 'member'])).status).toBe(200);
  const clash = await change(1, [a, null]);
  expect(clash.body.error.code).toBe('VERSION_CONFLICT');
});

it('keeps what a colleague added, and names candidates whose screening is under way', async () => {
  const [a, b, c] = [await newPool(), await newPool(), await newPool()];
  await change(1, [a, 'member'], [b, 'member']);
  await createForm(
    { _id: candidate._id, email: candidate.email },
    { status: 'sent', poolId: b._id },
  );
  await createForm(
    { _id: candidate._id, email: candidate.email },
    { status: 'sent', poolId: c._id },
  );
  const { body } = await change(2, [a, null]);
  const known = body.data.map((one: { id: string; place: unknown; isBeingScreened: boolean }) => [
    one.id,
    one.place,
    one.isBeingScreened,
  ]);
  expect(known).toContainEqual([id(a), null, false]);
  expect(known).toContainEqual([id(b), 'member', true]);
  // A candidate who is not in a pool cannot be removed from it.
  expect(known).toContainEqual([id(c), null, false]);
});

it('leaves archived pools unchanged and does not mention private ones', async () => {
  const archived = await newPool();
  await change(1, [archived, 'member']);
  await PoolModel.updateOne({ _id: archived._id }, { status: 'archived' });
  const hidden = await newPool({ isPrivate: true });
  const { body } = await change(2);
  expect(body.data.find((one: { id: string }) => one.id === id(archived))).toMatchObject({
    place: 'member',
    status: 'archived',
  });
  expect(body.data.some((one: { id: string }) => one.id === id(hidden))).toBe(false);
  const kept = await change(2, [archived, null]);
  expect(kept.body.error.fields).toMatchObject([{ code: 'NOT_ALLOWED' }]);
  const refused = await change(2, [hidden, 'member']);
  expect(refused.body.error.fields).toMatchObject([{ code: 'NOT_FOUND' }]);
  const found = await recruiter.get(`/candidates?filter[pool]=${id(hidden)}`);
  expect(found.body.data).toEqual([]);
});

it('gives the vetter who owns a pool access to its candidates, and removes it again', async () => {
  const pool = await newPool({ ownerUserId: vetter.user._id });
  expect((await vetter.get(path)).status).toBe(404);
  await change(1, [pool, 'member']);
  expect((await vetter.get(path)).status).toBe(200);
  await change(2, [pool, null]);
  expect((await vetter.get(path)).status).toBe(404);
});

it('fills smart pools by their filter, minus excluded and plus pinned candidates', async () => {
  const city = `Braga ${Date.now()}`;
  const country = 'NZ';
  const fitting = await createCandidateRecord({ city, country });
  const pool = await newPool({ kind: 'smart', smartFilter: { 'filter[country]': country } });
  await change(1, [pool, 'pinned']);
  expect(await countOf(pool)).toBe(1);
  await refreshSmartPools(new AbortController().signal);
  expect(await countOf(pool)).toBe(2);
  path = `/candidates/${fitting._id.toHexString()}`;
  const { body } = await change(1, [pool, 'excluded']);
  expect(body.data.find((one: { id: string }) => one.id === id(pool))).toMatchObject({
    place: 'excluded',
    fits: true,
    memberCount: 1,
  });
  await refreshSmartPools(new AbortController().signal);
  expect(await countOf(pool)).toBe(1);
});

it('adds very many candidates at once, and removes all of them again', async () => {
  const country = 'IS';
  const many = 230;
  await CandidateModel.insertMany(
    Array.from({ length: many }, (_, at) => candidateDocument(`P-${at}`, { country })),
  );
  const pool = await newPool({ kind: 'smart', smartFilter: { 'filter[country]': country } });
  const refresh = () => refreshSmartPools(new AbortController().signal);
  expect(await refresh()).toBe(many);
  expect(await countOf(pool)).toBe(many);
  expect(await refresh()).toBe(0);
  await CandidateModel.updateMany({ country }, { country: 'FO' });
  expect(await refresh()).toBe(many);
  expect(await countOf(pool)).toBe(0);
});

it('moves several candidates individually, after a preview', async () => {
  const pool = await newPool();
  const other = await createCandidateRecord();
  await change(1, [pool, 'member']);
  const hidden = await createCandidateRecord({ isPrivate: true });
  const ids = [candidate, other, hidden].map(({ _id }) => _id.toHexString());
  const bulk = (body: object) =>
    recruiter.post('/candidates/bulk/pool', { ids, poolId: id(pool), ...body });
  const tried = await bulk({ action: 'add', dryRun: true });
  expect(tried.body).toMatchObject({ ok: 1, skipped: 1, failed: 1 });
  expect(await countOf(pool)).toBe(1);
  await bulk({ action: 'add' });
  expect(await countOf(pool)).toBe(2);
  const removed = await bulk({ action: 'remove' });
  expect(removed.body.items).toMatchObject([
    // Problems come first.
    { code: 'NOT_FOUND' },
    { outcome: 'ok' },
    { outcome: 'ok' },
  ]);
  expect(await countOf(pool)).toBe(0);
});
