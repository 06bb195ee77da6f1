/** Days that a task can be snoozed; the server accepts any day. */
export const snoozeChoices = {
  snoozeTomorrow: 1,
  snoozeWeek: 7,
  snoozeMonth: 30,
} as const;

/** Returns the calendar day (`YYYY-MM-DD`) that is this many days after `today`. */
export function dayAfter(today: string, days: number): string {
  const date = new Date(`${today}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
