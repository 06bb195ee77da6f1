import { z } from 'zod';
import { dayMs } from '../../core/durations.ts';
import { limits } from '../../core/limits.ts';
import {
  dateSchema,
  emailSchema,
  idSchema,
  longText,
  text,
  timeZoneSchema,
  timestampSchema,
  urlSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { interviewPlaces } from '../scheduling/scheduling.enums.ts';
import {
  attendeeRoles,
  calendarEntryKinds,
  calendarEventKinds,
  calendarVisibilities,
  changeReaches,
  eventReminders,
  recurrenceFrequencies,
  usualEventReminders,
} from './calendar.enums.ts';
import { calendarAnswers, calendarResponses } from './calendar.machine.ts';

const { calendar: max } = limits;

const span = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

/** Two instants, at most as far apart as the month view, and the calendars to read. */
export const calendarQuery = z
  .strictObject({
    from: timestampSchema,
    to: timestampSchema,
    /** Comma-separated ids of colleagues; without any, one's own calendar. */
    people: z.string().max(600).optional(),
    /** Includes the team of this lead. */
    team: idSchema.optional(),
    /** Includes entries about this job. */
    jobId: idSchema.optional(),
  })
  .refine(({ from, to }) => span(from, to) > 0, {
    path: ['to'],
    params: { code: 'DATE_ORDER' },
  })
  .refine(({ from, to }) => span(from, to) <= max.span, {
    path: ['to'],
    params: { code: 'OUT_OF_RANGE', min: 1, max: max.span / dayMs },
  });

/** A calendar entry as the reader may see it. */
export const calendarEntrySchema = z.object({
  /** Unique within a list: an event appears once per occurrence. */
  key: z.string(),
  kind: z.enum(calendarEntryKinds),
  /** Null: busy time whose reason the reader may not see. */
  title: z.string().nullable(),
  startsAt: timestampSchema,
  endsAt: timestampSchema,
  /** Days of an all-day entry, the same for every reader; null if it has times. */
  days: z.object({ firstDay: dateSchema, lastDay: dateSchema }).nullable(),
  isCancelled: z.boolean(),
  /** The requested people whose calendars contain it. */
  people: z.array(personRefSchema),
  place: z.string().nullable(),
  /** The screen with more details; null if it is an event, or hidden. */
  link: z.string().nullable(),
  /** The reader's own interview that they can move or cancel; otherwise absent. */
  changeable: idSchema.optional(),
  /** Only for events. */
  event: z
    .object({
      id: idSchema,
      version: versionSchema,
      /** The start by the rule of this occurrence of a recurring event. */
      occurrence: timestampSchema.nullable(),
      mayEdit: z.boolean(),
      /** The reader's answer; null if they are not invited. */
      response: z.enum(calendarResponses).nullable(),
    })
    .nullable(),
});
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;
export const calendarEntriesSchema = z.object({
  data: z.array(calendarEntrySchema),
  /** Whether there were more entries than a screen can show. */
  isCut: z.boolean(),
});

/** Recurrence of an event, in local time of its zone. */
export const recurrenceSchema = z.strictObject({
  frequency: z.enum(recurrenceFrequencies),
  /** For example, 2 with a weekly frequency means every second week. */
  interval: z.number().int().min(1).max(max.recurrence.interval),
  /** Total number of occurrences. */
  count: z.number().int().min(2).max(max.recurrence.count),
});
export type Recurrence = z.infer<typeof recurrenceSchema>;

const fields = {
  kind: z.enum(calendarEventKinds),
  title: text(max.title, 1),
  startsAt: timestampSchema,
  endsAt: timestampSchema,
  /** All-day: both instants are midnights in the zone. */
  allDay: z.boolean().default(false),
  timeZone: timeZoneSchema,
  place: z.enum(interviewPlaces).nullable().default(null),
  placeValue: text(max.place).nullable().default(null),
  description: longText(max.description).nullable().default(null),
  visibility: z.enum(calendarVisibilities).default('default'),
  jobId: idSchema.nullable().default(null),
  /** Minutes before the start at which its people are reminded. */
  reminderMinutes: z
    .array(z.number().int())
    .max(eventReminders.length, { message: 'TOO_MANY' })
    .refine((all) => all.every((one) => (eventReminders as readonly number[]).includes(one)), {
      params: { code: 'INVALID_OPTION' },
    })
    .default([...usualEventReminders]),
  recurrence: recurrenceSchema.nullable().default(null),
  /** Invited colleagues. */
  colleagueIds: z.array(idSchema).max(max.attendees, { message: 'TOO_MANY' }).default([]),
  /** Other guests, by mail address. */
  guests: z
    .array(z.strictObject({ name: text(max.name, 1), email: emailSchema }))
    .max(max.guests, { message: 'TOO_MANY' })
    .default([]),
};
const inOrder = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  span(startsAt, endsAt) > 0;
const wrongOrder = { path: ['endsAt'], params: { code: 'DATE_ORDER' } };
const isShort = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  span(startsAt, endsAt) <= max.longest;
const tooLong = {
  path: ['endsAt'],
  params: { code: 'OUT_OF_RANGE', min: 0, max: max.longest / dayMs },
};
const hasLink = (place: string | null, value: string | null) =>
  place !== 'external_link' || !value || urlSchema.safeParse(value).success;
const noLink = { path: ['placeValue'], params: { code: 'INVALID_FORMAT' } };

/** A room serves one time only, so recurring events have none. */
const noRoom = { path: ['place'], params: { code: 'NOT_ALLOWED' } };

const tellPeople = z.boolean();

export const calendarEventCreateSchema = z
  .strictObject({ ...fields, tellPeople: tellPeople.default(true) })
  .refine(inOrder, wrongOrder)
  .refine(isShort, tooLong)
  .refine(({ place, placeValue }) => hasLink(place, placeValue), noLink)
  .refine(({ place, recurrence }) => place !== 'platform_meeting' || recurrence === null, noRoom);
export type CalendarEventCreate = z.infer<typeof calendarEventCreateSchema>;

/** The occurrences of a recurring event that a change affects; irrelevant for other events. */
const reach = {
  reach: z.enum(changeReaches).default('all'),
  /** The start by the rule of the occurrence that was opened. */
  occurrence: timestampSchema.nullable().default(null),
};
const isNamed = ({ reach: how, occurrence }: { reach: string; occurrence: string | null }) =>
  how === 'all' || occurrence !== null;
const notNamed = { path: ['occurrence'], params: { code: 'REQUIRED' } };

export const calendarEventUpdateSchema = z
  .strictObject({ ...fields, ...reach, tellPeople, version: versionSchema })
  .omit({ recurrence: true })
  .refine(inOrder, wrongOrder)
  .refine(isShort, tooLong)
  .refine(({ place, placeValue }) => hasLink(place, placeValue), noLink)
  .refine(isNamed, notNamed);
export type CalendarEventUpdate = z.infer<typeof calendarEventUpdateSchema>;

/** A new time, as sent after dragging. */
export const calendarEventMoveSchema = z
  .strictObject({
    startsAt: timestampSchema,
    endsAt: timestampSchema,
    ...reach,
    tellPeople,
    version: versionSchema,
  })
  .refine(inOrder, wrongOrder)
  .refine(isShort, tooLong)
  .refine(isNamed, notNamed);
export type CalendarEventMove = z.infer<typeof calendarEventMoveSchema>;

export const calendarEventCancelSchema = z
  .strictObject({ ...reach, tellPeople, version: versionSchema })
  .refine(isNamed, notNamed);
export type CalendarEventCancel = z.infer<typeof calendarEventCancelSchema>;

const attendeeSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Mail address of a guest; colleagues are found by name. */
  email: z.string().nullable(),
  userId: idSchema.nullable(),
  role: z.enum(attendeeRoles),
  response: z.enum(calendarResponses),
  note: z.string().nullable(),
});
export type CalendarAttendee = z.infer<typeof attendeeSchema>;

