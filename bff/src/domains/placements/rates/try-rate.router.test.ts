import { Types } from 'mongoose';
import type { RateTrial } from '@muster/contracts';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { PlacementModel } from '../../../records/placements/placement.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createApplication } from '../../applications/application.fixtures.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { readyJob } from '../../jobs/job.fixtures.ts';
import { createPlacementScene, type PlacementScene } from '../placement-scene.fixtures.ts';

let test: TestApp;
let admin: SignedIn;
let scene: PlacementScene;
let fitting: string;
let shown: string;
const skillId = new Types.ObjectId();

beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
  const candidate = await createCandidateRecord({
    status: 'placed',
    seniority: 'senior',
    openTo: ['full_time_contract'],
    skills: [
      {
        _id: new Types.ObjectId(),
        skillId,
        level: 'expert',
        years: 6,
        lastUsedYear: null,
        isPrimary: true,
        source: 'self',
        verifiedScore: null,
        verifiedBy: null,
        verifiedAt: null,
      },
    ],
  });
  scene = await createPlacementScene('active', { candidate });
  const { _id: companyId } = await createCompany({ name: 'Lumera Pay' });
  const needs = {
    skillIds: [skillId],
    skillsRequired: [{ skillId, minLevel: null, minYears: null, must: true }],
  };
  const payRate = {
    minMinor: 4_000,
    maxMinor: 5_000,
    currency: 'USD' as const,
    unit: 'hour' as const,
  };
  const job = await readyJob({ companyId, ...needs, payRate });
  await readyJob({ companyId, payRate });
  fitting = job._id.toHexString();
  const submittedTo = await readyJob({ companyId, ...needs, title: 'Ledger engineer' });
  const submitted = await createApplication(
    { candidateId: candidate._id, jobId: submittedTo._id, companyId, ownerUserId: admin.user._id },
    'submitted',
    {
      submissionVersion: 1,
      proposedBillRate: { amountMinor: 6_000, currency: 'USD', unit: 'hour' },
      proposedPayRate: { amountMinor: 4_500, currency: 'USD', unit: 'hour' },
    },
  );
  shown = submitted._id.toHexString();
});
afterAll(() => test.close());

const trial = (reader: SignedIn, amount: string, more = 'currency=USD&unit=hour') =>
  reader.get(
    `/placements/${scene.placement._id.toHexString()}/rate-trial?amount=${amount}&${more}&hoursPerWeek=40`,
  );

it('shows how a trial pay rate changes the match with other jobs and the margin of submissions', async () => {
  const { body } = await trial(admin, '90.00').expect(200);
  const { jobs, submissions } = body as RateTrial;
  // Neither a job with other required skills, nor those that the candidate is on.
  expect(jobs?.map(({ job }) => job.id)).toEqual([fitting]);
  expect(jobs?.[0]).toMatchObject({ company: 'Lumera Pay', payNow: 'full', payThen: 'none' });
  // The whole share of the pay in the score is lost.
  expect(jobs![0]!.scoreNow - jobs![0]!.scoreThen).toBe(10);
  expect(submissions).toEqual([
    {
      id: shown,
      job: { id: submissions[0]?.job.id, title: 'Ledger engineer' },
      company: 'Lumera Pay',
      bill: { amount: '60.00', currency: 'USD', unit: 'hour' },
      marginNow: 0.25,
      marginThen: -0.5,
    },
  ]);
});

it('converts a monthly rate by its hours, and compares no currencies without an exchange rate', async () => {
  // 173 hours a month: 45.09 an hour.
  const monthly = await trial(admin, '7800.00', 'currency=USD&unit=month').expect(200);
  expect(monthly.body.jobs).toMatchObject([{ payThen: 'full' }]);
  expect(monthly.body.submissions).toMatchObject([{ marginThen: 0.25 }]);
  const euros = await trial(admin, '45.00', 'currency=EUR&unit=hour').expect(200);
  expect(euros.body.jobs).toMatchObject([{ payThen: 'unknown' }]);
  expect(euros.body.submissions).toMatchObject([{ marginNow: 0.25, marginThen: null }]);
});

it('writes nothing', async () => {
  const before = await AuditEventModel.countDocuments();
  await trial(admin, '90.00').expect(200);
  expect(await AuditEventModel.countDocuments()).toBe(before);
  const { placement } = scene;
  expect(await PlacementModel.findById(placement._id).lean()).toMatchObject({
    version: placement.version,
    rates: [{ pay: { amountMinor: 4_321 } }],
  });
});

it('is open only to readers of the placement’s margins, and limited to what else they may read', async () => {
  await trial(await signInAs(test, 'recruiter'), '90.00').expect(403);
  await trial(await signInAs(test, 'team_lead'), '90.00').expect(200);
  // An account manager of other placements does not see this one.
  await trial(await signInAs(test, 'account_manager'), '90.00').expect(404);
  const finance = await trial(await signInAs(test, 'finance_hr'), '90.00').expect(200);
  expect(finance.body.jobs).toBeNull();
  const { body } = await trial(admin, 'much');
  expect(body.error).toMatchObject({ code: 'INVALID_FILTER', context: { key: 'amount' } });
});
