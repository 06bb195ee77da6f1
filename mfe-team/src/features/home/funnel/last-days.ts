import { shiftDay } from '@muster/contracts';

/** So many days, the last of them `today`. */
export const lastDays = (today: string, count: number): { from: string; to: string } => ({
  from: shiftDay(today, 1 - count),
  to: today,
});
