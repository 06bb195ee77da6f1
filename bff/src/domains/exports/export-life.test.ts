import { limits } from '@muster/contracts';
import mongoose, { Types } from 'mongoose';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { askForExport, fetchExport, makeExports, readExportOf } from './export.fixtures.ts';
import { ExportModel } from './export.model.ts';
import { purgeExports } from './exports.jobs.ts';

let test: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  test = await createTestApp({ config: { rateLimits: true } });
});
afterAll(() => test.close());
beforeEach(async () => {
  await ExportModel.deleteMany({});
  await CandidateModel.deleteMany({});
  // A separate user, whose hourly exports no other test has used up.
  owner = await signInAs(test, 'owner');
});

const { signal } = new AbortController();
const stored = (collection: string) =>
  mongoose.connection.collection(`export_files.${collection}`).countDocuments();
const candidates = { list: 'candidates' };
const named = (...names: string[]) =>
  Promise.all(names.map((name) => createCandidateRecord({ firstName: name, lastName: 'Lima' })));

describe('cancelling an export', () => {
  it('ends one that waits; it is never created', async () => {
    await named('Ana');
    const asked = await askForExport(owner, candidates);
    const { body } = await owner.post(`/exports/${asked.id}/actions/cancel`).expect(200);
    expect(body).toMatchObject({ status: 'cancelled', allowedActions: ['remove'] });
    await owner.post(`/exports/${asked.id}/actions/cancel`).expect(200);
    await makeExports(test);
    expect((await readExportOf(owner, asked)).status).toBe('cancelled');
    await owner.get(`/exports/${asked.id}/file`).expect(404);
  });

  it('stops one that is being written, and leaves nothing of it', async () => {
    await Promise.all(Array.from({ length: 300 }, () => createCandidateRecord()));
    const [files, chunks] = [await stored('files'), await stored('chunks')];
    const asked = await askForExport(owner, candidates);
    const making = makeExports(test);
    await until(async () => (await readExportOf(owner, asked)).status === 'running');
    await owner.post(`/exports/${asked.id}/actions/cancel`).expect(200);
    await making;
    expect((await readExportOf(owner, asked)).status).toBe('cancelled');
    expect([await stored('files'), await stored('chunks')]).toEqual([files, chunks]);
  });

  it('comes too late for one that is ready', async () => {
    const asked = await askForExport(owner, candidates);
    await makeExports(test);
    const { body } = await owner.post(`/exports/${asked.id}/actions/cancel`).expect(409);
    expect(body.error.code).toBe('INVALID_TRANSITION');
  });
});

describe('several processes', () => {
  it('create each export once', async () => {
    await named('Ana', 'Bea');
    const asked = await Promise.all([1, 2, 3].map(() => askForExport(owner, candidates)));
    await Promise.all(Array.from({ length: 4 }, () => makeExports(test)));
    for (const one of asked)
      expect(await ExportModel.findById(one.id).lean()).toMatchObject({
        status: 'completed',
        attempts: 1,
        rowsDone: 2,
      });
  });

  it('restart, from nothing, an export that a dead process left half-way', async () => {
    await named('Ana', 'Bea');
    const asked = await askForExport(owner, candidates);
    const left = new Types.ObjectId();
    await mongoose.connection
      .collection('export_files.chunks')
      .insertOne({ files_id: left, n: 0, data: Buffer.from('half') });
    await ExportModel.updateOne(
      { _id: asked.id },
      {
        $set: {
          status: 'running',
          holder: 'dead',
          heldUntil: new Date(0),
          fileId: left,
          attempts: 1,
          rowsDone: 1,
        },
      },
    );
    await makeExports(test);
    expect(await readExportOf(owner, asked)).toMatchObject({ status: 'completed', rowsDone: 2 });
    expect((await fetchExport(owner, asked)).lines).toHaveLength(3);
    expect(
      await mongoose.connection
        .collection('export_files.chunks')
        .countDocuments({ files_id: left }),
    ).toBe(0);
  });

  it('give up an export during which three processes died', async () => {
    const asked = await askForExport(owner, candidates);
    await ExportModel.updateOne(
      { _id: asked.id },
      { $set: { status: 'running', holder: 'dead', heldUntil: new Date(0), attempts: 3 } },
    );
    await makeExports(test);
    expect(await readExportOf(owner, asked)).toMatchObject({
      status: 'failed',
      failure: 'INTERRUPTED',
    });
  });

  it('return their current export when they stop', async () => {
    await Promise.all(Array.from({ length: 300 }, () => createCandidateRecord()));
    const asked = await askForExport(owner, candidates);
    const stopping = new AbortController();
    const making = makeExports(test, stopping.signal);
    await until(async () => (await readExportOf(owner, asked)).status === 'running');
    stopping.abort();
    await making;
    expect(await ExportModel.findById(asked.id).lean()).toMatchObject({
      status: 'queued',
      attempts: 0,
      fileId: null,
    });
    await makeExports(test);
    expect((await fetchExport(owner, asked)).lines).toHaveLength(301);
  });
});

