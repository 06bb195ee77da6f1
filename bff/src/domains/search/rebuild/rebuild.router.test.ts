import { setTimeout as wait } from 'node:timers/promises';
import { searchIndexEndpoints, type SearchIndexView } from '@muster/contracts';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { openSearchApp, type SearchApp } from '../search.fixtures.ts';
import { IndexRebuildModel } from './index-rebuild.model.ts';

let test: SearchApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await openSearchApp(async () => {
    await createCompany({ name: 'Northwind' });
    await createCandidateRecord({ firstName: 'Ada', lastName: 'Quill' });
  });
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());

const read = async (): Promise<SearchIndexView> =>
  searchIndexEndpoints.read.response.parse((await admin.get('/search/index')).body);
const rebuild = (kind: string | null) => admin.post('/search/index/actions/rebuild', { kind });
/** Repeats a read until a condition is true; the test's own time limit ends it. */
async function readUntil(isSo: (view: SearchIndexView) => boolean): Promise<SearchIndexView> {
  for (;;) {
    await test.tail.read();
    const view = await read();
    if (isSo(view)) return view;
    await wait(10);
  }
}
const ofKind = ({ kinds }: SearchIndexView, kind: string) => kinds.find((row) => row.kind === kind);

it('is empty before it is built, and then holds as many records as the database', async () => {
  expect(await read()).toMatchObject({ state: 'building', bytes: null, rebuild: null });
  test.start();
  const view = await readUntil(({ state }) => state === 'ready');
  expect(view.kinds.map(({ documents }) => documents)).toEqual(
    view.kinds.map(({ expected }) => expected),
  );
  expect(ofKind(view, 'company')?.expected).toBeGreaterThan(0);
  expect(view).toMatchObject({ engine: 'embedded', lastError: null });
});

it('finds records without an event after a rebuild of their kind, and names who requested it', async () => {
  const before = ofKind(await read(), 'candidate')?.documents ?? 0;
  await createCandidateRecord({ firstName: 'Silent', lastName: 'Arrival' });
  expect(ofKind(await read(), 'candidate')).toMatchObject({
    documents: before,
    expected: before + 1,
  });

  const { status, body } = await rebuild('candidate');
  expect(status).toBe(200);
  expect(body.rebuild).toMatchObject({ kind: 'candidate', state: 'waiting' });
  const view = await readUntil(({ rebuild: last }) => last?.state === 'done');
  expect(ofKind(view, 'candidate')).toMatchObject({ documents: before + 1 });
  expect(view.rebuild).toMatchObject({
    requestedBy: `${admin.user.firstName} ${admin.user.lastName}`,
    done: before + 1,
    total: before + 1,
  });
  expect(await AuditEventModel.countDocuments({ action: 'search.rebuild' })).toBe(1);
});

it('refuses a second rebuild while one runs, but not after that one died', async () => {
  const begun = (at: Date) =>
    IndexRebuildModel.updateOne(
      { _id: 'last' },
      { progress: { other: { state: 'running', done: 1, total: 9, error: null, at } } },
    );
  await begun(new Date());
  const refused = await rebuild(null);
  expect(refused.status).toBe(409);
  expect(refused.body.error.code).toBe('OPERATION_RUNNING');

  await begun(new Date(Date.now() - 31_000));
  expect((await read()).rebuild?.state).toBe('failed');
  expect((await rebuild('company')).status).toBe(200);
  await readUntil(({ rebuild: last }) => last?.state === 'done');
});

it('keeps the old index if a rebuild fails, and reports why', async () => {
  const before = ofKind(await read(), 'candidate')?.documents;
  const away = jest.spyOn(CandidateModel, 'find').mockImplementation(() => {
    throw new Error('The database is away');
  });
  await rebuild('candidate');
  const view = await readUntil(({ rebuild: last }) => last?.state === 'failed');
  away.mockRestore();
  expect(view.rebuild?.error).toBe('The database is away');
  expect(ofKind(view, 'candidate')?.documents).toBe(before);
  const found = await admin.get('/search?q=quill');
  expect(found.body.hits).toHaveLength(1);
});
