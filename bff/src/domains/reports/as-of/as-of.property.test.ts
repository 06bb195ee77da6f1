import { isDeepStrictEqual } from 'node:util';
import { dayMs, reportMetrics, type Report, type ReportMetric } from '@muster/contracts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { keepApplications } from '../../applications/api/reporting/kept-applications.ts';
import { keepCandidates } from '../../candidates/api/kept-candidates.ts';
import { keepReportJobs } from '../../../records/jobs/report-jobs.ts';
import { keepReportPlacements } from '../../placements/api/report-placements.ts';
import { ensureReasons } from '../../reasons/api/reasons.ts';
import { actingRole, createAgencyAtWork } from './as-of-history.fixtures.ts';
import { slowFigures } from './slow-figures.fixtures.ts';

const period = { from: '2026-02-09', to: '2026-03-08' };
const start = Date.parse('2026-02-02T00:00:00Z');
const dayAfter = (days: number) => new Date(start + days * dayMs);
const isoDay = (at: Date) => at.toISOString().slice(0, 10);

/** Caches of a process that has read nothing yet. */
const keepAnew = () => [
  keepApplications(),
  keepReportJobs(),
  keepReportPlacements(),
  keepCandidates(),
];
const readAll = (kept: ReturnType<typeof keepAnew>) =>
  Promise.all(kept.map(async (rows) => Object.fromEntries(await rows.get())));

let test: TestApp;
let admin: SignedIn;

/** Only the clock is fake: all timers work as usual. */
const setClock = (now: Date | number) =>
  jest.useFakeTimers({
    now,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });

beforeEach(async () => {
  test = await createTestApp();
  await ensureReasons();
  admin = await signInAs(test, actingRole);
});
afterEach(async () => {
  jest.useRealTimers();
  await test.close();
});

async function read(metric: string, more = ''): Promise<Omit<Report, 'asOf'>> {
  const { status, body } = await admin.get(
    `/reports/metrics/${metric}?from=${period.from}&to=${period.to}&zone=UTC${more}`,
  );
  if (status !== 200) throw new Error(`${metric}${more}: ${status} ${JSON.stringify(body)}`);
  const { asOf: _asked, ...report } = body as Report;
  return report;
}

/** `npm run test:full` runs two histories, otherwise one. */
const seeds = process.env['MUSTER_TEST_FULL'] ? [3, 41] : [3];

it.each(seeds)(
  'a report as of a past day equals the one stored on that day, seed %i',
  async (seed) => {
    setClock(start);
    const agency = await createAgencyAtWork(seed, admin);
    const stored: [ReportMetric, string, Report][] = [];
    const slow: { metric: string; day: string; value: number | null }[] = [];
    // Another process that reads occasionally.
    const other = keepAnew();
    for (let day = 0; day < 42; day += 1) {
      const moments = Array.from({ length: 6 }, () => agency.momentOn(start + day * dayMs));
      for (const moment of moments.toSorted((a, b) => a - b)) {
        setClock(moment);
        await agency.step();
        await agency.people();
      }
      if (![9, 16, 27].includes(day)) continue;
      setClock(dayAfter(day + 1));
      await readAll(other);
      for (const metric of reportMetrics)
        stored.push([metric, isoDay(dayAfter(day)), (await read(metric)) as Report]);
      for (const [metric, value] of Object.entries(await slowFigures(Date.now(), period)))
        slow.push({ metric, day: isoDay(dayAfter(day)), value });
    }
    setClock(dayAfter(60));
    const differing: unknown[] = [];
    for (const [metric, day, before] of stored) {
      const now = await read(metric, `&asOf=${day}`);
      if (!isDeepStrictEqual(now, before)) differing.push({ metric, day, now, before });
    }
    expect(differing).toEqual([]);
    const told = await Promise.all(
      slow.map(async ({ metric, day }) => {
        const { figure } = await read(metric, `&asOf=${day}`);
        return { metric, day, value: figure.value };
      }),
    );
    expect(told).toEqual(slow);
    const anew = await readAll(keepAnew());
    expect(await readAll(other)).toEqual(anew);
    // It is meaningful: reverted changes occurred, and figures exist.
    expect([...agency.done.keys()]).toEqual(
      expect.arrayContaining([
        ...['submit', 'reject', 'restore', 'hold', 'request-interview'].map(
          (way) => `/applications/:id/actions/${way}`,
        ),
        ...['hold', 'close', 'reopen'].map((way) => `/jobs/:id/actions/${way}`),
        ...['archive', 'activate', 'restore-deleted'].map(
          (way) => `/candidates/:id/actions/${way}`,
        ),
        ...['complete', 'snooze', 'reopen'].map((way) => `/tasks/:id/actions/${way}`),
        ...['pass', 'fail', 'revoke', 'take_back'].map((way) => `vetting.${way}`),
        '/candidates/:id/rates',
        'referral',
      ]),
    );
    const silent = reportMetrics.filter((metric) =>
      stored.every(([of, , report]) => of !== metric || report.figure.count === 0),
    );
    expect(silent).toEqual([]);
  },
  180_000,
);