describe('after an export', () => {
  const week = limits.export.keep;

  it('users who did not wait are notified', async () => {
    await named('Ana', 'Bea');
    const [quick, slow] = [
      await askForExport(owner, candidates),
      await askForExport(owner, candidates),
    ];
    await ExportModel.updateOne(
      { _id: slow.id },
      { $set: { createdAt: new Date(Date.now() - 60_000) } },
    );
    await makeExports(test);
    const told = await NotificationModel.find({ userId: owner.user._id }).lean();
    expect(told.map(({ title, link }) => ({ title, link }))).toEqual([
      { title: 'Your export of 2 candidates is ready', link: `/candidates?export=${slow.id}` },
    ]);
    expect((await readExportOf(owner, quick)).status).toBe('completed');
  });

  it('the log records the user, the amount, and each download', async () => {
    await named('Ana');
    const asked = await askForExport(owner, { ...candidates, query: 'q=lima' });
    await makeExports(test);
    await fetchExport(owner, asked);
    const events = await AuditEventModel.find({ entityId: asked.id }).sort({ at: 1 }).lean();
    expect(events.map(({ action, actorUserId }) => [action, String(actorUserId)])).toEqual(
      ['create', 'complete', 'download'].map((verb) => [`export.${verb}`, owner.userId]),
    );
    const { body } = await owner.get(`/audit-events?filter[entityId]=${asked.id}`).expect(200);
    const values = (body.data as { changes: { path: string; after: string }[] }[]).flatMap(
      ({ changes }) => changes.map(({ path, after }) => `${path}: ${after}`),
    );
    expect(values).toEqual(
      expect.arrayContaining(['list: candidates', 'filters: q lima', 'rows: 1']),
    );
  });

  it('the file is kept for a week, then deleted and reported as gone', async () => {
    const asked = await askForExport(owner, candidates);
    await makeExports(test);
    const record = await ExportModel.findById(asked.id).lean();
    const { fileId } = record!;
    await purgeExports(signal, new Date(Date.now() + week - 60_000));
    await fetchExport(owner, asked);
    const past = { expiresAt: new Date(Date.now() - 1), finishedAt: new Date(Date.now() - week) };
    await ExportModel.updateOne({ _id: asked.id }, { $set: past });
    const expectGone = async () => {
      const { body } = await owner.get(`/exports/${asked.id}/file`).expect(410);
      expect(body.error.code).toBe('EXPORT_EXPIRED');
      expect((await readExportOf(owner, asked)).status).toBe('expired');
    };
    await expectGone();
    await purgeExports(signal);
    await expectGone();
    const left = await mongoose.connection
      .collection('export_files.files')
      .countDocuments({ _id: fileId! });
    expect(left).toBe(0);
    await purgeExports(signal, new Date(Date.now() + 2 * week));
    await owner.get(`/exports/${asked.id}`).expect(404);
  });

  it('the export can be removed with its file, once it is finished', async () => {
    const asked = await askForExport(owner, candidates);
    await owner.delete(`/exports/${asked.id}`).expect(409);
    await makeExports(test);
    const files = await stored('files');
    await owner.delete(`/exports/${asked.id}`).expect(200);
    expect(await stored('files')).toBe(files - 1);
    await owner.get(`/exports/${asked.id}`).expect(404);
  });
});

/** Polls until the condition holds; the test's own timeout ends it. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 5));
}
