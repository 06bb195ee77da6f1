import {
  noReportGroup,
  reportMetrics,
  type Report,
  type ReportCatalogue,
  type ReportRow,
} from '@muster/contracts';
import mongoose, { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createApplication } from '../applications/application.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createPlacement } from '../placements/placement.fixtures.ts';
import type { PlacementRate } from '../../records/placements/placement.model.ts';
import { TaskModel } from '../../records/tasks/task.model.ts';
import { ApplicationEventModel } from '../../records/applications/application-event.model.ts';
import { createPosition } from '../positions/position.fixtures.ts';
import { createReferral } from '../referrals/referral.fixtures.ts';
import { createInterview } from '../vetting/vetting.fixtures.ts';
import { VettingDecisionModel } from '../vetting/vetting-decision.model.ts';

let test: TestApp;
let manager: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  manager = await signInAs(test, 'account_manager');
});
afterAll(() => test.close());

const period = 'from=2026-02-01&to=2026-02-28&zone=UTC';
async function read(reader: SignedIn, metric: string, more = ''): Promise<Report> {
  const { body } = await reader.get(`/reports/metrics/${metric}?${period}${more}`).expect(200);
  return body as Report;
}
async function rowsOf(reader: SignedIn, metric: string, more = ''): Promise<ReportRow[]> {
  const { body } = await reader.get(`/reports/metrics/${metric}/rows?${period}${more}`).expect(200);
  return body.data as ReportRow[];
}

const rate = (
  bill: number,
  pay: number,
  currency: 'USD' | 'EUR',
  [effectiveFrom, effectiveTo]: [string, string | null],
): PlacementRate => ({
  _id: new Types.ObjectId(),
  bill: { amountMinor: bill, currency, unit: 'hour' },
  pay: { amountMinor: pay, currency, unit: 'hour' },
  overtimeMultiplier: 1,
  effectiveFrom,
  effectiveTo,
  approvedBy: null,
  reason: null,
});

it('offers each role its reports, and money only to permitted readers', async () => {
  const names = async (role: Parameters<typeof signInAs>[1]) => {
    const reader = await signInAs(test, role);
    const { body } = await reader.get(`/reports?${period}`).expect(200);
    return (body as ReportCatalogue).data.map(({ metric }) => metric);
  };
  expect(await names('owner')).toEqual([...reportMetrics]);
  expect(await names('recruiter')).toEqual(reportMetrics.filter((metric) => metric !== 'margin'));
  expect(await names('vetter')).toEqual([
    'bench',
    'vetting_pass_rate',
    'inter_rater_spread',
    'data_freshness',
  ]);
  // Account managers see no figures of candidates in general.
  expect(await names('account_manager')).not.toContain('bench');
  const recruiter = await signInAs(test, 'recruiter');
  await recruiter.get(`/reports/metrics/margin?${period}`).expect(403);
  await recruiter.get(`/reports/metrics/unknown?${period}`).expect(404);
});

it('reads all reports with the same number of database commands for many jobs as for few', async () => {
  const lead = await signInAs(test, 'recruiter');
  const commandsFor = async (jobs: number): Promise<number> => {
    for (let i = 0; i < jobs; i += 1) {
      const { _id: companyId } = await createCompany();
      const job = await createJob({ companyId, leadRecruiterId: lead.user._id });
      const { _id: candidateId } = await createCandidateRecord();
      await createApplication({ candidateId, jobId: job._id, companyId, ownerUserId: job._id });
    }
    let commands = 0;
    mongoose.set('debug', () => {
      commands += 1;
    });
    await lead.get(`/reports?${period}`).expect(200);
    mongoose.set('debug', false);
    return commands;
  };
  const few = await commandsFor(1);
  expect(await commandsFor(12)).toBeLessThanOrEqual(few);
  expect(few).toBeLessThan(40);
});