/** One event with the data of its own screen. */
export const calendarEventSchema = z.object({
  id: idSchema,
  version: versionSchema,
  kind: z.enum(calendarEventKinds),
  title: z.string(),
  startsAt: timestampSchema,
  endsAt: timestampSchema,
  allDay: z.boolean(),
  timeZone: z.string(),
  place: z.enum(interviewPlaces).nullable(),
  placeValue: z.string().nullable(),
  description: z.string().nullable(),
  reminderMinutes: z.array(z.number().int()),
  visibility: z.enum(calendarVisibilities),
  job: z.object({ id: idSchema, title: z.string() }).nullable(),
  recurrence: recurrenceSchema.nullable(),
  organiser: personRefSchema,
  attendees: z.array(attendeeSchema),
  isCancelled: z.boolean(),
  mayEdit: z.boolean(),
  /** The reader's answer; null if they are not invited. */
  response: z.enum(calendarResponses).nullable(),
});
export type CalendarEvent = z.infer<typeof calendarEventSchema>;

export const calendarAnswerSchema = z.strictObject({
  answer: z.enum(calendarAnswers),
  note: longText(max.note).nullable().default(null),
  /**
   * The latest event message that the reader has seen: an answer to an older one is about another
   * time.
   */
  sequence: z.number().int().min(0).optional(),
});
export type CalendarAnswerBody = z.infer<typeof calendarAnswerSchema>;

/** An invitation as the invited person reads it, without the answers of others. */
export const calendarInvitationSchema = z.object({
  id: idSchema,
  title: z.string(),
  organiser: z.string(),
  agencyName: z.string(),
  name: z.string(),
  startsAt: timestampSchema,
  endsAt: timestampSchema,
  allDay: z.boolean(),
  timeZone: z.string(),
  place: z.enum(interviewPlaces).nullable(),
  placeValue: z.string().nullable(),
  description: z.string().nullable(),
  recurrence: recurrenceSchema.nullable(),
  sequence: z.number().int(),
  /** It was moved since the reader was last notified or answered. */
  wasMoved: z.boolean(),
  isCancelled: z.boolean(),
  isOver: z.boolean(),
  response: z.enum(calendarResponses),
  note: z.string().nullable(),
});
export type CalendarInvitation = z.infer<typeof calendarInvitationSchema>;
export const calendarInvitationsSchema = z.object({ data: z.array(calendarInvitationSchema) });

/** The URL through which external calendars read one's own. */
export const calendarFeedSchema = z.object({
  isOn: z.boolean(),
  since: timestampSchema.nullable(),
  /** Shown only once, at creation. */
  url: z.string().nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
export const calendarFeedParams = z.strictObject({ secret: z.string().max(120) });

/** The calendar of one candidate, as staff see it. */
export const candidateCalendarSchema = z.object({
  candidate: z.object({
    id: idSchema,
    number: z.string(),
    name: z.string(),
    timeZone: z.string().nullable(),
  }),
  entries: z.array(calendarEntrySchema),
  /** The hours at which they are available, in their local time; null if they set none. */
  hours: z
    .object({
      timeZone: z.string(),
      weekly: z.array(z.object({ weekday: z.number().int(), from: z.string(), to: z.string() })),
      away: z.array(z.object({ firstDay: z.string(), lastDay: z.string() })),
    })
    .nullable(),
  mayPropose: z.boolean(),
});
export type CandidateCalendar = z.infer<typeof candidateCalendarSchema>;
