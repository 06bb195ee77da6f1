import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import type { Candidate } from '../candidates/candidate.model.ts';
import { createExportRecord, makeExports } from '../exports/export.fixtures.ts';
import { ExportModel, type ExportRecord } from '../exports/export.model.ts';

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

/** Erases a person as two people do. */
async function erase({ _id, number, version }: Candidate): Promise<void> {
  const asked = await admin.post(`/candidates/${_id.toHexString()}/actions/anonymise`, {
    ...{ version, reason: 'Asked for it on the phone.', confirmNumber: number },
  });
  const path = `/approvals/${asked.body.approvalId}/actions/approve`;
  expect((await owner.post(path, { version: 1 })).body).toMatchObject({ status: 'approved' });
}

it('ends the exports that look for the person, and lets the others begin again', async () => {
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
  const stored = ({ _id }: ExportRecord) => ExportModel.findById(_id).lean<ExportRecord>();
  for (const one of ended) {
    const { body } = await admin.get(`/exports/${one._id.toHexString()}`);
    expect(body).toMatchObject({ status: 'cancelled', allowedActions: ['remove'] });
    expect(await stored(one)).toMatchObject({ query: {}, slot: null, holder: null, fileId: null });
  }
  expect(await stored(other)).toMatchObject({ status: 'completed', query: { q: 'Somebody else' } });
});
