import { limits, type Import, type ImportPreview } from '@muster/contracts';
import { createLog } from '../../log.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { csvLines } from '../../testing/csv-lines.ts';
import type { SignedIn } from '../../testing/sign-in.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { storeOwnFile } from '../files/api/files.ts';
import { sha256Of, uploaded } from '../files/file.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { ImportRowModel } from './import-row.model.ts';
import { ImportModel, noRows, type ImportRecord } from './import.model.ts';
import { runImports } from './run/run-imports.ts';

/** Deletes all imports and the candidates added by them. */
export async function clearImports(): Promise<void> {
  await ImportModel.deleteMany({});
  await ImportRowModel.deleteMany({});
  await CandidateModel.deleteMany({});
}

/** Returns the text of a file. */
export const csv = (...lines: string[]): string => `${lines.join('\n')}\n`;
export const header = 'First name,Last name,E-mail,Country';
/** Returns rows for this many different people. */
export const peopleRows = (count: number): string[] =>
  Array.from({ length: count }, (_row, i) => `Person,Number ${i},p${i}@bulk.test,PT`);

/** A small file with all required columns. */
export const smallCsv = `${header}\nAna,Lima,ana@people.test,Portugal\n`;

const smallSettings: NonNullable<ImportRecord['settings']> = {
  encoding: 'utf-8',
  delimiter: ',',
  mapping: ['firstName', 'lastName', 'email', 'country'],
  duplicates: 'skip',
  unknownSkills: 'leave',
  country: null,
  rateCurrency: 'USD',
  rateUnit: 'hour',
  ownerUserId: null,
  poolIds: [],
};

/** Creates an import in the database, with its file. */
export async function createImportRecord(
  { user, assignment }: Pick<SignedIn, 'user' | 'assignment'>,
  changes: Partial<ImportRecord> = {},
): Promise<ImportRecord> {
  const bytes = Buffer.from(smallCsv);
  const now = new Date();
  const { _id: fileId } = await transact(systemContext('fixture'), (tx) =>
    storeOwnFile(tx, {
      name: 'people.csv',
      purpose: 'import',
      format: 'csv',
      bytes,
      sha256: sha256Of(bytes),
    }),
  );
  const record = await ImportModel.create({
    userId: user._id,
    assignmentId: assignment._id,
    fileId,
    fileName: 'people.csv',
    bytes: bytes.length,
    encoding: 'utf-8',
    delimiter: ',',
    columns: ['First name', 'Last name', 'E-mail', 'Country'],
    settings: smallSettings,
    status: 'draft',
    result: noRows,
    requestId: 'fixture',
    createdAt: now,
    expiresAt: new Date(now.getTime() + limits.import.keep),
    ...changes,
  });
  return record.toObject();
}

/** Creates a finished import that added one candidate and skipped one row. */
export const createDoneImport = (
  person: Pick<SignedIn, 'user' | 'assignment'>,
): Promise<ImportRecord> =>
  createImportRecord(person, {
    status: 'completed',
    result: { ...noRows, rows: 2, created: 1, failed: 1 },
    finishedAt: new Date(),
    undoUntil: new Date(Date.now() + limits.import.undo),
  });

/** Creates a checked import that may be run. */
export const createCheckedImport = (
  person: Pick<SignedIn, 'user' | 'assignment'>,
): Promise<ImportRecord> =>
  createImportRecord(person, { status: 'checked', plan: { ...noRows, rows: 1, created: 1 } });

type Signal = Parameters<typeof runImports>[1];

/** Processes all waiting imports, as each process does in the background. */
export const workOnImports = (signal: Signal = new AbortController().signal): Promise<void> =>
  runImports(createLog('silent'), signal);

/** Uploads a file and creates an import of it. */
export async function beginImport(
  test: TestApp,
  person: SignedIn,
  bytes: Buffer | string,
  name = 'people.csv',
): Promise<Import> {
  const file = await uploaded(test, person, name, Buffer.from(bytes), { purpose: 'import' });
  await test.runEvents();
  const { body } = await person.post('/imports', { fileId: file.id }).expect(201);
  return body as Import;
}

export async function previewOf(person: SignedIn, { id }: Import): Promise<ImportPreview> {
  return (await person.get(`/imports/${id}/preview`).expect(200)).body as ImportPreview;
}

export async function readImportOf(person: SignedIn, { id }: Pick<Import, 'id'>): Promise<Import> {
  return (await person.get(`/imports/${id}`).expect(200)).body as Import;
}

/** Requests a check with the settings that the preview proposes, and runs it. */
export async function checked(
  person: SignedIn,
  begun: Import,
  changes: Record<string, unknown> = {},
): Promise<Import> {
  const { encoding, delimiter, columns } = await previewOf(person, begun);
  const mapping = columns.map(({ field }) => field);
  await person
    .post(`/imports/${begun.id}/actions/check`, { encoding, delimiter, mapping, ...changes })
    .expect(202);
  await workOnImports();
  return readImportOf(person, begun);
}

/** Imports a file to the end. */
export async function imported(
  test: TestApp,
  person: SignedIn,
  bytes: Buffer | string,
  changes: Record<string, unknown> = {},
): Promise<Import> {
  const begun = await beginImport(test, person, bytes);
  await checked(person, begun, changes);
  await person.post(`/imports/${begun.id}/actions/run`, {}).expect(202);
  await workOnImports();
  return readImportOf(person, begun);
}

/** Returns the lines of the file with the skipped rows. */
export async function leftOut(
  person: SignedIn,
  { id }: Pick<Import, 'id'>,
  outcome = 'failed',
): Promise<string[]> {
  const { text } = await person
    .get(`/imports/${id}/rows?outcome=${outcome}`)
    .buffer(true)
    .expect(200);
  return csvLines(text);
}
