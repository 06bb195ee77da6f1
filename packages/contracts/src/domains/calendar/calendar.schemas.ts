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

/** Two instants, not further apart than the view of a month; of which calendars. */
export const calendarQuery = z
  .strictObject({
    from: timestampSchema,
    to: timestampSchema,
    /** Ids of colleagues, with commas between them; without any, the own calendar. */
    people: z.string().max(600).optional(),
    /** The team of this lead, too. */
    team: idSchema.optional(),
    /** What is about this job, too. */
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

/** Something at a time, as the reader may see it. */
export const calendarEntrySchema = z.object({
  /** Unique within a list: an event comes once for each of its times. */
  key: z.string(),
  kind: z.enum(calendarEntryKinds),
  /** Null: the time is taken, and the reader may not know by what. */
  title: z.string().nullable(),
  startsAt: timestampSchema,
  endsAt: timestampSchema,
  /** Of an entry for whole days: the same days for every reader; null where it has hours. */
  days: z.object({ firstDay: dateSchema, lastDay: dateSchema }).nullable(),
  isCancelled: z.boolean(),
  /** In whose calendars it stands, of those that were asked for. */
  people: z.array(personRefSchema),
  place: z.string().nullable(),
  /** The screen that shows more of it; null where it is an event, or hidden. */
  link: z.string().nullable(),
  /** The own interview that the reader can move or cancel; absent where they cannot. */
  changeable: idSchema.optional(),
  /** Of an event. */
  event: z
    .object({
      id: idSchema,
      version: versionSchema,
      /** The time that this one of a repeated event has by its rule. */
      occurrence: timestampSchema.nullable(),
      mayEdit: z.boolean(),
      /** What the reader answered; null where they are not invited. */
      response: z.enum(calendarResponses).nullable(),
    })
    .nullable(),
});
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;
export const calendarEntriesSchema = z.object({
  data: z.array(calendarEntrySchema),
  /** There were more than a screen can show. */
  isCut: z.boolean(),
});

/** How an event repeats, on the clock of its zone. */
export const recurrenceSchema = z.strictObject({
  frequency: z.enum(recurrenceFrequencies),
  /** Every second week, say. */
  interval: z.number().int().min(1).max(max.recurrence.interval),
  /** How often in all. */
  count: z.number().int().min(2).max(max.recurrence.count),
});
export type Recurrence = z.infer<typeof recurrenceSchema>;

const fields = {
  kind: z.enum(calendarEventKinds),
  title: text(max.title, 1),
  startsAt: timestampSchema,
  endsAt: timestampSchema,
  /** Whole days: both moments are midnights in the zone. */
  allDay: z.boolean().default(false),
  timeZone: timeZoneSchema,
  place: z.enum(interviewPlaces).nullable().default(null),
  placeValue: text(max.place).nullable().default(null),
  description: longText(max.description).nullable().default(null),
  visibility: z.enum(calendarVisibilities).default('default'),
  jobId: idSchema.nullable().default(null),
  /** How long before the start its people are reminded. */
  reminderMinutes: z
    .array(z.number().int())
    .max(eventReminders.length, { message: 'TOO_MANY' })
    .refine((all) => all.every((one) => (eventReminders as readonly number[]).includes(one)), {
      params: { code: 'INVALID_OPTION' },
    })
    .default([...usualEventReminders]),
  recurrence: recurrenceSchema.nullable().default(null),
  /** Colleagues who are to be there. */
  colleagueIds: z.array(idSchema).max(max.attendees, { message: 'TOO_MANY' }).default([]),
  /** Others, by their address. */
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

/** A room is for one time: those of a repeated event have none. */
const noRoom = { path: ['place'], params: { code: 'NOT_ALLOWED' } };

const tellPeople = z.boolean();

export const calendarEventCreateSchema = z
  .strictObject({ ...fields, tellPeople: tellPeople.default(true) })
  .refine(inOrder, wrongOrder)
  .refine(isShort, tooLong)
  .refine(({ place, placeValue }) => hasLink(place, placeValue), noLink)
  .refine(({ place, recurrence }) => place !== 'platform_meeting' || recurrence === null, noRoom);
export type CalendarEventCreate = z.infer<typeof calendarEventCreateSchema>;

/** Which times of a repeated event a change is about; of others it says nothing. */
const reach = {
  reach: z.enum(changeReaches).default('all'),
  /** The time by its rule of the one that was opened. */
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

/** Another time, as dragging asks for it. */
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
  /** Of guests; colleagues are found by their name. */
  email: z.string().nullable(),
  userId: idSchema.nullable(),
  role: z.enum(attendeeRoles),
  response: z.enum(calendarResponses),
  note: z.string().nullable(),
});
export type CalendarAttendee = z.infer<typeof attendeeSchema>;

/** One event with what its own screen needs. */
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
  /** What the reader answered; null where they are not invited. */
  response: z.enum(calendarResponses).nullable(),
});
export type CalendarEvent = z.infer<typeof calendarEventSchema>;

export const calendarAnswerSchema = z.strictObject({
  answer: z.enum(calendarAnswers),
  note: longText(max.note).nullable().default(null),
  /** Which message about the event the reader has seen: an answer to an older one is about another time. */
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
  /** It has had another time since the reader was last told, or answered. */
  wasMoved: z.boolean(),
  isCancelled: z.boolean(),
  isOver: z.boolean(),
  response: z.enum(calendarResponses),
  note: z.string().nullable(),
});
export type CalendarInvitation = z.infer<typeof calendarInvitationSchema>;
export const calendarInvitationsSchema = z.object({ data: z.array(calendarInvitationSchema) });

/** The address by which other calendars read one's own. */
export const calendarFeedSchema = z.object({
  isOn: z.boolean(),
  since: timestampSchema.nullable(),
  /** Told once, when it is made. */
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
  /** The hours at which they can be met, on their own clock; null where they set none. */
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
