import { importColumnOf, type ImportSettings } from '@muster/contracts';
import { today } from '../../../db/calendar-day.ts';
import {
  isRateOfOtherKind,
  readCurrency,
  readRate,
  readRateUnit,
  type ReadRate,
} from './read-rate.ts';
import type { RowCells } from './row-cells.ts';
import type { RowIssue } from './row-issue.ts';

interface RatesOf {
  readonly settings: ImportSettings;
  readonly columns: readonly string[];
  readonly row: RowCells;
  readonly warn: (issue: Pick<RowIssue, 'code'> & { readonly field: RateField }) => void;
}
type RateField = 'expectedRate' | 'minimumRate' | 'rateCurrency' | 'rateUnit';

/**
 * Reads the rates of a row. Currency and unit are in the cell, in separate columns, in the header,
 * or set for all rows. An amount whose currency or unit cannot be read is left out, because it
 * would be wrong with another one.
 */
export function ratesOfRow({ settings, columns, row, warn }: RatesOf) {
  const own = {
    currency: read('rateCurrency', readCurrency),
    unit: read('rateUnit', readRateUnit),
  };
  const expected = rateOf('expectedRate');
  const minimum = rateOf('minimumRate');
  const rate = expected ?? minimum;
  if (!rate) return null;
  const { currency, unit } = rate;
  const isAlike = !minimum || (minimum.currency === currency && minimum.unit === unit);
  if (!isAlike) warn({ field: 'minimumRate', code: 'MISMATCH' });
  return {
    currency,
    unit,
    effectiveFrom: today(),
    expected: expected?.amount ?? null,
    minimum: isAlike ? (minimum?.amount ?? null) : null,
  };

  /** Null: the row has none. False: it has one that cannot be read. */
  function read<V>(field: RateField, reader: (cell: string) => V | null): V | null | false {
    const cell = row.get(field);
    if (cell === undefined) return null;
    const value = reader(cell);
    if (value === null) warn({ field, code: 'INVALID_OPTION' });
    return value ?? false;
  }

  function rateOf(field: 'expectedRate' | 'minimumRate') {
    const cell = row.get(field);
    if (cell === undefined) return null;
    const found = readRate(cell);
    const header = importColumnOf({ columns, mapping: settings.mapping }, field) ?? '';
    const whole = found && wholeRate(found, header);
    if (!whole)
      warn({ field, code: found || isRateOfOtherKind(cell) ? 'INVALID_OPTION' : 'INVALID_FORMAT' });
    return whole;
  }

  function wholeRate({ amount, currency, unit }: ReadRate, header: string) {
    const isOther = isRateOfOtherKind(header);
    if ((currency ?? own.currency) === false || (unit ?? own.unit) === false) return null;
    if (isOther && (unit ?? own.unit) === null) return null;
    return {
      amount,
      currency: currency ?? (own.currency || readCurrency(header)) ?? settings.rateCurrency,
      unit: unit ?? (own.unit || readRateUnit(header)) ?? settings.rateUnit,
    };
  }
}
