import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, text, timestampSchema, urlSchema } from '../../core/primitives.ts';

const { outside: max } = limits.calendar;

/** Progress of reading an external calendar. */
export const outsideCalendarStates = ['waiting', 'current', 'failing'] as const;
export type OutsideCalendarState = (typeof outsideCalendarStates)[number];

/** Why the last read of an external calendar failed. */
export const outsideCalendarFailures = [
  /** No response, or a broken one. */
  'unreachable',
  /** The URL leads into a private network. */
  'private_network',
  /** Not found, or access denied: the URL was revoked. */
  'gone',
  'too_slow',
  'too_large',
  'no_calendar',
  /** The stored URL can no longer be read. */
  'address_lost',
] as const;
export type OutsideCalendarFailure = (typeof outsideCalendarFailures)[number];

/** Calendars write their URLs with `webcal:`; it means `https:`. */
const asWeb = (value: unknown) =>
  typeof value === 'string' ? value.trim().replace(/^webcal:/i, 'https:') : value;

/** The URL of a calendar file (RFC 5545). It is a secret, so it is never sent unencrypted. */
const calendarUrlSchema = z.preprocess(
  asWeb,
  urlSchema.refine((url) => /^https:/i.test(url), { params: { code: 'INVALID_FORMAT' } }),
);

export const outsideCalendarCreateSchema = z.strictObject({
  name: text(max.name, 1),
  url: calendarUrlSchema,
});
export type OutsideCalendarCreate = z.infer<typeof outsideCalendarCreateSchema>;

/** A user's external calendar, from which the platform reads busy times. */
export const outsideCalendarSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Its host. No response contains the full URL, because the URL grants access to the calendar. */
  host: z.string(),
  status: z.enum(outsideCalendarStates),
  failure: z.enum(outsideCalendarFailures).nullable(),
  /** Time of the last complete read; its result is valid until the next one. */
  readAt: timestampSchema.nullable(),
  triedAt: timestampSchema.nullable(),
  /** Number of busy periods from now on. */
  busyAhead: z.number().int(),
});
export type OutsideCalendar = z.infer<typeof outsideCalendarSchema>;
export const outsideCalendarsSchema = z.object({ data: z.array(outsideCalendarSchema) });
