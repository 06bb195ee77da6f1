import { shiftDay } from '@muster/contracts';

/** Returns a period of this many days that ends `today`. */
export const lastDays = (today: string, count: number): { from: string; to: string } => ({
  from: shiftDay(today, 1 - count),
  to: today,
});