it('computes the margin of a day at the rates of that day, separately by currency', async () => {
  const accountManagerId = manager.user._id;
  const work = async (changes: Parameters<typeof createPlacement>[1]) => {
    const { _id } = await createCandidateRecord();
    return createPlacement(_id, { accountManagerId, startDate: '2026-01-05', ...changes });
  };
  await work({
    rates: [
      rate(10_000, 6_000, 'USD', ['2026-01-05', '2026-02-14']),
      rate(10_000, 8_000, 'USD', ['2026-02-15', null]),
    ],
  });
  await work({ rates: [rate(5_000, 4_000, 'USD', ['2026-01-05', null])], hoursPerWeek: 20 });
  await work({
    status: 'ended',
    actualEndDate: '2026-02-20',
    rates: [rate(9_000, 3_000, 'EUR', ['2026-01-05', null])],
  });
  // By hand: (10000 + 2500 − 8000 − 2000) ÷ 12500, and before the change (12500 − 8000) ÷ 12500.
  expect((await read(manager, 'margin')).figure).toMatchObject({ value: 0.2, count: 2 });
  const past = await manager
    .get('/reports/metrics/margin?from=2026-01-15&to=2026-02-10&zone=UTC')
    .expect(200);
  const { figure, breakdowns } = past.body as Report;
  expect(figure).toMatchObject({ value: null, count: 3 });
  const currencies = breakdowns.find(({ by }) => by === 'currency')?.groups;
  expect(currencies?.map(({ key, figure: one }) => [key, one.value])).toEqual([
    ['USD', 0.36],
    ['EUR', 0.6667],
  ]);
  // Another manager's contracts are not part of the figures.
  const other = await signInAs(test, 'account_manager');
  expect((await read(other, 'margin')).figure.count).toBe(0);
});

it('counts days to fill, referrals and verdicts as defined', async () => {
  const recruiter = await signInAs(test, 'recruiter');
  const recruiterId = recruiter.user._id;
  const company = await createCompany();
  const job = await createJob({ companyId: company._id, leadRecruiterId: recruiterId });
  const openings = [
    ['2026-01-20', '2026-01-30T12:00:00Z'],
    ['2026-01-10', '2026-01-30T12:00:00Z'],
    ['2026-01-31', null],
  ] as const;
  for (const [openedOn, selectedAt] of openings) {
    const position = await createPosition(job, { openedOn });
    const { _id } = await createCandidateRecord();
    const application = await createApplication(
      { candidateId: _id, jobId: job._id, companyId: company._id, ownerUserId: recruiterId },
      'contracting',
      { status: 'placed', selectedAt: selectedAt && new Date(selectedAt) },
    );
    await createPlacement(_id, {
      applicationId: application._id,
      jobId: job._id,
      companyId: company._id,
      recruiterId,
      positionId: position._id,
      startDate: '2026-02-09',
    });
  }
  const fill = await read(recruiter, 'time_to_fill');
  // Ten and twenty days until selection; the third was not selected.
  expect(fill.figure).toEqual({ value: 20, count: 3, p90: 30, beside: 15 });
  expect(fill.series.reduce((sum, { figure }) => sum + figure.count, 0)).toBe(3);
  const rows = await rowsOf(recruiter, 'time_to_fill', `&by=client&group=${String(company._id)}`);
  expect(rows.map(({ value, job: shown }) => [value, shown?.name])).toEqual(
    expect.arrayContaining([[30, job.title]]),
  );

  const at = new Date('2026-02-10T10:00:00Z');
  for (const status of ['submitted', 'in_process', 'reward_paid', 'closed'] as const)
    await createReferral({ status, createdAt: at });
  const { steps } = await read(recruiter, 'referral_yield');
  expect(steps.map(({ count }) => count)).toEqual([4, 2, 1, 1]);

  const verdicts = ['pass', 'pass', 'fail', 'pass', 'take_back', 'pass', 'fail'] as const;
  const decide = async (
    candidateId: Types.ObjectId,
    action: (typeof verdicts)[number],
    hour: number,
  ) =>
    VettingDecisionModel.create({
      _id: new Types.ObjectId(),
      candidateId,
      action,
      decidedBy: recruiterId,
      fromStatus: 'in_review',
      toStatus: 'vetted',
      at: new Date(at.getTime() + hour * 3_600_000),
    });
  const own = { ownerUserId: recruiterId };
  let last = (await createCandidateRecord(own))._id;
  for (const [hour, action] of verdicts.entries()) {
    if (action !== 'take_back') last = (await createCandidateRecord(own))._id;
    await decide(last, action, hour);
  }
  // The interviewer before the last decision, which another user made.
  const interviewer = new Types.ObjectId();
  for (const [hour, userId] of [
    [-2, interviewer],
    [8, new Types.ObjectId()],
  ] as const) {
    const endsAt = new Date(at.getTime() + hour * 3_600_000);
    await createInterview(
      { _id: last },
      {
        status: 'completed',
        startsAt: new Date(endsAt.getTime() - 3_600_000),
        endsAt,
        interviewers: [{ userId, isLead: true }],
      },
    );
  }
  const vetting = await read(recruiter, 'vetting_pass_rate');
  const interviewers = vetting.breakdowns.find(({ by }) => by === 'interviewer')?.groups ?? [];
  expect(interviewers.map(({ key, figure }) => [key, figure.count])).toEqual([
    [noReportGroup, 4],
    [interviewer.toHexString(), 1],
  ]);
  expect(vetting.figure).toMatchObject({ value: 0.6, count: 5 });
  // Before the fifth the share is not shown, and a verdict reverted later still stands.
  const early = await read(recruiter, 'vetting_pass_rate', '&asOf=2026-02-09');
  expect(early.figure).toMatchObject({ value: null, count: 0 });
});

