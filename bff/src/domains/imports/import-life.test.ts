import { limits } from '@muster/contracts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createApplication, ended } from '../applications/application.fixtures.ts';
import type { Application } from '../../records/applications/application.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { FileModel } from '../files/file.model.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createTask } from '../../walk/records.fixtures.ts';
import { ImportRowModel } from './import-row.model.ts';
import {
  beginImport,
  checked,
  clearImports,
  createImportRecord,
  csv,
  header,
  imported,
  leftOut,
  peopleRows,
  readImportOf,
  smallCsv,
  workOnImports,
} from './import.fixtures.ts';
import { ImportModel } from './import.model.ts';
import { purgeImports } from './imports.jobs.ts';
import { personalImports } from './imports.personal.ts';

let test: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  owner = await signInAs(test, 'owner');
});
afterAll(() => test.close());
beforeEach(clearImports);

const nobody = () => CandidateModel.countDocuments();

/** A step takes forty rows and then rests for as long as it took. */
const many = process.env['MUSTER_TEST_FULL'] ? 2000 : 400;

describe('an import of many rows', () => {
  it('creates each once, even if a process dies or stops half-way', async () => {
    const begun = await beginImport(test, owner, csv(header, ...peopleRows(many)));
    expect((await checked(owner, begun)).plan).toMatchObject({ rows: many, created: many });
    expect(await nobody()).toBe(0);
    await owner.post(`/imports/${begun.id}/actions/run`, {}).expect(202);
    const stopping = new AbortController();
    const working = workOnImports(stopping.signal);
    await until(async () => (await readImportOf(owner, begun)).rowsDone > 0);
    stopping.abort();
    await working;
    const stopped = await readImportOf(owner, begun);
    expect(stopped).toMatchObject({ status: 'running', result: { created: stopped.rowsDone } });
    expect(await nobody()).toBe(stopped.rowsDone);
    // Simulates a killed process: the lease still names another process, for longer than is
    // possible.
    await ImportModel.updateOne(
      { _id: begun.id },
      { $set: { holder: 'dead', heldUntil: new Date(0), attempts: 1 } },
    );
    await Promise.all([workOnImports(), workOnImports()]);
    expect(await readImportOf(owner, begun)).toMatchObject({
      status: 'completed',
      rowsDone: many,
      result: { rows: many, created: many, skipped: 0, failed: 0 },
    });
    expect(await nobody()).toBe(many);
    expect(await ImportRowModel.countDocuments({ importId: begun.id })).toBe(many);
  }, 120_000);

  it('stops when cancelled, and removes its rows when undone', async () => {
    const begun = await beginImport(test, owner, csv(header, ...peopleRows(160)));
    await checked(owner, begun);
    await owner.post(`/imports/${begun.id}/actions/run`, {}).expect(202);
    const working = workOnImports();
    await until(async () => (await readImportOf(owner, begun)).rowsDone > 0);
    await owner.post(`/imports/${begun.id}/actions/cancel`, {}).expect(200);
    await working;
    const cancelled = await readImportOf(owner, begun);
    expect(cancelled.status).toBe('cancelled');
    const count = await nobody();
    expect(count).toBe(cancelled.result.created);
    expect(cancelled.allowedActions).toEqual(['undo', 'remove']);
    const [first] = await CandidateModel.find({}).limit(1).lean();
    await CandidateModel.updateOne({ _id: first?._id }, { $set: { version: 2 } });
    await owner.post(`/imports/${begun.id}/actions/undo`, {}).expect(202);
    await workOnImports();
    expect(await readImportOf(owner, begun)).toMatchObject({ status: 'undone', undone: count - 1 });
    expect(await CandidateModel.countDocuments({ deletedAt: null })).toBe(1);
    // A candidate removed by the undo can be added by the next file.
    const next = await imported(test, owner, csv(header, ...peopleRows(10)));
    expect(next.result.created + next.result.skipped).toBe(10);
    expect(next.result.created).toBeGreaterThanOrEqual(9);
  }, 120_000);
});

