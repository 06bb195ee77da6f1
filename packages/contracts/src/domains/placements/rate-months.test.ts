import { rateMonths } from './rate-months.ts';
import type { RateAmount } from './rates.ts';

const rate = (
  amountMinor: number,
  unit: RateAmount['unit'] = 'hour',
  currency: RateAmount['currency'] = 'USD',
): RateAmount => ({ amountMinor, currency, unit });

it('hourly rates follow the working days of each month, monthly rates do not', () => {
  const plan = { pay: rate(4_500), bill: rate(6_000), hoursPerWeek: 40, exchange: null };
  const [december, january, february] = rateMonths(plan, '2026-12', 3);
  expect([december, january, february].map((one) => [one?.month, one?.workingDays])).toEqual([
    ['2026-12', 23],
    ['2027-01', 21],
    ['2027-02', 20],
  ]);
  expect(december?.hourly).toEqual({ bill: 1_104_000, pay: 828_000, margin: 276_000 });
  expect(february?.hourly).toEqual({ bill: 960_000, pay: 720_000, margin: 240_000 });
  expect(february?.monthly).toEqual({ bill: 1_040_000, pay: 780_000, margin: 260_000 });
  expect(december?.monthly).toEqual(february?.monthly);
});

it('hourly and monthly rates give the same per year, except for the spread of working days', () => {
  const plan = {
    pay: rate(780_000, 'month'),
    bill: rate(1_040_000, 'month'),
    hoursPerWeek: 40,
    exchange: null,
  };
  const year = rateMonths(plan, '2026-01', 12);
  const sum = (of: 'hourly' | 'monthly') => year.reduce((all, one) => all + one[of].bill, 0);
  expect(year.reduce((days, { workingDays }) => days + workingDays, 0)).toBe(261);
  expect(sum('monthly')).toBe(12_480_000);
  expect(sum('hourly')).toBe(261 * 8 * 6_000);
});

it('gives no margin between currencies without an exchange rate', () => {
  const plan = { pay: rate(4_500, 'hour', 'EUR'), bill: rate(6_000), hoursPerWeek: 40 };
  expect(rateMonths({ ...plan, exchange: null }, '2026-12', 1)[0]?.hourly.margin).toBeNull();
  expect(rateMonths({ ...plan, exchange: 1.2 }, '2026-12', 1)[0]?.hourly.margin).toBe(110_400);
});
