import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limits, type Export } from '@muster/contracts';
import { Types } from 'mongoose';
import { listSourcesOf } from '../../lists/list-sources.ts';
import { createLog } from '../../log.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { csvLines } from '../../testing/csv-lines.ts';
import type { SignedIn } from '../../testing/sign-in.ts';
import { writeFile } from './run/export-files.ts';
import { ExportModel, type ExportRecord } from './export.model.ts';
import { runExports } from './run/run-exports.ts';

/** Creates an export in the database that is running in a process which never finishes. */
export async function createExportRecord(
  { user, assignment }: Pick<SignedIn, 'user' | 'assignment'>,
  changes: Partial<ExportRecord> = {},
): Promise<ExportRecord> {
  const now = new Date();
  const record = await ExportModel.create({
    userId: user._id,
    assignmentId: assignment._id,
    list: 'candidates',
    query: {},
    columns: ['number'],
    ownOnly: true,
    fileName: 'candidates-2026-11-21.csv',
    status: 'running',
    holder: 'a process of its own',
    heldUntil: new Date(now.getTime() + 3_600_000),
    requestId: 'fixture',
    createdAt: now,
    ...changes,
  });
  return record.toObject();
}

/** Creates a finished export with its file. */
export async function createReadyExport(
  person: Pick<SignedIn, 'user' | 'assignment'>,
): Promise<ExportRecord> {
  const fileId = new Types.ObjectId();
  const text = '\uFEFFNumber\r\nC-000001\r\n';
  await pipeline(Readable.from([Buffer.from(text)]), writeFile(fileId, 'candidates.csv'));
  return createExportRecord(person, {
    status: 'completed',
    holder: null,
    heldUntil: null,
    fileId,
    bytes: Buffer.byteLength(text),
    rowsDone: 1,
    rowsTotal: 1,
    finishedAt: new Date(),
    expiresAt: new Date(Date.now() + limits.export.keep),
  });
}

/** Runs all queued exports, as each process does in the background. */
export const makeExports = ({ domains }: TestApp, signal?: AbortSignal): Promise<void> =>
  runExports({ lists: listSourcesOf(domains), log: createLog('silent') }, signal);

/** Requests an export and returns it in its queued state. */
export async function askForExport(person: SignedIn, body: object): Promise<Export> {
  const response = await person.post('/exports', body).expect(202);
  return response.body as Export;
}

export async function readExportOf(person: SignedIn, { id }: Pick<Export, 'id'>): Promise<Export> {
  return (await person.get(`/exports/${id}`).expect(200)).body as Export;
}

/** Returns the file as text, and its lines without the byte order mark. */
export async function fetchExport(person: SignedIn, { id }: Pick<Export, 'id'>) {
  const response = await person
    .get(`/exports/${id}/file`)
    .buffer(true)
    .parse((stream, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => done(null, Buffer.concat(parts)));
    })
    .expect(200);
  const text = (response.body as Buffer).toString('utf8');
  return {
    text,
    headers: response.headers as Record<string, string>,
    lines: csvLines(text),
  };
}

/** Requests an export and returns the lines of the file. */
export async function exportedLines(
  test: TestApp,
  person: SignedIn,
  body: object,
): Promise<string[]> {
  const asked = await askForExport(person, body);
  await makeExports(test);
  return (await fetchExport(person, asked)).lines;
}
