import { hasHoursColumns, limits, type HoursRecord } from '@muster/contracts';
import { parse } from 'csv-parse/sync';
import { detectDelimiter } from '../../../csv/detect-delimiter.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';

/** Returns the lines of a time report by their column names in lower case. @throws AppError */
export function readReport(csv: string): HoursRecord[] {
  try {
    const lines = parse(csv, {
      bom: true,
      columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
      delimiter: detectDelimiter(csv),
      relax_column_count: true,
      skip_empty_lines: true,
      to: limits.timesheet.importRows + 1,
      trim: true,
    }) as HoursRecord[];
    if (lines.length > limits.timesheet.importRows)
      throw invalidField('csv', 'TOO_MANY', { max: limits.timesheet.importRows });
    if (!lines[0] || !hasHoursColumns(lines[0])) throw invalidField('csv', 'INVALID_FORMAT');
    return lines;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw invalidField('csv', 'INVALID_FORMAT');
  }
}
