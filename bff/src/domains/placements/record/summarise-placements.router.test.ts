import { addDays, today } from '../../../db/calendar-day.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import type { Placement } from '../../../records/placements/placement.model.ts';
import { createPlacementScene } from '../placement-scene.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type Amount = [amountMinor: number, currency: 'EUR' | 'USD'];

const rated = (pay: Amount, bill: Amount, changes: Partial<Placement> = {}) => {
  const hourly = ([amountMinor, currency]: Amount) => ({
    amountMinor,
    currency,
    unit: 'hour' as const,
  });
  const rate = { effectiveFrom: '2026-01-01', effectiveTo: null };
  return createPlacementScene('active', {
    placement: {
      startDate: '2026-01-01',
      plannedEndDate: addDays(today(), 100),
      hoursPerWeek: 40,
      rates: [{ ...rate, pay: hourly(pay), bill: hourly(bill) }] as unknown as Placement['rates'],
      ...changes,
    },
  });
};

it('takes pay in another currency off the bill that it belongs to, as the report on margins does', async () => {
  await rated([4_000, 'EUR'], [6_000, 'EUR']);
  await rated([5_000, 'USD'], [10_000, 'EUR']);
  const finance = await signInAs(test, 'finance_hr');
  const admin = await signInAs(test, 'admin');
  const figures = async () => {
    const { monthly } = (await finance.get('/placements/summary').expect(200)).body;
    return (monthly as { currency: string; margin: number | null }[]).map((one) => [
      one.currency,
      one.margin,
    ]);
  };
  // The second cannot be compared: no rate is set for this month.
  expect(await figures()).toEqual([
    ['EUR', 0.3333],
    ['USD', null],
  ]);
  const { body } = await admin.get('/settings').expect(200);
  await admin
    .patch('/settings/currencies', {
      version: body.currencies.version,
      changes: {
        base: 'USD',
        rates: [{ month: today().slice(0, 7), currency: 'EUR', perBase: 0.8 }],
      },
    })
    .expect(200);
  // By hand: (6000 + 10000 − 4000 − 5000 × 0.8) ÷ 16000.
  expect(await figures()).toEqual([
    ['EUR', 0.5],
    ['USD', null],
  ]);
  const month = today().slice(0, 8);
  const report = await finance
    .get(`/reports/metrics/margin?from=${month}01&to=${today()}&zone=UTC`)
    .expect(200);
  expect(report.body.figure).toMatchObject({ value: 0.5, count: 2 });
});

it('tells no margin to those who may read rates alone', async () => {
  const recruiter = await signInAs(test, 'recruiter');
  await rated([4_000, 'EUR'], [6_000, 'EUR'], { recruiterId: recruiter.user._id });
  const { body } = await recruiter.get('/placements/summary').expect(200);
  expect(body.monthly).toMatchObject([{ currency: 'EUR', bill: '10400.00' }]);
  expect(body.monthly[0]).not.toHaveProperty('margin');
});
