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
