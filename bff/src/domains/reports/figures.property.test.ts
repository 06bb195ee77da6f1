import type { Report } from '@muster/contracts';
import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { ApplicationEventModel } from '../../records/applications/application-event.model.ts';
import { createApplication } from '../applications/application.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import type { Job } from '../../records/jobs/job.model.ts';
import { createPlacement } from '../placements/placement.fixtures.ts';
import type { Placement } from '../../records/placements/placement.model.ts';
import { createPosition } from '../positions/position.fixtures.ts';
import { createReferral } from '../referrals/referral.fixtures.ts';
import type { ReferralRecord } from '../referrals/referral.model.ts';
import { VettingDecisionModel } from '../vetting/vetting-decision.model.ts';
import { checkBreakdowns } from './breakdowns.fixtures.ts';
import { seeded } from './random-history.fixtures.ts';
import { slowMedian } from './slow-median.fixtures.ts';

const [hour, day] = [3_600_000, 86_400_000];
const [from, to] = ['2026-02-01', '2026-03-15'];
const start = Date.parse(from);
const end = Date.parse('2026-03-16');
const inPeriod = (at: Date | number): boolean => +at >= start && +at < end;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

let test: TestApp;
let manager: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const read = async (metric: string): Promise<Report> => {
  const { body } = await manager
    .get(`/reports/metrics/${metric}?from=${from}&to=${to}&zone=UTC`)
    .expect(200);
  return body as Report;
};

interface Scene {
  jobs: { job: Job; zone: string }[];
  applications: number;
  people: { person: Candidate; submitted: boolean; work: Placement[] }[];
  fills: { startDate: string; openedOn: string }[];
  verdicts: { at: Date; action: string; undone: boolean }[];
}
/** Includes those of earlier scenes: they belong to no single scene. */
const referrals: ReferralRecord[] = [];

