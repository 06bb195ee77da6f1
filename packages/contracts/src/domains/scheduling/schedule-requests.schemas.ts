import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  idSchema,
  longText,
  text,
  timestampSchema,
  urlSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { timeWindowSchema } from './schedule-visit.schemas.ts';
import { scheduleRequestStates } from './schedule-requests.machine.ts';
import { hostRules, meetingPlaces, scheduleModes } from './scheduling.enums.ts';

const { scheduling: max } = limits;

/** Asks the person of an interview to choose the time. */
export const scheduleInviteSchema = z
  .strictObject({
    /** Of the interview. */
    version: versionSchema,
    hostRule: z.enum(hostRules).default('all'),
    noticeHours: z.number().int().min(max.noticeHours.min).max(max.noticeHours.max),
    horizonDays: z.number().int().min(1).max(max.horizonDays.max),
    place: z.enum(meetingPlaces),
    /** The link of the call, or the address; by phone we call the number that they give. */
    placeValue: text(max.place).nullable().default(null),
    message: longText(max.message).nullable().default(null),
    /** Only these times, which are kept for the person for a while; without any, all that are free. */
    offered: z.array(timestampSchema).max(max.offered.max, { message: 'TOO_MANY' }).default([]),
  })
  .refine(({ place, placeValue }) => place === 'phone' || placeValue, {
    path: ['placeValue'],
    params: { code: 'REQUIRED' },
  })
  .refine(
    ({ place, placeValue }) =>
      place !== 'external_link' || !placeValue || urlSchema.safeParse(placeValue).success,
    { path: ['placeValue'], params: { code: 'INVALID_FORMAT' } },
  )
  .refine(({ offered }) => offered.length !== 1, {
    path: ['offered'],
    params: { code: 'TOO_FEW', min: max.offered.min },
  });
export type ScheduleInvite = z.infer<typeof scheduleInviteSchema>;

export const freeTimesQuery = z.strictObject({
  hostRule: z.enum(hostRules).default('all'),
  noticeHours: z.coerce.number().int().min(max.noticeHours.min).max(max.noticeHours.max),
  horizonDays: z.coerce.number().int().min(1).max(max.horizonDays.max),
});
/** The free times of the hosts as the person would see them. */
export const freeTimesSchema = z.object({
  times: z.array(timeWindowSchema),
  /** Where there are none within the horizon: the first one after it. */
  nearest: timestampSchema.nullable(),
});

/** A link to choose a time, as staff see it beside the interview. */
export const scheduleRequestSchema = z.object({
  id: idSchema,
  interviewId: idSchema,
  status: z.enum(scheduleRequestStates),
  mode: z.enum(scheduleModes),
  hostRule: z.enum(hostRules),
  place: z.enum(meetingPlaces),
  placeValue: z.string().nullable(),
  offered: z.array(timestampSchema),
  /** What the person proposed instead. */
  windows: z.array(timeWindowSchema),
  windowsNote: z.string().nullable(),
  phone: z.string().nullable().optional(),
  question: z.string().nullable(),
  accessNeeds: z.string().nullable(),
  inviteeTimeZone: z.string(),
  moves: z.number().int(),
  cancelReason: z.string().nullable(),
  sentAt: timestampSchema,
  expiresAt: timestampSchema,
  version: versionSchema,
  mayWithdraw: z.boolean(),
});
export type ScheduleRequest = z.infer<typeof scheduleRequestSchema>;
export const scheduleRequestsSchema = z.object({ data: z.array(scheduleRequestSchema) });
export const scheduleVersionSchema = z.strictObject({ version: versionSchema });
