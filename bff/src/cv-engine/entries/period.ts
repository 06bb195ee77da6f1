import type { DatePoint, DateRange } from '../dates/date-range.ts';

export interface Period {
  startMonth: string;
  endMonth: string | null;
  isCurrent: boolean;
  precision: 'month' | 'year';
}

/** Converts a period to months; one with years only runs from January to December. */
export function periodOf({ start, end }: DateRange, today: string): Period {
  const thisMonth = today.slice(0, 7);
  const startMonth = asMonth(start, 1);
  const named = end ? asMonth(end, 12) : null;
  // "2019 – 2026", read in the middle of 2026, cannot have ended in December.
  const endMonth = named && named > thisMonth ? thisMonth : named;
  const hasMonths = start.month !== null && (end === null || end.month !== null);
  const isCurrent = end === null;
  return { startMonth, endMonth, isCurrent, precision: hasMonths ? 'month' : 'year' };
}

const asMonth = ({ year, month }: DatePoint, otherwise: number) =>
  `${year}-${String(month ?? otherwise).padStart(2, '0')}`;
