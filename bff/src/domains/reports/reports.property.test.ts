import { reportMetrics, type Report } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { checkBreakdowns } from './breakdowns.fixtures.ts';
import { createRandomHistory, type RandomApplication } from './random-history.fixtures.ts';
import { slowMedian } from './slow-median.fixtures.ts';

const hour = 3_600_000;
const [from, to] = ['2026-02-01', '2026-03-15'];
const period = { start: Date.parse(from), end: Date.parse('2026-03-16') };

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const read = async (metric: string, more = ''): Promise<Report> => {
  const { body } = await recruiter
    .get(`/reports/metrics/${metric}?from=${from}&to=${to}&zone=UTC${more}`)
    .expect(200);
  return body as Report;
};

/** Every whole hour from the first event to the last known one, with the state at that time. */
function* hoursOf({ events }: RandomApplication, until: number) {
  const first = events[0]!.at.getTime();
  for (let at = first; at < until; at += hour) {
    const past = events.filter((event) => event.at.getTime() <= at);
    const state = past.findLast((event) => event.to !== null)!.to;
    const entered = past.findLastIndex((event, i) => event.to !== (past[i - 1]?.to ?? null));
    const pauses = past.slice(entered).filter(({ type }) => type === 'held' || type === 'resumed');
    yield { at, state, isHeld: pauses.at(-1)?.type === 'held' };
  }
}

const stages = ['added', 'interested', 'internal_review', 'submitted', 'client_interview'];
const working = [...stages, 'selected', 'contracting'];

/** Hour by hour: the duration of each stay that ended in the period. */
function slowStays(history: readonly RandomApplication[], until: number): number[] {
  return history.flatMap((one) => {
    const stays: number[] = [];
    let current: string | null = null;
    let hours = 0;
    for (const { at, state, isHeld } of hoursOf(one, until)) {
      if (state !== current) {
        const counts = at >= period.start && at < Math.min(period.end, until);
        if (current !== null && working.includes(current) && counts) stays.push(hours / 24);
        current = state;
        hours = 0;
      }
      if (!isHeld) hours += 1;
    }
    return stays;
  });
}

/** Each submission: hours until the client's response, null without one. */
function slowAnswers({ application, events }: RandomApplication, until: number) {
  const known = events.filter(({ at }) => at.getTime() < until);
  return known.flatMap(({ type, at }, i) => {
    if (type !== 'submitted' && type !== 'resubmitted') return [];
    const after = known.slice(i + 1).find((event) => !['held', 'resumed'].includes(event.type));
    const isAnswer =
      after &&
      (after.type === 'interview_requested' ||
        after.type === 'selected' ||
        (after.type === 'rejected' && application.exit?.side === 'client'));
    return [{ at: at.getTime(), end: after?.at.getTime() ?? null, isAnswer: Boolean(isAnswer) }];
  });
}

/** When this many hours outside of holds had passed; null if they never do. */
function slowDue(one: RandomApplication, from: number, hours: number): number | null {
  let left = hours;
  for (const { at, isHeld } of hoursOf(one, Date.parse('2026-08-01'))) {
    if (at < from) continue;
    if (left === 0) return at;
    if (!isHeld) left -= 1;
  }
  return null;
}

