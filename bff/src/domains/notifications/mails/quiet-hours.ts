import { addDays } from '../../../db/calendar-day.ts';
import { clockIn, dayIn, momentIn } from '../../../db/zoned-day.ts';
import type { Recipient } from '../inbox/recipients.ts';

/** Returns the end of the quiet hours that contain a moment; null if there are none. */
export function quietUntil(
  at: Date,
  { quiet, timeZone }: Pick<Recipient, 'quiet' | 'timeZone'>,
): Date | null {
  if (!quiet) return null;
  const { from, to } = quiet;
  const clock = clockIn(timeZone, at);
  const overnight = from > to;
  const isQuiet = overnight ? clock >= from || clock < to : clock >= from && clock < to;
  if (!isQuiet) return null;
  const today = dayIn(timeZone, at);
  const until = momentIn(overnight && clock >= from ? addDays(today, 1) : today, to, timeZone);
  // If the clock goes back, an hour comes twice: its first end may be over already.
  return until > at ? until : null;
}