async function createScene(seed: number): Promise<Scene> {
  const random = seeded(seed);
  const upTo = (max: number): number => Math.floor(random() * max);
  const among = <T>(values: readonly T[]): T => values[upTo(values.length)]!;
  const moment = (): Date => new Date(Date.parse('2026-01-10') + upTo(60 * 24) * hour);
  const accountManagerId = manager.user._id;
  const scene: Scene = { jobs: [], applications: 0, people: [], fills: [], verdicts: [] };
  for (let i = 0; i < 7; i += 1) {
    const zone = among(['America/New_York', 'Asia/Kolkata', 'Europe/Berlin']);
    const { _id: companyId } = await createCompany({ timeZone: zone });
    const opened = moment();
    const held = new Date(+opened + (2 + upTo(10)) * day);
    const job = await createJob({
      companyId,
      accountManagerId,
      openedDate: dayOf(+opened),
      holds: random() < 0.5 ? [{ from: held, to: new Date(+held + upTo(90) * hour) }] : [],
      firstSubmissionAt: random() < 0.7 ? new Date(+opened + (3 + upTo(25)) * day) : null,
      ...(random() < 0.3
        ? { status: 'closed' as const, closedAt: new Date(+opened + 40 * day) }
        : {}),
      positionsCount: upTo(4),
      positionsFilled: upTo(2),
      priority: among(['low', 'normal', 'high', 'urgent']),
    });
    scene.jobs.push({ job, zone });
  }
  for (let i = 0; i < 14; i += 1) {
    const person = await createCandidateRecord({
      ownerUserId: accountManagerId,
      createdAt: moment(),
      vettedAt: random() < 0.5 ? moment() : null,
      sourceKind: among(['sourced', 'referral']),
    });
    const { job } = among(scene.jobs);
    const pair = { candidateId: person._id, jobId: job._id, companyId: job.companyId };
    const { createdAt } = person;
    const application = await createApplication(
      { ...pair, ownerUserId: accountManagerId },
      'added',
      { createdAt },
    );
    scene.applications += 1;
    const submitted = random() < 0.5;
    if (submitted)
      await ApplicationEventModel.create({
        _id: new Types.ObjectId(),
        applicationId: application._id,
        type: 'submitted',
        from: 'added',
        to: 'submitted',
        actorKind: 'person',
        at: new Date(+createdAt + hour),
      });
    const work: Placement[] = [];
    if (random() < 0.6) {
      const startDate = dayOf(+createdAt + upTo(40) * day);
      const openedOn = dayOf(Date.parse(startDate) - upTo(30) * day);
      const position = await createPosition(job, { openedOn });
      const change = dayOf(Date.parse(startDate) + upTo(30) * day);
      const rate = (effectiveFrom: string, effectiveTo: string | null) => ({
        _id: new Types.ObjectId(),
        overtimeMultiplier: 1,
        approvedBy: null,
        reason: null,
        bill: { amountMinor: 5_000 + upTo(5_000), currency: 'USD' as const, unit: 'hour' as const },
        pay: { amountMinor: 2_000 + upTo(3_000), currency: 'USD' as const, unit: 'hour' as const },
        effectiveFrom,
        effectiveTo,
      });
      const isOver = random() < 0.4;
      work.push(
        await createPlacement(person._id, {
          jobId: job._id,
          companyId: job.companyId,
          positionId: position._id,
          accountManagerId,
          startDate,
          hoursPerWeek: among([20, 40]),
          status: isOver ? 'ended' : 'active',
          actualEndDate: isOver ? dayOf(Date.parse(startDate) + (10 + upTo(120)) * day) : null,
          rates: [rate(startDate, change), rate(dayOf(Date.parse(change) + day), null)],
        }),
      );
      scene.fills.push({ startDate, openedOn });
    }
    scene.people.push({ person, submitted, work });
    const at = moment();
    const action = among(['pass', 'fail'] as const);
    const undone = random() < 0.2;
    const row = { candidateId: person._id, fromStatus: 'in_review', toStatus: 'vetted' } as const;
    await VettingDecisionModel.create({ ...row, _id: new Types.ObjectId(), action, at });
    if (undone)
      await VettingDecisionModel.create({
        ...row,
        _id: new Types.ObjectId(),
        action: 'take_back' as const,
        at: new Date(+at + hour),
      });
    scene.verdicts.push({ at, action, undone });
    referrals.push(
      await createReferral({
        createdAt: moment(),
        status: among([
          'submitted',
          'duplicate',
          'contacted',
          'in_process',
          'placed',
          'reward_paid',
        ]),
      }),
    );
  }
  return scene;
}

/** Returns the local time in a zone. */
const wall = (at: number, timeZone: string): string =>
  clockOfZone(timeZone).format(at).replaceAll(',', '');
const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOfZone(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, made);
  return made;
}
const isAtWork = (shown: string): boolean =>
  !shown.startsWith('S') && shown.slice(4) >= '09:00' && shown.slice(4) < '17:00';

/** Returns the counted quarters of an hour, from the midnight on which a job opened. */
function quartersOf({ job, zone }: Scene['jobs'][number], until: number): number[] {
  const counted: number[] = [];
  // Midnight there is at most fourteen hours before and twelve after that of UTC.
  let at = Date.parse(job.openedDate!) - 14 * hour;
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  while (date.format(at) < job.openedDate!) at += hour / 4;
  for (; at < until; at += hour / 4) {
    const isHeld = job.holds.some((hold) => +hold.from <= at && at < +hold.to);
    if (!isHeld && isAtWork(wall(at, zone))) counted.push(at);
  }
  return counted;
}

