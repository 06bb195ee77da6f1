import { dayMs, minuteMs } from '@muster/contracts';
import type { CalendarEventRecord } from '../calendar-event.model.ts';
import { occurrencesOf, type Occurrence } from '../events/occurrences.ts';

type Reminded = Pick<
  CalendarEventRecord,
  'startsAt' | 'endsAt' | 'timeZone' | 'recurrence' | 'exceptions' | 'reminderMinutes'
> & { allDay?: boolean; cancelledAt?: Date | null };

/** Occurrence of an event with the time of its reminder. */
export interface Reminder {
  time: Occurrence;
  minutes: number;
  at: Date;
}

const remindersOf = (event: Reminded): Reminder[] =>
  occurrencesOf(event).flatMap((time) =>
    (event.reminderMinutes ?? [])
      // All-day events begin at midnight, so only reminders a day or more ahead make sense.
      .filter((minutes) => !event.allDay || minutes >= dayMs / minuteMs)
      .map((minutes) => ({
        time,
        minutes,
        at: new Date(time.startsAt.getTime() - minutes * minuteMs),
      })),
  );

/** Returns when an event's next reminder is due after a moment; null if none is left. */
export function nextReminderAt(event: Reminded, after: Date): Date | null {
  if (event.cancelledAt) return null;
  const ahead = remindersOf(event).filter(({ at }) => at > after);
  return ahead.length === 0 ? null : new Date(Math.min(...ahead.map(({ at }) => at.getTime())));
}

/**
 * Returns the reminders due between two moments, one for each occurrence still to come: after an
 * outage only the last of several.
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
