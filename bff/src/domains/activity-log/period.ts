import { auditFilterKeys, limits } from '@muster/contracts';
import { addDays, daysBetween } from '../../db/calendar-day.ts';
import { invalidField } from '../../http/app-error.ts';
import { dayIn, endOfDay, startOfDay } from '../../db/zoned-day.ts';

const defaultDays = 30;

interface Days {
  readonly 'filter[from]'?: string | undefined;
  readonly 'filter[to]'?: string | undefined;
}

/** Period that includes `from` and ends before `to`. */
export interface Period {
  readonly from: Date;
  readonly before: Date;
}

/**
 * Returns the requested days in the reader's time zone, by default the last 30.
 * @throws AppError VALIDATION_FAILED for days in the wrong order, or a range longer than one
 *   request
 * may span
 */
export function periodOf(query: Days, timeZone: string, now = new Date()): Period {
  const given = query['filter[from]'];
  const to = query['filter[to]'] ?? laterOf(dayIn(timeZone, now), given);
  const from = given ?? addDays(to, 1 - defaultDays);
  if (from > to) throw invalidField(auditFilterKeys.to, 'DATE_ORDER');
  const days = daysBetween(from, to) + 1;
  const { windowDays } = limits.audit;
  if (days > windowDays)
    throw invalidField(
      given === undefined ? auditFilterKeys.to : auditFilterKeys.from,
      'OUT_OF_RANGE',
      { max: windowDays },
    );
  return { from: startOfDay(from, timeZone), before: endOfDay(to, timeZone) };
}

const laterOf = (day: string, other: string | undefined): string =>
  other !== undefined && other > day ? other : day;
