import { authEndpoints, exportEndpoints, type Export } from '@muster/contracts';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { openConnection } from '../db/connect.ts';
// Loads every model, so that its indexes exist before two servers create them at once.
import '../domains/all-domains.ts';
import { createPasswordUser, goodPassword } from '../domains/auth/auth.fixtures.ts';
import { candidateDocument } from '../domains/candidates/candidate.fixtures.ts';
import { CandidateModel } from '../records/candidates/candidate.model.ts';
import { ExportModel, type ExportRecord } from '../domains/exports/export.model.ts';
import { createAssignment } from '../testing/users.fixtures.ts';
import { explain, request, type Credentials } from './http.fixtures.ts';
import { startProcess, type RealProcess } from './real-process.fixtures.ts';
import { csvLines } from '../testing/csv-lines.ts';

/** Whole servers run here, while the machine may have other work. */
const longest = 180_000;
const people = 2500;
const folder = mkdtempSync(join(tmpdir(), 'muster-exports-'));
let one: RealProcess;
let two: RealProcess;
let owner: Credentials;

beforeAll(async () => {
  const server = process.env['MUSTER_TEST_MONGODB'] ?? '';
  const name = `test_${randomBytes(6).toString('hex')}`;
  const database = server.replace(/^(mongodb:\/\/[^/?]+)\/?[^?]*/, `$1/${name}`);
  await openConnection(database);
  await CandidateModel.insertMany(
    Array.from({ length: people }, (_, i) => candidateDocument(`C-${900_000 + i}`)),
  );
  const environment = {
    MONGODB_URI: database,
    SESSION_SECRET: 'the same secret in both processes, long enough',
  };
  [one, two] = await Promise.all([
    startProcess(join(folder, 'one'), environment),
    startProcess(join(folder, 'two'), environment),
  ]);
  owner = await signIn(two);
}, longest);
afterAll(async () => {
  await Promise.all([one?.kill(), two?.kill()]);
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
  rmSync(folder, { recursive: true, force: true });
}, longest);

async function signIn(at: RealProcess): Promise<Credentials> {
  const user = await createPasswordUser();
  await createAssignment(user._id, 'owner');
  const body = { email: user.email, password: goodPassword, keepMe: false };
  const answer = await request(at.origin, authEndpoints.signIn, { body }, null);
  if (answer.status !== 200) throw new Error(`Signing in: ${explain(answer)}`);
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return { cookie, csrfToken: (answer.body as { csrfToken: string }).csrfToken };
}

async function ask(at: RealProcess): Promise<Export> {
  const body = { list: 'candidates', columns: ['number'] };
  const answer = await request(at.origin, exportEndpoints.create, { body }, owner);
  if (answer.status !== 202) throw new Error(`Asking: ${explain(answer)}`);
  return answer.body as Export;
}

/** Waits until a condition of an export is true; names the one that failed. */
async function until(
  what: string,
  { id }: Export,
  holds: (record: ExportRecord) => boolean,
): Promise<ExportRecord> {
  const end = Date.now() + longest / 2;
  for (;;) {
    const record = await ExportModel.findById(id).lean();
    if (record && holds(record)) return record;
    if (Date.now() > end)
      throw new Error(`It never came to this: ${what} ${JSON.stringify(record)}`);
    await wait(50);
  }
}

async function linesOf(at: RealProcess, { id }: Export): Promise<string[]> {
  const answer = await request(at.origin, exportEndpoints.download, { params: { id } }, owner);
  expect(answer.status).toBe(200);
  return csvLines(answer.text);
}

it(
  'several processes share the exports and create each once',
  async () => {
    const asked = await Promise.all([ask(one), ask(two), ask(one)]);
    for (const each of asked) {
      const record = await until('it is ready', each, ({ status }) => status === 'completed');
      expect(record).toMatchObject({ attempts: 1, rowsDone: people });
      // Either process returns the file, whichever made it.
      expect(new Set(await linesOf(two, each)).size).toBe(people + 1);
    }
  },
  longest,
);

it(
  'an export whose process is killed starts again in another one and is complete',
  async () => {
    two.pause();
    const asked = await ask(one);
    const half = await until('it is begun', asked, ({ status }) => status === 'running');
    await one.kill();
    expect(await ExportModel.findById(asked.id).lean()).toMatchObject({ status: 'running' });
    // Simulates the end of the dead process's lease.
    await ExportModel.updateOne({ _id: asked.id }, { $set: { heldUntil: new Date(0) } });
    two.resume();
    const record = await until('it is ready', asked, ({ status }) => status === 'completed');
    expect(record).toMatchObject({ attempts: 2, rowsDone: people });
    expect(new Set(await linesOf(two, asked)).size).toBe(people + 1);
    const left = await mongoose.connection
      .collection('export_files.chunks')
      .countDocuments({ files_id: half.fileId });
    expect(left).toBe(0);
  },
  longest,
);
