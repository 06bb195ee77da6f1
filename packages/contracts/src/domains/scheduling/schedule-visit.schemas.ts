import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  emailSchema,
  idSchema,
  longText,
  normaliseEmail,
  phoneSchema,
  timeZoneSchema,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { inviteeActions, scheduleRequestStates } from './schedule-requests.machine.ts';
import { inviteeCancelReasons, interviewPlaces } from './scheduling.enums.ts';

const { scheduling: max } = limits;
const note = longText(max.note).nullable().default(null);

export const timeWindowSchema = z.object({ startsAt: timestampSchema, endsAt: timestampSchema });
export type TimeWindow = z.infer<typeof timeWindowSchema>;

/** Somebody whom the invitee brings along. */
const attendeeSchema = z.strictObject({ name: text(max.attendees.name, 1), email: emailSchema });
export type InterviewAttendee = z.infer<typeof attendeeSchema>;
const attendees = z
  .array(attendeeSchema)
  .max(max.attendees.max, { message: 'TOO_MANY' })
  .superRefine((people, ctx) => {
    const emails = people.map(({ email }) => normaliseEmail(email));
    const twice = emails.findIndex((email, index) => emails.indexOf(email) < index);
    if (twice >= 0)
      ctx.addIssue({ code: 'custom', path: [twice, 'email'], params: { code: 'NOT_UNIQUE' } });
  });

/** An interview as the person invited to it sees it, whatever became of it. */
export const interviewVisitSchema = z.object({
  id: idSchema,
  version: versionSchema,
  agencyName: z.string(),
  firstName: z.string(),
  status: z.enum(scheduleRequestStates),
  title: z.string(),
  durationMin: z.number().int(),
  message: z.string().nullable(),
  /** Read before the interview: how to prepare. */
  instructions: z.string().nullable(),
  hosts: z.array(z.string()),
  organiser: z.string(),
  /** Where the hosts are, for the time beside one's own. */
  hostTimeZone: z.string(),
  /** The invitee's own zone as far as we know it. */
  timeZone: z.string(),
  place: z.object({ kind: z.enum(interviewPlaces), value: z.string().nullable() }),
  startsAt: timestampSchema.nullable(),
  endsAt: timestampSchema.nullable(),
  /** Until when a first time can be chosen. */
  expiresAt: timestampSchema,
  /** Until when it can be moved or cancelled here. */
  changeUntil: timestampSchema.nullable(),
  movesLeft: z.number().int(),
  /** Another time may be with another of the interviewers of whom one holds it. */
  mayAnyHost: z.boolean(),
  /** The times that the invitee proposed. */
  windows: z.array(timeWindowSchema),
  cancelled: z
    .object({ at: timestampSchema, byInvitee: z.boolean(), reason: z.string().nullable() })
    .nullable(),
  /** Whom the invitee brings along. */
  attendees: z.array(attendeeSchema),
  allowedActions: z.array(z.enum(inviteeActions)),
  /** It does not take place, and its person may ask for another time. */
  mayAskAgain: z.boolean().optional(),
  /** When they did. */
  askedAgainAt: timestampSchema.nullable().optional(),
});
export type InterviewVisit = z.infer<typeof interviewVisitSchema>;

/** Another time with whoever of the interviewers is free; else it is with those who have it now. */
export const visitTimesQuery = z.strictObject({ anyHost: z.literal('true').optional() });

/** The times that are free now, soonest first. */
export const visitTimesSchema = z.object({ times: z.array(timeWindowSchema) });

export const chooseSlotSchema = z.strictObject({
  startsAt: timestampSchema,
  /** With whoever of the interviewers is free then, where one of them holds it. */
  anyHost: z.boolean().default(false),
  /** In which the invitee read the times; mails name them in it. */
  timeZone: timeZoneSchema,
  phone: phoneSchema.nullable().default(null),
  /** For the hosts. */
  question: note,
  /** What would make it easier to take part. */
  accessNeeds: note,
  /** With the first choice; they get it for their calendar, too. */
  attendees: attendees.default([]),
});
export type ChooseSlot = z.infer<typeof chooseSlotSchema>;

export const proposeTimesSchema = z.strictObject({
  timeZone: timeZoneSchema,
  windows: z
    .array(
      z
        .strictObject({ startsAt: timestampSchema, endsAt: timestampSchema })
        .refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
          path: ['endsAt'],
          params: { code: 'DATE_ORDER' },
        }),
    )
    .min(max.windows.min, { message: 'TOO_FEW' })
    .max(max.windows.max, { message: 'TOO_MANY' }),
  note,
});

export const visitorCancelSchema = z.strictObject({
  reason: z.enum(inviteeCancelReasons),
  note,
});

/** A wish for a new time, once the interview was cancelled or missed. */
export const askNewTimeSchema = z.strictObject({ note });

/** A calendar file (RFC 5545), to be saved by the reader. */
export const calendarFileSchema = z.object({ filename: z.string(), content: z.string() });