describe.each([5, 91])('figures of random scenes, seed %i', (seed) => {
  let scene: Scene;
  beforeAll(async () => {
    // The user of these jobs and candidates only sees their figures.
    manager = await signInAs(test, 'account_manager');
    scene = await createScene(seed);
  });

  it('agree with a slow computation', async () => {
    const waits = scene.jobs.flatMap((one) => {
      const at = one.job.firstSubmissionAt;
      return at && inPeriod(at) ? [quartersOf(one, +at).length / 4] : [];
    });
    expect((await read('first_submission')).figure).toMatchObject({
      count: waits.length,
      value: slowMedian(waits),
    });

    const late = scene.jobs.filter((one) => {
      const { firstSubmissionAt, closedAt } = one.job;
      const last = Math.min(+(firstSubmissionAt ?? end), +(closedAt ?? end), end);
      const due = quartersOf(one, last)[72 * 4];
      return due !== undefined && inPeriod(due);
    });
    const clock = (await read('sla_breaches')).breakdowns.find(({ by }) => by === 'clock');
    const found = clock?.groups.find(({ key }) => key === 'first_submission');
    expect(found?.figure.value ?? 0).toBe(late.length);

    const weight = { low: 0.5, normal: 1, high: 1.5, urgent: 2 };
    let load = scene.applications / 4;
    for (const { job } of scene.jobs)
      for (let seat = job.positionsFilled; seat < job.positionsCount; seat += 1)
        load += job.status === 'open' ? weight[job.priority] : 0;
    expect((await read('recruiter_load')).figure.value).toBe(load);

    const fills = scene.fills.filter(({ startDate }) => startDate >= from && startDate <= to);
    const days = fills.map(({ startDate, openedOn }) => {
      let count = 0;
      for (let at = openedOn; at < startDate; at = dayOf(Date.parse(at) + day)) count += 1;
      return count;
    });
    expect((await read('time_to_fill')).figure).toMatchObject({
      count: days.length,
      value: slowMedian(days),
    });
  });

  it('agree on candidates, verdicts, referrals and money', async () => {
    const cohort = scene.people.filter(({ person }) => inPeriod(person.createdAt));
    const count = (holds: (one: Scene['people'][number]) => boolean) => cohort.filter(holds).length;
    const stayed = ({ startDate, actualEndDate }: Placement): boolean => {
      const ninetieth = dayOf(Date.parse(startDate) + 90 * day);
      return ninetieth <= dayOf(Date.now()) && (actualEndDate ?? '9999') >= ninetieth;
    };
    expect((await read('source_quality')).steps.map((step) => step.count)).toEqual([
      cohort.length,
      count(({ person }) => person.vettedAt !== null),
      count(({ submitted }) => submitted),
      count(({ work }) => work.length > 0),
      count(({ work }) => work.some(stayed)),
    ]);

    const standing = scene.verdicts.filter(({ at, undone }) => inPeriod(at) && !undone);
    const passed = standing.filter(({ action }) => action === 'pass').length;
    expect((await read('vetting_pass_rate')).figure).toMatchObject({
      count: standing.length,
      value: Math.round((passed / standing.length) * 10_000) / 10_000,
    });

    const referred = referrals.filter(({ createdAt }) => inPeriod(createdAt));
    const came = (...states: string[]) =>
      referred.filter(({ status }) => states.includes(status)).length;
    expect((await read('referral_yield')).steps.map((step) => step.count)).toEqual([
      referred.length,
      came('in_process', 'placed', 'reward_paid'),
      came('placed', 'reward_paid'),
      came('reward_paid'),
    ]);

    const [bills, pays] = [[0], [0]];
    for (const { startDate, actualEndDate, rates, hoursPerWeek } of scene.people.flatMap(
      ({ work }) => work,
    )) {
      if (startDate > to || (actualEndDate && actualEndDate < to)) continue;
      const [early, later] = rates;
      const rate = later!.effectiveFrom <= to ? later! : early!;
      bills.push(rate.bill.amountMinor * hoursPerWeek);
      pays.push(rate.pay.amountMinor * hoursPerWeek);
    }
    const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
    const { figure } = await read('margin');
    expect(figure.count).toBe(bills.length - 1);
    expect(figure.value).toBeCloseTo(1 - sum(pays) / sum(bills), 3);
  });

  it.each(['margin', 'time_to_fill', 'sla_breaches', 'recruiter_load'])(
    'of %s have groups that add up to it and lead to its rows',
    async (metric) => {
      expect((await checkBreakdowns(manager, await read(metric))).wrong).toEqual([]);
    },
  );
});
