import { dayMs, minuteMs } from '@muster/contracts';
import type { CalendarEventRecord } from '../calendar-event.model.ts';
import { occurrencesOf, type Occurrence } from '../events/occurrences.ts';

type Reminded = Pick<
  CalendarEventRecord,
  'startsAt' | 'endsAt' | 'timeZone' | 'recurrence' | 'exceptions' | 'reminderMinutes'
> & { allDay?: boolean; cancelledAt?: Date | null };

/** A time of an event with the moment at which its people are to hear of it. */
export interface Reminder {
  time: Occurrence;
  minutes: number;
  at: Date;
}

const remindersOf = (event: Reminded): Reminder[] =>
  occurrencesOf(event).flatMap((time) =>
    (event.reminderMinutes ?? [])
      // Whole days begin at night: only in good time is a reminder of use.
      .filter((minutes) => !event.allDay || minutes >= dayMs / minuteMs)
      .map((minutes) => ({
        time,
        minutes,
        at: new Date(time.startsAt.getTime() - minutes * minuteMs),
      })),
  );

/** When the people of an event are to be reminded next, after a moment; null: not any more. */
export function nextReminderAt(event: Reminded, after: Date): Date | null {
  if (event.cancelledAt) return null;
  const ahead = remindersOf(event).filter(({ at }) => at > after);
  return ahead.length === 0 ? null : new Date(Math.min(...ahead.map(({ at }) => at.getTime())));
}

/**
 * The reminders that are due from a moment up to another one, one for each time that is still to
 * come: after a pause of the platform the last of several.
 */
export function remindersDue(event: Reminded, from: Date, now: Date): Reminder[] {
  const due = new Map<number, Reminder>();
  for (const reminder of remindersOf(event)) {
    const { time, at, minutes } = reminder;
    if (at < from || at > now || time.startsAt <= now) continue;
    const known = due.get(time.startsAt.getTime());
    if (!known || minutes < known.minutes) due.set(time.startsAt.getTime(), reminder);
  }
  return [...due.values()];
}
