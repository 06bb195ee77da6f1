import {
  isUnusual,
  usualAmounts,
  type DollarRates,
  type ImportField,
  type ImportedPerson,
} from '@muster/contracts';
import type { RowCells } from './row-cells.ts';
import type { RowIssue } from './row-issue.ts';

/** Returns a row's amounts outside the usual range: they are imported, but need checking. */
export function unusualRates(
  { rate }: Pick<ImportedPerson, 'rate'>,
  row: RowCells,
  dollarRates: DollarRates['currencies'],
): RowIssue[] {
  const usual = rate && usualAmounts(rate, dollarRates);
  if (!rate || !usual) return [];
  const amounts: readonly (readonly [ImportField, string | null])[] = [
    ['expectedRate', rate.expected],
    ['minimumRate', rate.minimum],
  ];
  return amounts
    .filter(([, amount]) => isUnusual(amount, usual))
    .map(([field]) => {
      const value = row.get(field);
      return { field, code: 'UNUSUAL_RATE', ...(value !== undefined && { value }) };
    });
}
