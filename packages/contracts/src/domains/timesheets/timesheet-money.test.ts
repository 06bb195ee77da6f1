import type { Currency } from '../../core/currencies.ts';
import { formatHours, parseHours } from './timesheet-hours.ts';
import { timesheetMoney } from './timesheet-money.ts';
import { timesheetPeriodOf, weeksOf } from './timesheet-periods.ts';

const rate = (
  pay: number,
  from: string,
  to: string | null,
  { currency = 'USD' as Currency, unit = 'hour' as 'hour' | 'month' } = {},
) => ({
  pay: { amountMinor: pay, currency, unit },
  bill: { amountMinor: pay * 2, currency, unit },
  overtimeMultiplier: 1.5,
  effectiveFrom: from,
  effectiveTo: to,
});
const worked = (date: string, minutes: number, more: object = {}) => ({
  date,
  minutes,
  category: 'regular' as const,
  billable: true,
  ...more,
});

describe('the amount for hours', () => {
  it('uses the rate of each day if it changes within the period', () => {
    const lines = timesheetMoney(
      [worked('2026-03-30', 480), worked('2026-03-31', 460), worked('2026-04-01', 500)],
      [rate(5000, '2026-01-01', '2026-03-31'), rate(6000, '2026-04-01', null)],
    );
    expect(lines.map(({ minutes, payMinor }) => [minutes, payMinor])).toEqual([
      [940, 78_333],
      [500, 50_000],
    ]);
  });

  it('pays leave except unpaid leave, and bills only billable work', () => {
    const lines = timesheetMoney(
      [
        worked('2026-03-30', 60),
        worked('2026-03-30', 60, { billable: false }),
        worked('2026-03-31', 60, { category: 'holiday' }),
        worked('2026-03-31', 60, { category: 'overtime' }),
        worked('2026-04-01', 60, { category: 'unpaid_leave' }),
      ],
      [rate(1000, '2026-01-01', null)],
    );
    const sums = Object.fromEntries(
      lines.map(({ category, payMinor, billMinor }) => [category, [payMinor, billMinor]]),
    );
    expect(sums).toEqual({ holiday: [1000, 0], overtime: [1500, 3000], regular: [2000, 2000] });
  });

  it('converts a monthly rate by its usual hours', () => {
    const [line] = timesheetMoney(
      [worked('2026-03-30', 480)],
      [rate(800_000, '2026-01-01', null, { unit: 'month' })],
    );
    expect(line?.payMinor).toBe(40_000);
  });
});

it.each([
  ['week', '2026-03-29', '2026-03-23', '2026-03-29'],
  ['half_month', '2026-02-16', '2026-02-16', '2026-02-28'],
  ['half_month', '2026-02-15', '2026-02-01', '2026-02-15'],
  ['month', '2024-02-10', '2024-02-01', '2024-02-29'],
] as const)('the %s of %s runs from %s to %s', (period, day, start, end) => {
  expect(timesheetPeriodOf(day, period)).toEqual({ start, end });
});

it('splits a month into its weeks', () => {
  expect(weeksOf({ start: '2026-03-01', end: '2026-03-31' })).toHaveLength(6);
});

it.each([
  ['8', 480],
  ['7.5', 450],
  ['7,25', 435],
  ['7:05', 425],
  ['24', 1440],
  ['7:60', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
])('reads %s as %s minutes', (typed, minutes) => {
  expect(parseHours(typed)).toBe(minutes);
});

it('formats minutes as hours and minutes', () => {
  expect([formatHours(0), formatHours(65), formatHours(1440)]).toEqual(['0:00', '1:05', '24:00']);
});
