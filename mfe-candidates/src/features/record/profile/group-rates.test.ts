import type { CandidateRecord } from '@muster/contracts';
import { groupRates } from './group-rates.ts';

type Rate = NonNullable<CandidateRecord['rates']>[number];

const rate = (id: number, changes: Partial<Rate>): Rate => ({
  id: String(id).padStart(24, '0'),
  kind: 'expected',
  unit: 'hour',
  money: { amount: '50.00', currency: 'USD' },
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
  hoursPerMonth: 160,
  note: null,
  setBy: 'staff',
  setByName: 'Ana Kovač',
  isCurrent: false,
  voided: null,
  ...changes,
});

test('expected and minimum rate of one day share a line, newest line first', () => {
  const lines = groupRates([
    rate(1, { effectiveFrom: '2025-03-03' }),
    rate(2, { effectiveFrom: '2026-09-01', isCurrent: true }),
    rate(3, {
      kind: 'minimum',
      effectiveFrom: '2026-09-01',
      money: { amount: '44.00', currency: 'USD' },
    }),
  ]);
  expect(lines.map((line) => line.effectiveFrom)).toEqual(['2026-09-01', '2025-03-03']);
  expect(lines[0]).toMatchObject({
    isCurrent: true,
    expected: { amount: '50.00' },
    minimum: { amount: '44.00' },
  });
  expect(lines[1]).toMatchObject({ minimum: null });
});

test('different units and voided rows stay separate', () => {
  const lines = groupRates([
    rate(1, {}),
    rate(2, { unit: 'month', money: { amount: '8000.00', currency: 'USD' } }),
    rate(3, { voided: { at: '2026-02-01T00:00:00.000Z', by: 'Ana', reason: 'Typing error' } }),
  ]);
  expect(lines).toHaveLength(3);
});
