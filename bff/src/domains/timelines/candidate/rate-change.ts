import { fromMinorUnits } from '@muster/contracts';
import type { ActivityEntry } from '../../../activity/activity-source.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';

/** Returns what an expected rate set at a moment changed; nothing if none was set then. */
export function rateChange(rates: Candidate['rates'], at: Date): Pick<ActivityEntry, 'rate'> {
  const expected = rates.filter(({ kind }) => kind === 'expected');
  const set = expected.find(({ setAt }) => setAt.getTime() === at.getTime());
  if (!set) return {};
  // The history is kept: a rate voided later was still the previous one.
  const [before] = expected
    .filter(({ setAt, voided }) => setAt < at && (!voided || voided.at > at))
    .toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : -1));
  return { rate: { from: before ? valueOf(before) : null, to: valueOf(set) } };
}

const valueOf = ({ amountMinor, currency, unit }: Candidate['rates'][number]) => ({
  amount: fromMinorUnits(amountMinor),
  currency,
  unit,
});
