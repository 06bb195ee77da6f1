import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { anyOfIds } from '../../core/pagination.ts';
import {
  idSchema,
  longText,
  text,
  timestampSchema,
  urlSchema,
  versionSchema,
} from '../../core/primitives.ts';
import {
  clientInterviewDuration,
  clientInterviewHosts,
  clientInterviewKinds,
  clientInterviewSides,
} from '../client-interviews/client-interviews.schemas.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { timeWindowSchema } from './schedule-visit.schemas.ts';
import { scheduleRequestStates } from './schedule-requests.machine.ts';
import { hostRules, interviewPlaces, scheduleModes } from './scheduling.enums.ts';

const { scheduling: max } = limits;

const invite = {
  hostRule: z.enum(hostRules).default('all'),
  noticeHours: z.number().int().min(max.noticeHours.min).max(max.noticeHours.max),
  horizonDays: z.number().int().min(1).max(max.horizonDays.max),
  place: z.enum(interviewPlaces),
  /** The call link or address; for a phone interview, we call the invitee's number. */
  placeValue: text(max.place).nullable().default(null),
  message: longText(max.message).nullable().default(null),
  /** Only these times, reserved for the candidate for some time; empty: all free times. */
  offered: z.array(timestampSchema).max(max.offered.max, { message: 'TOO_MANY' }).default([]),
  /** Confirms a time early or late in the candidate's day. */
  confirmHours: z.boolean().default(false),
};
type Placed = { place: (typeof interviewPlaces)[number]; placeValue: string | null };
const hasPlace = ({ place, placeValue }: Placed) =>
  place === 'phone' || place === 'platform_meeting' || placeValue !== null;
const isLink = ({ place, placeValue }: Placed) =>
  place !== 'external_link' || !placeValue || urlSchema.safeParse(placeValue).success;
const isChoice = ({ offered }: { offered: readonly string[] }) => offered.length !== 1;
const missing = { path: ['placeValue'], params: { code: 'REQUIRED' } };
const noLink = { path: ['placeValue'], params: { code: 'INVALID_FORMAT' } };
const noChoice = { path: ['offered'], params: { code: 'TOO_FEW', min: max.offered.min } };

/** Asks the candidate of an interview to choose the time. */
export const scheduleInviteSchema = z
  .strictObject({
    /** Version of the interview. */
    version: versionSchema,
    ...invite,
  })
  .refine(hasPlace, missing)
  .refine(isLink, noLink)
  .refine(isChoice, noChoice);
/** Asks the candidate of an application to choose a time, which creates the interview. */
export const applicationScheduleInviteSchema = z
  .strictObject({
    kind: z.enum(clientInterviewKinds).default('client'),
    round: text(limits.clientInterview.round, 1),
    durationMin: clientInterviewDuration,
    hostIds: clientInterviewHosts,
    ...invite,
  })
  .refine(hasPlace, missing)
  .refine(isLink, noLink)
  .refine(isChoice, noChoice);
export type ScheduleInvite = z.infer<typeof scheduleInviteSchema>;

export const freeTimesQuery = z.strictObject({
  hostRule: z.enum(hostRules).default('all'),
  noticeHours: z.coerce.number().int().min(max.noticeHours.min).max(max.noticeHours.max),
  horizonDays: z.coerce.number().int().min(1).max(max.horizonDays.max),
});
export const applicationFreeTimesQuery = freeTimesQuery.extend({
  durationMin: z.coerce.number().int().min(15).max(240),
  hostIds: anyOfIds,
});
/** The free times of the hosts as the candidate would see them. */
export const freeTimesSchema = z.object({
  times: z.array(timeWindowSchema),
  /** The first free time after the horizon if there is none within it. */
  nearest: timestampSchema.nullable(),
});

/** A scheduling link, shown to staff beside the interview. */
export const scheduleRequestSchema = z.object({
  id: idSchema,
  interviewId: idSchema,
  status: z.enum(scheduleRequestStates),
  mode: z.enum(scheduleModes),
  hostRule: z.enum(hostRules),
  place: z.enum(interviewPlaces),
  placeValue: z.string().nullable(),
  offered: z.array(timestampSchema),
  /** The candidate's counterproposal. */
  windows: z.array(timeWindowSchema),
  windowsNote: z.string().nullable(),
  phone: z.string().nullable().optional(),
  question: z.string().nullable(),
  accessNeeds: z.string().nullable(),
  /** Names of the people the candidate brings along. */
  attendees: z.array(z.string()),
  inviteeTimeZone: z.string(),
  moves: z.number().int(),
  cancelReason: z.string().nullable(),
  sentAt: timestampSchema,
  expiresAt: timestampSchema,
  version: versionSchema,
  mayWithdraw: z.boolean(),
});
export type ScheduleRequest = z.infer<typeof scheduleRequestSchema>;

/** The same for an interview of an application, which exists once a time is chosen. */
export const applicationScheduleRequestSchema = scheduleRequestSchema.extend({
  kind: z.enum(clientInterviewKinds),
  round: z.string(),
  durationMin: z.number().int(),
  noticeHours: z.number().int(),
  horizonDays: z.number().int(),
  message: z.string().nullable(),
  hosts: z.array(personRefSchema.extend({ side: z.enum(clientInterviewSides) })),
  startsAt: timestampSchema.nullable(),
  /** The client user who proposed the times; null if the agency did. */
  proposedBy: personRefSchema.nullable(),
  /** Whether the reader can accept one of the candidate's proposed times. */
  mayFix: z.boolean(),
});
export type ApplicationScheduleRequest = z.infer<typeof applicationScheduleRequestSchema>;
export const applicationScheduleRequestsSchema = z.object({
  data: z.array(applicationScheduleRequestSchema),
});
export const fixTimeSchema = z.strictObject({ version: versionSchema, startsAt: timestampSchema });
export const scheduleRequestsSchema = z.object({ data: z.array(scheduleRequestSchema) });
export const scheduleVersionSchema = z.strictObject({ version: versionSchema });
