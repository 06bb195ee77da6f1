import { z } from 'zod';
import { personRefSchema } from '../people/people.schemas.ts';
import { calendarFeedSchema } from './calendar.schemas.ts';

/** A lead with those who report to them, as one layer of the calendar. */
export const teamCalendarSchema = z.object({
  lead: personRefSchema,
  /** The lead is one of them. */
  people: z.number().int(),
  /** The reader leads it, or belongs to it. */
  isOwn: z.boolean(),
  /** The reader's own secret address of it, for other calendars. */
  feed: calendarFeedSchema,
});
export type TeamCalendar = z.infer<typeof teamCalendarSchema>;
export const teamCalendarsSchema = z.object({ data: z.array(teamCalendarSchema) });
