/** Returns the next day that is neither Saturday nor Sunday. */
export function nextWorkingDay(today: string): string {
  const date = new Date(`${today}T12:00:00Z`);
  do date.setUTCDate(date.getUTCDate() + 1);
  while (date.getUTCDay() % 6 === 0);
  return date.toISOString().slice(0, 10);
}
