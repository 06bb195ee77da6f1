import type { Report } from '@muster/contracts';
import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createApplication, ended } from '../applications/application.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createPlacement } from '../placements/placement.fixtures.ts';
import { ensureReasons, reasonsOf } from '../reasons/api/reasons.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await ensureReasons();
});
afterAll(() => test.close());

const at = new Date('2026-02-10T10:00:00Z');
async function healthFor(reader: SignedIn): Promise<NonNullable<Report['reasonHealth']>> {
  const { body } = await reader
    .get('/reports/metrics/rejection_reasons?from=2026-02-01&to=2026-02-28&zone=UTC')
    .expect(200);
  return (body as Report).reasonHealth!;
}

it('flags reasons used by one person, those that hires contradict, and too much of “Other”', async () => {
  const admin = await signInAs(test, 'admin');
  const recruiter = await signInAs(test, 'recruiter');
  const reasons = await reasonsOf('application_reject');
  const job = await createJob({
    companyId: (await createCompany())._id,
    leadRecruiterId: recruiter.user._id,
  });
  const [ana, ben] = [new Types.ObjectId(), new Types.ObjectId()];
  /** Rejects a candidate, who is at work since a day. */
  async function reject(label: string, by: Types.ObjectId, startDate?: string) {
    const reason = reasons.find((one) => one.label === label);
    if (!reason) throw new Error(`There is no reason ${label}`);
    const { _id: candidateId } = await createCandidateRecord();
    const { status, exit } = ended('rejected', 'submitted');
    await createApplication(
      { candidateId, jobId: job._id, companyId: job.companyId, ownerUserId: ana },
      'submitted',
      { status: status!, lastActivityAt: at, exit: { ...exit!, at, by, reasonId: reason._id } },
    );
    if (startDate) await createPlacement(candidateId, { startDate });
  }
  const later = '2026-03-02';
  for (const startDate of [later, later, '2026-01-02', undefined, undefined])
    await reject('English below need', ana, startDate);
  // It says nothing about the candidate.
  for (const by of [ana, ana, ana, ben, ben]) await reject('Position filled', by, later);
  // Too few rows for a result, although all by one user and hired later.
  for (let i = 0; i < 4; i += 1) await reject('Failed vetting', ben, later);
  expect((await healthFor(admin)).other).toBeNull();
  for (const by of [ana, ben, ben]) await reject('Other', by);

  const health = await healthFor(admin);
  expect(health.other).toBeCloseTo(3 / 17, 4);
  expect(health.onePerson).toEqual([
    expect.objectContaining({ label: 'English below need', count: 5 }),
  ]);
  expect(health.contradicted).toEqual([
    expect.objectContaining({ label: 'English below need', count: 5, hired: 2 }),
  ]);
  // A reader of only their own jobs cannot know the reasons chosen on those of others.
  expect(await healthFor(recruiter)).toMatchObject({
    onePerson: [],
    contradicted: [{ label: 'English below need' }],
  });
  const { body } = await admin
    .get('/reports/metrics/funnel?from=2026-02-01&to=2026-02-28&zone=UTC')
    .expect(200);
  expect((body as Report).reasonHealth).toBeNull();
});
