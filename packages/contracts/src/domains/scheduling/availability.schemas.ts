import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  dateSchema,
  idSchema,
  text,
  timeZoneSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { availabilityOverrideKinds } from './scheduling.enums.ts';

const { scheduling: max } = limits;

/** In the host's local time, in quarters of an hour; `24:00` is the end of the day. */
const clockSchema = z.string().regex(/^(?:[01]\d|2[0-3]):(?:00|15|30|45)$|^24:00$/);
const inOrder = { path: ['to'], params: { code: 'DATE_ORDER' } };

/** A part of one day of the usual week; Monday is 1. */
export const weeklyHoursSchema = z
  .strictObject({ weekday: z.number().int().min(1).max(7), from: clockSchema, to: clockSchema })
  .refine(({ from, to }) => from < to, inOrder);

/** Days that differ from the usual week; without times, whole days. */
const overrideSchema = z
  .strictObject({
    kind: z.enum(availabilityOverrideKinds),
    firstDay: dateSchema,
    lastDay: dateSchema,
    from: clockSchema.nullable().default(null),
    to: clockSchema.nullable().default(null),
    note: text(max.overrideNote).nullable().default(null),
    /** The substitute during the absence. */
    substituteId: idSchema.nullable().default(null),
  })
  .refine(({ from, to }) => from === null || to === null || from < to, inOrder)
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    params: { code: 'DATE_ORDER' },
  });

const fields = {
  weekly: z.array(weeklyHoursSchema).max(max.weekly, { message: 'TOO_MANY' }),
  overrides: z.array(overrideSchema).max(max.overrides, { message: 'TOO_MANY' }),
  bufferBeforeMin: z.number().int().min(0).max(max.buffer.max),
  bufferAfterMin: z.number().int().min(0).max(max.buffer.max),
};

const most = (max: number) => z.number().int().min(1).max(max);
const caps = {
  maxPerDay: most(max.interviews.perDay.max),
  maxPerWeek: most(max.interviews.perWeek.max),
};

/** A user's maximum interviews per day and week, in their own calendar. */
export const interviewCapsSchema = z.object(caps);
export type InterviewCaps = z.infer<typeof interviewCapsSchema>;

/** The defaults for users who set none. */
export const usualCaps: InterviewCaps = {
  maxPerDay: max.interviews.perDay.usual,
  maxPerWeek: max.interviews.perWeek.usual,
};

/** Weekly hours for meetings, in the user's zone when they were set. */
export const hostHoursFieldsSchema = z.object({ ...fields, timeZone: timeZoneSchema });
export type HostHoursFields = z.infer<typeof hostHoursFieldsSchema>;

export const hostHoursUpdateSchema = z.strictObject({
  ...fields,
  /** Absent: unchanged. */
  maxPerDay: caps.maxPerDay.optional(),
  maxPerWeek: caps.maxPerWeek.optional(),
  /** 0: nothing was set so far. */
  version: z.number().int().min(0),
});
export const hostHoursSchema = hostHoursFieldsSchema.extend({
  ...caps,
  version: z.union([z.literal(0), versionSchema]),
  /** The zone in which they were set, if it differs from the current one. */
  setIn: timeZoneSchema.nullable().optional(),
  /** The named substitutes during absences. */
  substitutes: z.array(personRefSchema).optional(),
});
export type HostHours = z.infer<typeof hostHoursSchema>;

/** The default working week: Monday to Friday, 9:00 to 17:00. */
export const usualWeek: HostHoursFields['weekly'] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  from: '09:00',
  to: '17:00',
}));
