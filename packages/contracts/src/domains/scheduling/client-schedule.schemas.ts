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

/** Places for times proposed by clients: they never learn a number to call. */
export const clientProposedPlaces = ['platform_meeting', 'external_link'] as const;
export type ClientProposedPlace = (typeof clientProposedPlaces)[number];

/** Times of the client's users, of which the candidate chooses one. */
export const clientProposeTimesSchema = z
  .strictObject({
    round: text(clientInterview.round, 1),
    durationMin: clientInterviewDuration,
    /** Client users, including the reader or not. */
    hostIds: clientInterviewHosts,
    place: z.enum(clientProposedPlaces),
    placeValue: text(max.place).nullable().default(null),
    message: longText(max.message).nullable().default(null),
    offered: z
      .array(timestampSchema)
      .min(max.offered.min, { message: 'TOO_FEW' })
      .max(max.offered.max, { message: 'TOO_MANY' }),
    /** Confirms a time early or late in the candidate's day. */
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

/** Times proposed to a candidate, as the client's users see them. */
export const clientScheduleRequestSchema = z.object({
  id: idSchema,
  version: versionSchema,
  round: z.string(),
  status: z.enum(scheduleRequestStates),
  durationMin: z.number().int(),
  place: z.enum(interviewPlaces),
  hosts: z.array(personRefSchema),
  /** The client user who proposed them; null if the agency did. */
  proposedBy: personRefSchema.nullable(),
  offered: z.array(timestampSchema),
  /** The candidate's counterproposal. */
  windows: z.array(timeWindowSchema),
  expiresAt: timestampSchema,
  /** Whether the reader can accept one of the candidate's proposed times. */
  mayFix: z.boolean(),
  mayWithdraw: z.boolean(),
});
export type ClientScheduleRequest = z.infer<typeof clientScheduleRequestSchema>;

export const clientScheduleRequestsSchema = z.object({
  /** Requests without a chosen time, latest first. */
  data: z.array(clientScheduleRequestSchema),
  candidateTimeZone: timeZoneSchema,
  mayPropose: z.boolean(),
  /** Possible participants; empty for a reader who may not propose. */
  people: z.array(personRefSchema),
});
export type ClientScheduleRequests = z.infer<typeof clientScheduleRequestsSchema>;
