import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, text, timestampSchema, urlSchema } from '../../core/primitives.ts';

const { outside: max } = limits.calendar;

/** How far the reading of another calendar is. */
export const outsideCalendarStates = ['waiting', 'current', 'failing'] as const;
export type OutsideCalendarState = (typeof outsideCalendarStates)[number];

/** Why another calendar could not be read the last time. */
export const outsideCalendarFailures = [
  /** No answer, or a broken one. */
  'unreachable',
  /** The address leads into a private network. */
  'private_network',
  /** Nothing is there, or not for us: the address was withdrawn. */
  'gone',
  'too_slow',
  'too_large',
  'no_calendar',
  /** What was kept of the address cannot be read any more. */
  'address_lost',
] as const;
export type OutsideCalendarFailure = (typeof outsideCalendarFailures)[number];

/** `webcal:` is how calendars write the addresses of theirs; it means `https:`. */
const asWeb = (value: unknown) =>
  typeof value === 'string' ? value.trim().replace(/^webcal:/i, 'https:') : value;

/** The address of a calendar file (RFC 5545). It is a secret, and is not sent in the clear. */
const calendarUrlSchema = z.preprocess(
  asWeb,
  urlSchema.refine((url) => /^https:/i.test(url), { params: { code: 'INVALID_FORMAT' } }),
);

export const outsideCalendarCreateSchema = z.strictObject({
  name: text(max.name, 1),
  url: calendarUrlSchema,
});
export type OutsideCalendarCreate = z.infer<typeof outsideCalendarCreateSchema>;

/** Another calendar of one's own, of which the platform knows when its time is taken. */
export const outsideCalendarSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Where it lies. No answer holds the whole address: who has it can read the calendar. */
  host: z.string(),
  status: z.enum(outsideCalendarStates),
  failure: z.enum(outsideCalendarFailures).nullable(),
  /** When it was last read as a whole; what was read then counts until it is read again. */
  readAt: timestampSchema.nullable(),
  triedAt: timestampSchema.nullable(),
  /** Stretches of time from now on that it takes. */
  busyAhead: z.number().int(),
});
export type OutsideCalendar = z.infer<typeof outsideCalendarSchema>;
export const outsideCalendarsSchema = z.object({ data: z.array(outsideCalendarSchema) });
