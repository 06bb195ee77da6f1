import { Types } from 'mongoose';
import { withAgreedPay } from '../api/changes/agreed-pay.ts';
import type { CandidateRate } from '../../../records/candidates/candidate.model.ts';
import {
  currentExpected,
  minimumAboveExpected,
  placeOpenRate,
  withVoided,
} from './rate-periods.ts';

const rate = (changes: Partial<CandidateRate>): CandidateRate => ({
  _id: new Types.ObjectId(),
  kind: 'expected',
  unit: 'hour',
  amountMinor: 4500,
  currency: 'USD',
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
  hoursPerMonth: 160,
  note: null,
  setBy: 'staff',
  setByUserId: null,
  setAt: new Date(),
  voided: null,
  ...changes,
});
const open = (effectiveFrom: string) =>
  ({ kind: 'expected', unit: 'hour', effectiveFrom }) as const;

it('ends the open row on the day before the new one', () => {
  const before = rate({});
  expect(placeOpenRate([before], open('2026-03-01'))).toEqual({
    conflict: null,
    closes: { id: before._id, on: '2026-02-28' },
  });
});

it.each([
  ['the same day', [rate({})], '2026-01-01', '2026-01-01'],
  ['a row that begins later', [rate({ effectiveFrom: '2026-06-01' })], '2026-03-01', '2026-06-01'],
  [
    'a closed row that reaches into it',
    [rate({ effectiveTo: '2026-04-30' })],
    '2026-03-01',
    '2026-01-01',
  ],
])('refuses %s', (_case, rates, from, conflict) => {
  expect(placeOpenRate(rates, open(from))).toEqual({ conflict });
});

it('ignores voided rows, other kinds and other units', () => {
  const rates = [
    rate({ voided: { at: new Date(), by: new Types.ObjectId(), reason: 'typo' } }),
    rate({ kind: 'minimum' }),
    rate({ unit: 'month' }),
  ];
  expect(placeOpenRate(rates, open('2026-01-01'))).toEqual({ conflict: null, closes: null });
});

it('voiding several wrong rows in a row reopens the one before all of them', () => {
  const first = rate({ effectiveTo: '2026-02-28' });
  const second = rate({ effectiveFrom: '2026-03-01', effectiveTo: '2026-04-30' });
  const third = rate({ effectiveFrom: '2026-05-01' });
  const other = rate({ unit: 'month', effectiveTo: '2026-02-28' });
  const mark = { at: new Date(), by: new Types.ObjectId(), reason: 'typo' };
  const marks = new Map([second, third].map(({ _id }) => [_id.toHexString(), mark]));
  expect(withVoided([first, second, third, other], marks)).toEqual([
    { ...first, effectiveTo: null },
    { ...second, effectiveTo: null, voided: mark },
    { ...third, voided: mark },
    other,
  ]);
});

it('finds a minimum above the rate expected at the same time', () => {
  const expected = rate({ effectiveTo: '2026-05-31' });
  const minimum = rate({ kind: 'minimum', amountMinor: 5000, effectiveFrom: '2026-05-31' });
  expect(minimumAboveExpected([expected, minimum])).toEqual({ expected, minimum });
  expect(minimumAboveExpected([expected, { ...minimum, effectiveFrom: '2026-06-01' }])).toBeNull();
  expect(minimumAboveExpected([expected, { ...minimum, currency: 'EUR' }])).toBeNull();
});

it('prefers the hourly rate of today to the monthly one', () => {
  const hourly = rate({ effectiveFrom: '2026-02-01' });
  const monthly = rate({ unit: 'month', amountMinor: 800_000 });
  expect(currentExpected([hourly, monthly], '2026-01-31')).toBe(monthly);
  expect(currentExpected([hourly, monthly], '2026-02-01')).toBe(hourly);
});

it('the later of two simultaneous contracts counts, and nothing is written twice', () => {
  const accountManagerId = new Types.ObjectId();
  const stamp = { at: new Date(), by: null };
  const pay = (number: string, ...days: [from: string, to: string | null][]) => ({
    number,
    accountManagerId,
    periods: days.map(([effectiveFrom, effectiveTo], index) => ({
      amountMinor: 4000 + 500 * index,
      currency: 'USD',
      unit: 'hour',
      effectiveFrom,
      effectiveTo,
    })) as CandidateRate[],
  });
  const spans = (rates: readonly CandidateRate[]) =>
    rates.map(({ note, effectiveFrom, effectiveTo, voided }) =>
      [note, effectiveFrom, effectiveTo, ...(voided ? [voided.reason] : [])].join(' '),
    );
  const first = withAgreedPay([rate({})], pay('P-1', ['2026-01-01', null]), stamp);
  const both = withAgreedPay(first, pay('P-2', ['2026-03-01', null]), stamp);
  expect(spans(both)).toEqual([' 2026-01-01 ', 'P-1 2026-01-01 2026-02-28', 'P-2 2026-03-01 ']);
  expect(withAgreedPay(both, pay('P-2', ['2026-03-01', null]), stamp)).toEqual(both);
  // A raise planned for after the end never took effect.
  const raised = withAgreedPay(
    both,
    pay('P-2', ['2026-03-01', '2026-08-31'], ['2026-09-01', null]),
    stamp,
  );
  const ended = withAgreedPay(raised, pay('P-2', ['2026-03-01', '2026-06-30']), stamp);
  expect(spans(ended).slice(2)).toEqual([
    'P-2 2026-03-01 2026-06-30',
    'P-2 2026-09-01  Changed by P-2',
  ]);
});
