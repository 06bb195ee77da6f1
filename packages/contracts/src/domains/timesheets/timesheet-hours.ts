/** The longest day. */
export const minutesOfDay = 24 * 60;

/** `7:30` → 450, `7.5` and `7,5` → 450, `8` → 480; null for what is no time. */
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

/** 450 → `7.50`, as payroll reads hours. */
export const decimalHours = (minutes: number): string => (minutes / 60).toFixed(2);

/** Work from one time of a day to another; both or neither are known. */
export interface ClockSpan {
  readonly startedAt: string | null;
  readonly endedAt: string | null;
}

/** `09:30` → 570; `24:00` is the end of a day. */
export const clockMinutes = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** What an entry comes to: from its times where they are known. */
export const entryMinutes = ({
  startedAt,
  endedAt,
  minutes,
}: ClockSpan & { readonly minutes: number }): number =>
  startedAt && endedAt ? clockMinutes(endedAt) - clockMinutes(startedAt) : minutes;

/** Whether the times of two entries of one day have some time in common. */
export const spansOverlap = (one: ClockSpan, other: ClockSpan): boolean =>
  one.startedAt !== null &&
  one.endedAt !== null &&
  other.startedAt !== null &&
  other.endedAt !== null &&
  one.startedAt < other.endedAt &&
  other.startedAt < one.endedAt;

/** `9-12:30, 13–17` as spans; null for what is none. */
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
