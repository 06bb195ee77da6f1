import { today } from '../../../db/calendar-day.ts';
import { isAtOnce } from './read-durations.ts';

/**
 * Reads a date: `2026-11-21`, `2026/11/21`, `21.11.2026`, `21.11.26`, `sofort`. With slashes the
 * order of day and month depends on the country, so such a date is read only if it is unambiguous.
 */
export function readDay(cell: string): string | null {
  const text = cell.trim();
  if (isAtOnce(text)) return today();
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year && month && day) return written(year, month, day);
  const [, first, sign, second, behind] =
    /^(\d{1,2})([./-])(\d{1,2})[./-](\d{4}|\d{2})$/.exec(text) ?? [];
  if (!first || !second || !behind) return null;
  const full = behind.length === 2 ? `20${behind}` : behind;
  if (sign === '.' || Number(first) > 12) return written(full, second, first);
  return Number(second) > 12 ? written(full, first, second) : null;
}

const written = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
