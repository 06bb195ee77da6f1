/** Minutes of a day, the maximum. */
export const minutesOfDay = 24 * 60;

/** Parses `7:30` as 450, `7.5` and `7,5` as 450, `8` as 480; null for invalid input. */
export function parseHours(typed: string): number | null {
  const text = typed.trim();
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  if (!/^\d{1,2}(?:[.,]\d{1,2})?$/.test(text)) return null;
  return Math.round(Number(text.replace(',', '.')) * 60);
}

/** 450 → `7:30`. */
export const formatHours = (minutes: number): string =>
  `${Math.trunc(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Formats 450 as `7.50`, as payroll expects. */
export const decimalHours = (minutes: number): string => (minutes / 60).toFixed(2);

/** Work between two times of a day; either both or neither are known. */
export interface ClockSpan {
  readonly startedAt: string | null;
  readonly endedAt: string | null;
}

/** Converts `09:30` to 570; `24:00` is the end of a day. */
export const clockMinutes = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Returns the minutes of an entry: from its times if known. */
export const entryMinutes = ({
  startedAt,
  endedAt,
  minutes,
}: ClockSpan & { readonly minutes: number }): number =>
  startedAt && endedAt ? clockMinutes(endedAt) - clockMinutes(startedAt) : minutes;

/** Checks whether the times of two entries of one day overlap. */
export const spansOverlap = (one: ClockSpan, other: ClockSpan): boolean =>
  one.startedAt !== null &&
  one.endedAt !== null &&
  other.startedAt !== null &&
  other.endedAt !== null &&
  one.startedAt < other.endedAt &&
  other.startedAt < one.endedAt;

/** Parses `9-12:30, 13–17` as spans; null for invalid input. */
export function parseSpans(typed: string): { startedAt: string; endedAt: string }[] | null {
  const spans = typed.split(',').map((part) => {
    const [from, to, ...rest] = part.split(/[-–]/).map(parseClock);
    return from && to && rest.length === 0 && from < to ? { startedAt: from, endedAt: to } : null;
  });
  return spans.includes(null) ? null : spans.filter((span) => span !== null);
}

function parseClock(typed: string): string | null {
  const found = /^(\d{1,2})(?::([0-5]\d))?$/.exec(typed.trim());
  if (!found) return null;
  const [, hours = '', minutes = '00'] = found;
  const clock = `${hours.padStart(2, '0')}:${minutes}`;
  return clock <= '24:00' ? clock : null;
}