it('an undo keeps candidates with whom work has begun, even if the user may not know of it', async () => {
  const recruiter = await signInAs(test, 'recruiter');
  const done = await imported(test, recruiter, csv(header, ...peopleRows(4)));
  const [on, off, asked] = await CandidateModel.find({}).sort({ emailNorm: 1 }).lean();
  const place = async (candidate: typeof on, changes: Partial<Application> = {}) => {
    const { _id: jobId, companyId } = await createJob({ confidential: true });
    const candidateId = candidate!._id;
    const pair = { candidateId, jobId, companyId, ownerUserId: owner.user._id };
    await createApplication(pair, 'added', changes);
  };
  await place(on);
  await place(off, ended('rejected', 'added'));
  await createTask(asked!, owner.user._id);
  await recruiter.post(`/imports/${done.id}/actions/undo`, {}).expect(202);
  await workOnImports();
  expect(await readImportOf(recruiter, done)).toMatchObject({ status: 'undone', undone: 1 });
  const left = await CandidateModel.find({ deletedAt: null }).sort({ emailNorm: 1 }).lean();
  expect(left.map(({ _id }) => _id)).toEqual([on, off, asked].map((one) => one!._id));
});

describe('an import', () => {
  it('neither reveals nor changes candidates hidden from its user', async () => {
    const hidden = await createCandidateRecord({
      email: 'p@people.test',
      isPrivate: true,
      headline: null,
    });
    const recruiter = await signInAs(test, 'recruiter');
    const done = await imported(
      test,
      recruiter,
      csv(`${header},Title`, 'P,Q,p@people.test,PT,Engineer'),
      {
        duplicates: 'fill',
      },
    );
    expect(done.reasons).toEqual([{ outcome: 'skipped', field: null, code: 'HIDDEN', count: 1 }]);
    expect(await CandidateModel.findById(hidden._id).lean()).toMatchObject({ version: 1 });
  });

  it('is visible only to its user, runs one at a time, and uses its file once', async () => {
    const begun = await beginImport(test, owner, smallCsv);
    const other = await signInAs(test, 'recruiter');
    await other.get(`/imports/${begun.id}`).expect(404);
    const { fileId } = (await ImportModel.findById(begun.id).lean())!;
    await owner.post('/imports', { fileId: String(fileId) }).expect(404);
    await checked(owner, begun);
    await createImportRecord(owner, {
      status: 'running',
      busy: true,
      heldUntil: new Date(Date.now() + 60_000),
    });
    const { body } = await owner.post(`/imports/${begun.id}/actions/run`, {}).expect(409);
    expect(body.error.code).toBe('OPERATION_RUNNING');
    await owner.delete(`/imports/${begun.id}`).expect(409);
  });

  it('fails if its user may no longer import', async () => {
    const person = await signInAs(test, 'recruiter');
    const begun = await beginImport(test, person, smallCsv);
    await checked(person, begun);
    await person.post(`/imports/${begun.id}/actions/run`, {}).expect(202);
    await ImportModel.updateOne(
      { _id: begun.id },
      { $set: { assignmentId: owner.assignment._id } },
    );
    await workOnImports();
    expect(await ImportModel.findById(begun.id).lean()).toMatchObject({
      status: 'failed',
      failure: 'RIGHTS',
    });
    expect(await nobody()).toBe(0);
  });

  it('keeps the rows for a week, and no longer if a person in it is erased', async () => {
    const done = await imported(test, owner, csv(header, 'A,B,a@p.test,PT', 'C,D,,PT'));
    const { fileId } = (await ImportModel.findById(done.id).lean())!;
    await purgeImports(new AbortController().signal);
    await leftOut(owner, done);
    const later = new Date(Date.now() + limits.import.keep + 1000);
    await purgeImports(new AbortController().signal, later);
    expect(await FileModel.findById(fileId).lean()).toMatchObject({ status: 'released' });
    const { body } = await owner.get(`/imports/${done.id}/rows`).expect(410);
    expect(body.error.code).toBe('EXPORT_EXPIRED');

    const next = await imported(test, owner, csv(header, 'E,F,e@p.test,PT', 'G,H,,PT'));
    const eva = (await CandidateModel.findOne({ emailNorm: 'e@p.test' }).lean())!;
    expect(await personalImports.collect(eva._id)).toEqual([
      { file: 'people.csv', at: next.createdAt, row: 2, outcome: 'created' },
    ]);
    await transact(systemContext('test'), (tx) => personalImports.erase(tx, eva._id));
    await owner.get(`/imports/${next.id}/rows`).expect(410);
    expect(await personalImports.collect(eva._id)).toEqual([]);
  });
});

/** Polls until the condition holds; the test's own timeout ends it. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 5));
}
