import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { anyOfIds } from '../../core/pagination.ts';
import {
  idSchema,
  longText,
  text,
  timeZoneSchema,
  timestampSchema,
  urlSchema,
  versionSchema,
} from '../../core/primitives.ts';
import {
  clientInterviewDuration,
  clientInterviewHosts,
} from '../client-interviews/client-interviews.schemas.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { timeWindowSchema } from './schedule-visit.schemas.ts';
import { scheduleRequestStates } from './schedule-requests.machine.ts';
import { interviewPlaces } from './scheduling.enums.ts';

const { scheduling: max, clientInterview } = limits;

/** Where clients meet candidates whose time they proposed: they never learn a number to call. */
export const clientProposedPlaces = ['platform_meeting', 'external_link'] as const;
export type ClientProposedPlace = (typeof clientProposedPlaces)[number];

/** Times of the client's people, of which the candidate chooses one. */
export const clientProposeTimesSchema = z
  .strictObject({
    round: text(clientInterview.round, 1),
    durationMin: clientInterviewDuration,
    /** People of the client, the reader or others. */
    hostIds: clientInterviewHosts,
    place: z.enum(clientProposedPlaces),
    placeValue: text(max.place).nullable().default(null),
    message: longText(max.message).nullable().default(null),
    offered: z
      .array(timestampSchema)
      .min(max.offered.min, { message: 'TOO_FEW' })
      .max(max.offered.max, { message: 'TOO_MANY' }),
    /** Early or late in the day of the candidate, which is meant. */
    confirmHours: z.boolean().default(false),
  })
  .refine(({ place, placeValue }) => place !== 'external_link' || placeValue !== null, {
    path: ['placeValue'],
    params: { code: 'REQUIRED' },
  })
  .refine(({ placeValue }) => !placeValue || urlSchema.safeParse(placeValue).success, {
    path: ['placeValue'],
    params: { code: 'INVALID_FORMAT' },
  });
export type ClientProposeTimes = z.infer<typeof clientProposeTimesSchema>;

export const clientFreeTimesQuery = z.strictObject({
  durationMin: z.coerce.number().int().min(15).max(240),
  hostIds: anyOfIds,
});

/** Times that were proposed to a candidate, as the people of the client see them. */
export const clientScheduleRequestSchema = z.object({
  id: idSchema,
  version: versionSchema,
  round: z.string(),
  status: z.enum(scheduleRequestStates),
  durationMin: z.number().int(),
  place: z.enum(interviewPlaces),
  hosts: z.array(personRefSchema),
  /** Who of the client proposed them; null where the agency did. */
  proposedBy: personRefSchema.nullable(),
  offered: z.array(timestampSchema),
  /** What the candidate proposed instead. */
  windows: z.array(timeWindowSchema),
  expiresAt: timestampSchema,
  /** Whether one of the times that the candidate proposed can be taken by the reader. */
  mayFix: z.boolean(),
  mayWithdraw: z.boolean(),
});
export type ClientScheduleRequest = z.infer<typeof clientScheduleRequestSchema>;

export const clientScheduleRequestsSchema = z.object({
  /** Those by which no time was chosen yet, the latest first. */
  data: z.array(clientScheduleRequestSchema),
  candidateTimeZone: timeZoneSchema,
  mayPropose: z.boolean(),
  /** Who can be in the interview; nobody for a reader who may not propose. */
  people: z.array(personRefSchema),
});
export type ClientScheduleRequests = z.infer<typeof clientScheduleRequestsSchema>;
