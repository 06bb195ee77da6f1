import type { CandidateRecord } from '@muster/contracts';

type Rate = NonNullable<CandidateRecord['rates']>[number];

/** Line of the rate history: expected and minimum rate, from one day on. */
export interface RatePeriod extends Pick<
  Rate,
  'unit' | 'effectiveFrom' | 'isCurrent' | 'note' | 'setBy' | 'setByName' | 'voided'
> {
  key: string;
  expected: Rate['money'] | null;
  minimum: Rate['money'] | null;
}

/** Combines expected and minimum rate of the same day and unit in one line; the newest first. */
export function groupRates(rates: readonly Rate[]): RatePeriod[] {
  const periods = new Map<string, RatePeriod>();
  for (const rate of rates) {
    const key = [rate.effectiveFrom, rate.unit, rate.voided?.at ?? ''].join(' ');
    const { unit, effectiveFrom, isCurrent, note, setBy, setByName, voided } = rate;
    const period = periods.get(key) ?? {
      key,
      unit,
      effectiveFrom,
      isCurrent,
      note,
      setBy,
      setByName,
      voided,
      expected: null,
      minimum: null,
    };
    period.isCurrent ||= isCurrent;
    if (rate.kind === 'minimum') period.minimum = rate.money;
    else period.expected = rate.money;
    periods.set(key, period);
  }
  return [...periods.values()].sort((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom));
}
