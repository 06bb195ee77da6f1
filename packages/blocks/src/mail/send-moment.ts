import { momentIn } from '@muster/contracts';
import { viewerTimeZone } from '@muster/ui';

/** When a mail is to be sent, as form values: at once, or at a day and time of the sender's. */
export type SendMoment = { when: 'now' | 'later'; day: string | null; clock: string | null };

export const atOnce: SendMoment = { when: 'now', day: null, clock: null };

/** Every half hour of the day: `08:00`. */
export const clockTimes: readonly string[] = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

/** Returns the time to send; null for at once, undefined while the day or time is missing. */
export function momentOf({ when, day, clock }: SendMoment): string | null | undefined {
  if (when === 'now') return null;
  return day && clock ? momentIn(day, clock, viewerTimeZone()) : undefined;
}
