import { viewerTimeZone } from '@muster/ui';

/** Returns the part of the user's day, for the greeting. */
export function partOfDay(now: number): 'night' | 'morning' | 'afternoon' | 'evening' {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      hourCycle: 'h23',
      timeZone: viewerTimeZone(),
    }).format(now),
  );
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