it('shows how many answers of a client came in time, without the time on hold', async () => {
  const recruiter = await signInAs(test, 'recruiter');
  const client = await createCompany({ feedbackSlaHours: 48 });
  const job = await createJob({ companyId: client._id, leadRecruiterId: recruiter.user._id });
  const noon = (dayOfMonth: number) => new Date(Date.UTC(2026, 1, dayOfMonth, 12));
  const answered = async (
    ...steps: readonly ['submitted' | 'held' | 'resumed' | 'interview_requested', number][]
  ) => {
    const { _id: candidateId } = await createCandidateRecord();
    const application = await createApplication(
      { candidateId, jobId: job._id, companyId: client._id, ownerUserId: recruiter.user._id },
      'client_interview',
    );
    await ApplicationEventModel.insertMany(
      steps.map(([type, dayOfMonth]) => ({
        _id: new Types.ObjectId(),
        applicationId: application._id,
        type,
        from: 'submitted',
        to: type === 'interview_requested' ? 'client_interview' : 'submitted',
        actorKind: 'person',
        at: noon(dayOfMonth),
      })),
    );
  };
  await answered(['submitted', 2], ['interview_requested', 3]);
  await answered(['submitted', 2], ['interview_requested', 6]);
  await answered(['submitted', 2], ['held', 3], ['resumed', 5], ['interview_requested', 6]);
  expect((await read(recruiter, 'client_response')).figure).toMatchObject({
    count: 3,
    value: 96,
    beside: 0.6667,
  });
  const breaches = (await read(recruiter, 'sla_breaches')).breakdowns.find(
    ({ by }) => by === 'clock',
  );
  const late = breaches?.groups.find(({ key }) => key === 'client_answer');
  expect(late?.figure.value).toBe(1);
});

it('adds overdue tasks to the load of a recruiter', async () => {
  const recruiter = await signInAs(test, 'recruiter');
  const idle = await signInAs(test, 'recruiter');
  await createJob({
    companyId: (await createCompany())._id,
    leadRecruiterId: recruiter.user._id,
    positionsCount: 2,
  });
  const task = (assigneeId: Types.ObjectId, dueOn: string) =>
    TaskModel.create({
      subjectType: 'candidate',
      subjectId: new Types.ObjectId(),
      title: 'Call back',
      kind: 'follow_up',
      assigneeId,
      dueOn,
      source: 'person',
    });
  await task(recruiter.user._id, '2026-01-02');
  await task(recruiter.user._id, '2099-01-02');
  await task(idle.user._id, '2026-01-02');
  expect((await read(recruiter, 'recruiter_load')).figure.value).toBe(2.25);
});

it('counts each candidate once, by all visible data, and leaves out hidden candidates', async () => {
  const vetter = await signInAs(test, 'vetter');
  const pools = [new Types.ObjectId(), new Types.ObjectId()];
  const vetterIds = [vetter.user._id];
  const createdAt = new Date('2026-02-10T10:00:00Z');
  await createCandidateRecord({ vetterIds, createdAt, country: 'PT', poolIds: pools });
  await createCandidateRecord({ vetterIds, createdAt, country: 'BR', vettedAt: createdAt });
  await createCandidateRecord({ vetterIds, createdAt, status: 'anonymised' });
  await createCandidateRecord({ createdAt, country: 'JP' });
  const { body } = await vetter.get(`/reports/candidates?${period}`).expect(200);
  expect(body).toMatchObject({ stock: 2, intake: 2, intakeBefore: 0, anonymised: 1 });
  const part = (name: string) =>
    (
      body.parts as { part: string; unknown: number; groups: { key: string; stock: number }[] }[]
    ).find((one) => one.part === name);
  expect(part('country')?.groups.map(({ key, stock }) => [key, stock])).toEqual([
    ['BR', 1],
    ['PT', 1],
  ]);
  expect(part('rate')).toBeUndefined();
  // Who is in hidden pools alone is in none that the vetter knows of: the lines add up.
  expect(part('pool')).toMatchObject({ groups: [], unknown: 2, unknownIntake: 2 });
  expect(
    body.cohorts.reduce((sum: number, { vetted }: { vetted: number }) => sum + vetted, 0),
  ).toBe(1);
});
