import type { Board, JobRecord, JobRow } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { createApplication, ended } from '../../applications/application.fixtures.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { createPosition } from '../../positions/position.fixtures.ts';
import { createJob } from '../job.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('the list, the record, the client’s page and the board count the same people and seats of a job', async () => {
  const recruiter = await signInAs(test, 'recruiter');
  const { _id: companyId } = await createCompany();
  const job = await createJob({ companyId, positionsCount: 5, positionsFilled: 1 });
  for (const status of ['filled', 'reserved', 'reserved', 'on_hold', 'open', 'cancelled'] as const)
    await createPosition(job, { status });
  const put = async (...[kind, changes]: [...Tail<Parameters<typeof createApplication>>]) =>
    createApplication(
      {
        candidateId: (await createCandidateRecord())._id,
        jobId: job._id,
        companyId: job.companyId,
        ownerUserId: recruiter.user._id,
      },
      kind,
      changes,
    );
  await put('added');
  await put('interested');
  await put('interested');
  await put('interested', { onHold: true });
  await put('submitted', { onHold: true });
  await put('contracting', { status: 'placed' });
  await put('added', ended('rejected', 'added'));

  const id = job._id.toHexString();
  const rows = (await recruiter.get('/jobs').expect(200)).body.data as JobRow[];
  const record = (await recruiter.get(`/jobs/${id}`).expect(200)).body as JobRecord;
  const board = (await recruiter.get(`/jobs/${id}/applications`).expect(200)).body as Board;
  const row = rows.find((one) => one.id === id);
  expect(row).toMatchObject({
    positionsCount: 5,
    positionsFilled: 1,
    positionsReserved: 2,
    positionsOnHold: 1,
    stages: { added: 1, interested: 2, submitted: 0, contracting: 0 },
    onHold: 2,
  });
  const ofClient = (await recruiter.get(`/companies/${companyId.toHexString()}/jobs`)).body;
  expect(ofClient.data).toMatchObject([{ id, stages: row?.stages }]);
  expect(record).toMatchObject({ positionsReserved: 2, positionsOnHold: 1 });
  expect(record.details?.metrics).toMatchObject({ stages: row?.stages, onHold: 2 });
  const totals = Object.fromEntries(
    board.columns.map(({ kind, id: column, total }) => [kind ?? column, total]),
  );
  expect(totals).toMatchObject({ ...row?.stages, on_hold: row?.onHold });
});

type Tail<T extends readonly unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;
