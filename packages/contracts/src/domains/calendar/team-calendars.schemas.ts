import { z } from 'zod';
import { personRefSchema } from '../people/people.schemas.ts';
import { calendarFeedSchema } from './calendar.schemas.ts';

/** A lead with their reports, as one layer of the calendar. */
export const teamCalendarSchema = z.object({
  lead: personRefSchema,
  /** Number of people, including the lead. */
  people: z.number().int(),
  /** Whether the reader leads the team or belongs to it. */
  isOwn: z.boolean(),
  /** The reader's own secret URL of it, for external calendars. */
  feed: calendarFeedSchema,
});
export type TeamCalendar = z.infer<typeof teamCalendarSchema>;
export const teamCalendarsSchema = z.object({ data: z.array(teamCalendarSchema) });