describe.each([11, 23, 57])('reports of random histories, seed %i', (seed) => {
  let history: RandomApplication[];
  let answerHours: ReadonlyMap<string, number>;
  beforeAll(async () => {
    // The user of these jobs only sees their figures.
    recruiter = await signInAs(test, 'recruiter');
    const start = new Date('2026-01-10T00:00:00Z');
    ({ history, answerHours } = await createRandomHistory(seed, start, recruiter.user._id));
  });

  it.each([
    ['today', '', Date.parse('2030-01-01')],
    ['as of a day in the period', '&asOf=2026-02-24', Date.parse('2026-02-25')],
  ])('agree with a slow computation, %s', async (_name, more, until) => {
    const inPeriod = (at: number) => at >= period.start && at < Math.min(period.end, until);

    const funnel = await read('funnel', more);
    const cohort = history.filter(({ application }) => inPeriod(+application.createdAt));
    const came = (state: string) =>
      cohort.filter(({ events }) =>
        events.some((event) => event.to === state && event.at.getTime() < until),
      ).length;
    expect(funnel.steps.map(({ step, count }) => [step, count])).toEqual(
      [...working, 'placed'].map((state) => [state, came(state)]),
    );

    for (const [metric, first, next] of [
      ['submission_to_interview', 'submitted', 'client_interview'],
      ['interview_to_selection', 'client_interview', 'selected'],
    ] as const) {
      const went = history.flatMap((one) => {
        const hours = [...hoursOf(one, Math.min(until, Date.parse('2026-08-01')))];
        const at = hours.findIndex(({ state }) => state === first);
        if (at === -1 || !inPeriod(hours[at]!.at)) return [];
        return [hours.slice(at).some(({ state }) => state === next) ? 1 : 0];
      });
      const share = went.reduce<number>((sum, one) => sum + one, 0) / went.length;
      expect((await read(metric, more)).figure).toMatchObject({
        count: went.length,
        value: went.length === 0 ? null : Math.round(share * 10_000) / 10_000,
      });
    }

    const stays = slowStays(history, Math.min(until, Date.parse('2026-08-01')));
    const duration = await read('stage_duration', more);
    expect(duration.figure).toMatchObject({ count: stays.length, value: slowMedian(stays) });

    const submissions = history.flatMap((one) =>
      slowAnswers(one, until).map((answer) => ({ ...answer, of: one })),
    );
    const answered = submissions.filter(({ at, isAnswer }) => isAnswer && inPeriod(at));
    const response = await read('client_response', more);
    expect(response.figure).toMatchObject({
      count: answered.length,
      value: slowMedian(answered.map(({ at, end }) => (end! - at) / hour)),
    });
    expect(response.breakdowns[0]?.groups.reduce((sum, { figure }) => sum + figure.count, 0)).toBe(
      answered.length,
    );

    const owed = history.flatMap(({ application: { exit }, events }) => {
      const known = events.filter(({ at }) => at.getTime() < until);
      const { to } = known.findLast((event) => event.to !== null) ?? { to: null };
      const isOwed = to === 'rejected' || (to === 'withdrawn' && exit?.reasonId);
      // A later reopened application was recorded without the time of the notification.
      if (!isOwed || exit === null || exit.side === 'candidate' || +exit.at >= until) return [];
      for (let hours = 0; hours <= 72; hours += 1)
        if (+exit.at + hours * hour === exit.toldAt?.getTime()) return [{ at: +exit.at, told: 1 }];
      return [{ at: +exit.at, told: 0 }];
    });
    const over = owed.filter(({ at }) => inPeriod(at + 72 * hour));
    const told = over.filter((one) => one.told === 1).length;
    expect((await read('no_ghosting', more)).figure).toMatchObject({
      count: over.length,
      value: over.length === 0 ? null : Math.round((told / over.length) * 10_000) / 10_000,
    });

    const slow = await read('sla_breaches', more);
    const late = slow.breakdowns
      .find(({ by }) => by === 'clock')
      ?.groups.find(({ key }) => key === 'client_answer');
    const overdue = submissions.filter(({ at, end, of }) => {
      const due = slowDue(of, at, answerHours.get(of.application.companyId.toHexString())!);
      return due !== null && inPeriod(due) && (end === null ? until > due : end > due);
    });
    expect(late?.figure.value ?? 0).toBe(overdue.length);
  });

  it('agree on who was rejected or left', async () => {
    const over = history.filter(({ application: { exit, status } }) => {
      const at = exit?.at.getTime() ?? 0;
      return status !== 'active' && exit !== null && at >= period.start && at < period.end;
    });
    const { figure, breakdowns } = await read('rejection_reasons');
    expect(figure).toMatchObject({ value: over.length, count: over.length });
    const sides = (breakdowns.find(({ by }) => by === 'side')?.groups ?? []).filter(
      ({ figure: { count } }) => count > 0,
    );
    expect(Object.fromEntries(sides.map(({ key, figure: { value } }) => [key, value]))).toEqual(
      over.reduce<Record<string, number>>((counts, { application }) => {
        const side = application.exit!.side;
        return { ...counts, [side]: (counts[side] ?? 0) + 1 };
      }, {}),
    );
  });

  it('have groups that add up to the figure and lead to its rows', async () => {
    const told = reportMetrics.filter((metric) => metric !== 'margin');
    const wrong: string[] = [];
    let withoutGroup = 0;
    for (const metric of told) {
      const found = await checkBreakdowns(recruiter, await read(metric));
      wrong.push(...found.wrong);
      withoutGroup += found.withoutGroup;
    }
    expect(wrong).toEqual([]);
    // Half of the endings have no reason.
    expect(withoutGroup).toBeGreaterThan(0);
  });
});
