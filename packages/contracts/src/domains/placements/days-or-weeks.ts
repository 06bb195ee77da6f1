/** Up to here days are counted: a week is too coarse for what is near. */
const inDays = 14;

/**
 * Returns the whole weeks until a day, negative after it; the days of an incomplete week do not
 * count.
 */
export const wholeWeeks = (days: number): number =>
  days < 0 ? 0 - Math.floor(-days / 7) : Math.floor(days / 7);

/** How a time until a day, or since it, is told: in days, or in whole weeks. */
export function daysOrWeeks(days: number): { unit: 'days' | 'weeks'; count: number } {
  const size = Math.abs(days);
  return size < inDays ? { unit: 'days', count: size } : { unit: 'weeks', count: wholeWeeks(size) };
}
