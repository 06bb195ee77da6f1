import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { createExportRecord, makeExports } from '../exports/export.fixtures.ts';
import { ExportModel, type ExportRecord } from '../exports/export.model.ts';
import {
  beginImport,
  checked,
  csv,
  header,
  imported,
  leftOut,
  readImportOf,
} from '../imports/import.fixtures.ts';
import { personalImports } from '../imports/imports.personal.ts';

let test: TestApp;
let admin: SignedIn;
let owner: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
  owner = await signInAs(test, 'owner');
});
afterAll(() => test.close());

const quirina = { firstName: 'Quirina', lastName: 'Zabelstein', email: 'qz@people.test' };

/** Erases a person with two users. */
async function erase({ _id, number, version }: Candidate): Promise<void> {
  const asked = await admin.post(`/candidates/${_id.toHexString()}/actions/anonymise`, {
    version,
    reason: 'Asked for it on the phone.',
    confirmNumber: number,
  });
  const path = `/approvals/${asked.body.approvalId}/actions/approve`;
  expect((await owner.post(path, { version: 1 })).body).toMatchObject({ status: 'approved' });
}

it('ends the exports that search for the erased person, and restarts the others', async () => {
  const candidate = await createCandidateRecord(quirina);
  const free = { holder: null, heldUntil: null };
  const named = { query: { q: 'Quirina Zabelstein' } };
  const ended = [
    await createExportRecord(admin, { ...named, ...free, status: 'queued', slot: 0 }),
    await createExportRecord(admin, { ...named, slot: 1 }),
  ];
  const other = await createExportRecord(admin, { query: { q: 'Somebody else' }, slot: 2 });
  await erase(candidate);
  await makeExports(test);
  const stored = ({ _id }: ExportRecord) => ExportModel.findById(_id).lean();
  for (const one of ended) {
    const { body } = await admin.get(`/exports/${one._id.toHexString()}`);
    expect(body).toMatchObject({ status: 'cancelled', allowedActions: ['remove'] });
    expect(await stored(one)).toMatchObject({ query: {}, slot: null, holder: null, fileId: null });
  }
  expect(await stored(other)).toMatchObject({ status: 'completed', query: { q: 'Somebody else' } });
});

it('discards every import with a row of the erased person, even if it led to no record', async () => {
  const candidate = await createCandidateRecord(quirina);
  const rowOf = ({ firstName, lastName, email }: typeof quirina) =>
    csv(header, `${firstName},${lastName},${email},PT`);
  const known = await imported(test, owner, rowOf(quirina));
  expect(known.reasons).toMatchObject([{ outcome: 'skipped', code: 'KNOWN' }]);
  expect(await leftOut(owner, known, 'skipped')).toHaveLength(2);
  // The row stores its candidate, so that the candidate is informed of the file.
  expect(await personalImports.collect(candidate._id)).toMatchObject([
    { file: 'people.csv', outcome: 'skipped' },
  ]);
  const refused = await imported(test, owner, rowOf({ ...quirina, email: 'qz@' }));
  const draft = await beginImport(test, owner, rowOf(quirina));
  const ready = await beginImport(test, owner, rowOf(quirina));
  await checked(owner, ready);
  const titled = await beginImport(test, owner, csv('Quirina,Zabelstein', 'Ana,Lima'));
  const stranger = await beginImport(test, owner, csv(header, 'Ana,Lima,ana@people.test,PT'));

  await erase(candidate);
  for (const one of [known, refused])
    await owner.get(`/imports/${one.id}/rows?outcome=skipped`).expect(410);
  for (const one of [draft, ready, titled])
    expect(await readImportOf(owner, one)).toMatchObject({
      status: 'cancelled',
      fileName: 'import.csv',
      columns: [],
      expiresAt: null,
      allowedActions: ['remove'],
    });
  expect(await readImportOf(owner, stranger)).toMatchObject({ status: 'draft' });
});
