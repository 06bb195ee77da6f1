import type { Report, ReportFigure } from '@muster/contracts';
import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { ApplicationEventModel } from '../../records/applications/application-event.model.ts';
import { createApplication } from '../applications/application.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { partsWithoutFew } from './client-version.ts';

let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());

const at = new Date('2026-02-10T10:00:00Z');
const period = 'from=2026-02-01&to=2026-02-28&zone=UTC';
const pathOf = (metric: string, client: Types.ObjectId) =>
  `/reports/metrics/${metric}?${period}&client=${String(client)}`;

/** Creates this many candidates submitted to a client for one job. */
async function submitted(companyId: Types.ObjectId, title: string, many: number): Promise<void> {
  const job = await createJob({ companyId, title });
  for (let i = 0; i < many; i += 1) {
    const { _id: candidateId } = await createCandidateRecord();
    const { _id } = await createApplication({
      candidateId,
      jobId: job._id,
      companyId,
      ownerUserId: admin.user._id,
    });
    await ApplicationEventModel.insertMany({
      _id: new Types.ObjectId(),
      applicationId: _id,
      type: 'stage_changed',
      at,
      from: null,
      to: 'submitted',
      actorKind: 'person',
      actorId: null,
    });
  }
}

it('a client’s version contains only the client’s own work, and no group with few rows', async () => {
  const [client, other] = [await createCompany(), await createCompany()];
  await submitted(client._id, 'Payments', 6);
  await submitted(client._id, 'Ledger', 5);
  await submitted(client._id, 'Risk', 2);
  await submitted(other._id, 'Elsewhere', 9);
  const { body } = await admin.get(pathOf('submission_to_interview', client._id)).expect(200);
  const report = body as Report;
  expect(report).toMatchObject({
    client: { id: String(client._id), name: client.name },
    figure: { count: 13 },
    steps: [],
    reasonHealth: null,
  });
  // The smaller of the others would reveal the missing part of the sum.
  const byJob = report.breakdowns.find(({ by }) => by === 'job')?.groups ?? [];
  expect(byJob.map(({ label, figure }) => [label, figure.count])).toEqual([['Payments', 6]]);
  expect(report.breakdowns.map(({ by }) => by)).toEqual(['job', 'skill']);
  expect(JSON.stringify(report)).not.toContain('Elsewhere');
});

it('a client’s version withholds the figure itself if it is based on few rows', async () => {
  const client = await createCompany();
  await submitted(client._id, 'Risk', 4);
  const { body } = await admin.get(pathOf('submission_to_interview', client._id)).expect(200);
  expect((body as Report).figure).toEqual({ value: null, count: 0, p90: null, isHeldBack: true });
});

it('refuses a client’s version of reports on money, colleagues or candidates not shown to clients', async () => {
  const client = await createCompany();
  for (const metric of ['margin', 'recruiter_load', 'funnel', 'rejection_reasons']) {
    const { body } = await admin.get(pathOf(metric, client._id)).expect(422);
    expect(body.error.fields).toMatchObject([{ path: 'client', code: 'NOT_ALLOWED' }]);
  }
  await admin.get(pathOf('client_response', new Types.ObjectId())).expect(404);
  const ofClient = await signInAs(test, 'client_admin', { assignment: { companyId: client._id } });
  await ofClient.get(pathOf('client_response', client._id)).expect(403);
});

it.each([
  [
    [9, 7, 3],
    [9, 0, 0],
  ],
  [
    [9, 3, 2],
    [9, 0, 0],
  ],
  [
    [9, 0, 7],
    [9, 0, 7],
  ],
])('of parts with the counts %j it shows %j', (counts, told) => {
  const figures = counts.map((count): ReportFigure => ({ value: 1, count, p90: null }));
  expect(partsWithoutFew(figures).map(({ count }) => count)).toEqual(told);
});
