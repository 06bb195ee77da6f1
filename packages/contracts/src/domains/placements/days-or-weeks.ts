/** Up to here days are counted: a week is too coarse for what is near. */
const inDays = 14;

/** How a time until a day, or since it, is told: in days, or in whole weeks. */
export function daysOrWeeks(days: number): { unit: 'days' | 'weeks'; count: number } {
  const size = Math.abs(days);
  return size < inDays
    ? { unit: 'days', count: size }
    : { unit: 'weeks', count: Math.floor(size / 7) };
}
