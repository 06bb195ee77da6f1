import {
  isThinMargin,
  marginOf,
  periodOn,
  rateImpact,
  rateInUnit,
  type RateAmount,
} from './rates.ts';

const rate = (
  amountMinor: number,
  unit: RateAmount['unit'] = 'hour',
  currency: RateAmount['currency'] = 'USD',
): RateAmount => ({ amountMinor, currency, unit });

describe('the margin', () => {
  it('is the remaining share of the bill, whatever the units', () => {
    expect(marginOf(rate(4_500), rate(6_000))).toBe(0.25);
    // 40 hours a week are 173⅓ a month.
    expect(marginOf(rate(4_500), rate(1_040_000, 'month'))).toBe(0.25);
    expect(isThinMargin(marginOf(rate(5_500), rate(6_000)))).toBe(true);
    expect(isThinMargin(0.1)).toBe(false);
  });

  it('is unknown between currencies without an exchange rate, and for a bill of zero', () => {
    const euros = rate(4_500, 'hour', 'EUR');
    expect(marginOf(euros, rate(6_000))).toBeNull();
    expect(marginOf(euros, rate(6_000), { exchange: 1.2 })).toBe(0.1);
    expect(marginOf(rate(4_500), rate(0))).toBeNull();
  });
});

it('computes the monthly and hourly amounts of rates and hours', () => {
  expect(
    rateImpact({ pay: rate(4_500), bill: rate(6_000), hoursPerWeek: 30, exchange: null }),
  ).toEqual({
    margin: 0.25,
    monthlyBill: 780_000,
    monthlyPay: 585_000,
    monthlyMargin: 195_000,
    hourlyBill: 6_000,
    hourlyPay: 4_500,
  });
  const monthly = rateImpact({
    pay: rate(780_000, 'month', 'EUR'),
    bill: rate(1_040_000, 'month'),
    hoursPerWeek: 40,
    exchange: null,
  });
  expect(monthly).toMatchObject({ margin: null, monthlyMargin: null, hourlyBill: 6_000 });
});

it('finds the period of a day, including its last day', () => {
  const periods = [
    { effectiveFrom: '2026-01-01', effectiveTo: '2026-03-31' },
    { effectiveFrom: '2026-04-01', effectiveTo: null },
  ];
  const from = (day: string) => periodOn(periods, day)?.effectiveFrom;
  expect([from('2025-12-31'), from('2026-03-31'), from('2026-04-01')]).toEqual([
    undefined,
    '2026-01-01',
    '2026-04-01',
  ]);
});

test('a rate is the same money by the hour and by the month', () => {
  const hourly: RateAmount = { amountMinor: 4_500, currency: 'EUR', unit: 'hour' };
  const monthly = rateInUnit(hourly, 'month', 40);
  expect(monthly).toEqual({ amountMinor: 780_000, currency: 'EUR', unit: 'month' });
  expect(rateInUnit(monthly, 'hour', 40)).toEqual(hourly);
  expect(rateInUnit(hourly, 'hour', 20)).toBe(hourly);
});
