import {
  fromMinorUnits,
  timesheetMoney,
  type Currency,
  type MoneyLine,
  type Money,
  type Timesheet,
} from '@muster/contracts';
import { showMoney, type Placement } from '../../placements/api/contracts-of-person.ts';
import type { TimesheetRecord } from '../../../records/timesheets/timesheet.model.ts';
import type { SheetRights } from './sheet-rights.ts';

/** Returns the amounts of a sheet: as approved, or else by the current rates. */
export const moneyOf = (
  { money, entries }: Pick<TimesheetRecord, 'money' | 'entries'>,
  placement: Pick<Placement, 'rates'> | null,
): MoneyLine[] => money ?? (placement ? timesheetMoney(entries, placement.rates) : []);

/** Returns sums per currency; different currencies are never added. */
export function totalsOf(
  lines: readonly MoneyLine[],
  side: 'pay' | 'bill',
): { currency: Currency; amountMinor: number }[] {
  const totals = new Map<Currency, number>();
  for (const line of lines) {
    const { currency } = side === 'pay' ? line.payRate : line.billRate;
    const amount = side === 'pay' ? line.payMinor : line.billMinor;
    totals.set(currency, (totals.get(currency) ?? 0) + amount);
  }
  return [...totals].map(([currency, amountMinor]) => ({ currency, amountMinor }));
}

const asMoney = (amountMinor: number, currency: Currency): Money => ({
  amount: fromMinorUnits(amountMinor),
  currency,
});

/** Returns the client's cost of a sheet, by currency. */
export const billOf = (lines: readonly MoneyLine[]): Money[] =>
  totalsOf(lines, 'bill').map(({ amountMinor, currency }) => asMoney(amountMinor, currency));

/** Returns the amounts of a sheet that the reader may see; undefined if they may see none. */
export function showSheetMoney(
  lines: readonly MoneyLine[],
  { holds }: SheetRights,
): Timesheet['money'] {
  const [pay, bill] = [holds('timesheet.readPay'), holds('timesheet.readBill')];
  if ((!pay && !bill) || lines.length === 0) return undefined;
  const sums = (side: 'pay' | 'bill') =>
    totalsOf(lines, side).map(({ amountMinor, currency }) => asMoney(amountMinor, currency));
  return {
    lines: lines.map((line) => ({
      from: line.from,
      to: line.to,
      category: line.category,
      minutes: line.minutes,
      multiplier: line.multiplier,
      ...(pay && {
        payRate: showMoney(line.payRate),
        pay: asMoney(line.payMinor, line.payRate.currency),
      }),
      ...(bill && {
        billableMinutes: line.billableMinutes,
        billRate: showMoney(line.billRate),
        bill: asMoney(line.billMinor, line.billRate.currency),
      }),
    })),
    ...(pay && { pay: sums('pay') }),
    ...(bill && { bill: sums('bill') }),
  };
}
