import { rateWarningsOf, type BillRange } from './rate-warnings.ts';
import type { RateAmount } from './rates.ts';

const usd = (amountMinor: number, unit: RateAmount['unit'] = 'hour'): RateAmount => ({
  amountMinor,
  currency: 'USD',
  unit,
});
const range: BillRange = { minMinor: 6_000, maxMinor: 8_000, currency: 'USD', unit: 'hour' };

test.each([
  ['within the range and above pay', usd(7_000), usd(5_000), []],
  ['below pay', usd(7_000), usd(7_001), ['below_pay']],
  ['nothing is billed', usd(0), usd(5_000), ['below_pay', 'below_range']],
  ['above the range', usd(8_001), usd(5_000), ['above_range']],
  ['below the range, pay unknown', usd(5_999), null, ['below_range']],
  ['a month’s rate against the range of an hour', usd(1_500_000, 'month'), null, ['above_range']],
  ['a month’s bill below the pay of an hour', usd(1_100_000, 'month'), usd(7_000), ['below_pay']],
  ['other currencies are not compared', usd(7_000), { ...usd(9_000), currency: 'EUR' }, []],
  ['no bill', null, usd(5_000), []],
] as const)('%s', (_case, bill, pay, expected) => {
  expect(rateWarningsOf({ bill, pay, range })).toEqual(expected);
});
