/** Days that a task can be put off by; the server takes any day. */
export const snoozeChoices = {
  snoozeTomorrow: 1,
  snoozeWeek: 7,
  snoozeMonth: 30,
} as const;

/** The calendar day (`YYYY-MM-DD`) that comes so many days after `today`. */
export function dayAfter(today: string, days: number): string {
  const date = new Date(`${today}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
