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

/** A person whom the invitee brings along. */
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

/** An interview for its invitee, in any state. */
export const interviewVisitSchema = z.object({
  id: idSchema,
  version: versionSchema,
  agencyName: z.string(),
  firstName: z.string(),
  status: z.enum(scheduleRequestStates),
  title: z.string(),
  durationMin: z.number().int(),
  message: z.string().nullable(),
  /** How to prepare; read before the interview. */
  instructions: z.string().nullable(),
  hosts: z.array(z.string()),
  organiser: z.string(),
  /** The hosts' zone, shown beside the invitee's time. */
  hostTimeZone: z.string(),
  /** The invitee's zone, as far as known. */
  timeZone: z.string(),
  place: z.object({ kind: z.enum(interviewPlaces), value: z.string().nullable() }),
  startsAt: timestampSchema.nullable(),
  endsAt: timestampSchema.nullable(),
  /** Time until which a first time can be chosen. */
  expiresAt: timestampSchema,
  /** Time until which it can be moved or cancelled here. */
  changeUntil: timestampSchema.nullable(),
  movesLeft: z.number().int(),
  /** A new time may be with another interviewer, if one of several holds the interview. */
  mayAnyHost: z.boolean(),
  /** The invitee's proposed times. */
  windows: z.array(timeWindowSchema),
  cancelled: z
    .object({ at: timestampSchema, byInvitee: z.boolean(), reason: z.string().nullable() })
    .nullable(),
  /** People whom the invitee brings along. */
  attendees: z.array(attendeeSchema),
  allowedActions: z.array(z.enum(inviteeActions)),
  /** It does not take place, and its candidate may ask for another time. */
  mayAskAgain: z.boolean().optional(),
  /** When they asked. */
  askedAgainAt: timestampSchema.nullable().optional(),
});
export type InterviewVisit = z.infer<typeof interviewVisitSchema>;

/** With `anyHost`, times of any free interviewer; otherwise of the current ones. */
export const visitTimesQuery = z.strictObject({ anyHost: z.literal('true').optional() });

/** The currently free times, soonest first. */
export const visitTimesSchema = z.object({ times: z.array(timeWindowSchema) });

export const chooseSlotSchema = z.strictObject({
  startsAt: timestampSchema,
  /** With any interviewer free at that time, if one of several holds the interview. */
  anyHost: z.boolean().default(false),
  /** The zone in which the invitee saw the times; mails use it. */
  timeZone: timeZoneSchema,
  phone: phoneSchema.nullable().default(null),
  /** For the hosts. */
  question: note,
  /** Needs that would make it easier to take part. */
  accessNeeds: note,
  /** Set with the first choice; attendees get the calendar invitation, too. */
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

/** A request for a new time, once the interview was cancelled or missed. */
export const askNewTimeSchema = z.strictObject({ note });

/** A calendar file (RFC 5545), to be saved by the reader. */
export const calendarFileSchema = z.object({ filename: z.string(), content: z.string() });
