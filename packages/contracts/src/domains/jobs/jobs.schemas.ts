import { z } from 'zod';
import { anyOf, anyOfIds, listOf, listQuery } from '../../core/pagination.ts';
import { dateSchema, idSchema, timestampSchema } from '../../core/primitives.ts';
import type { Role } from '../../core/roles.ts';
import { customRowValuesSchema } from '../custom-fields/custom-fields.schemas.ts';
import { customFilterSchema } from '../custom-fields/custom-filter.ts';
import { personRefSchema } from '../people/people.schemas.ts';

export const jobStates = [
  'draft',
  'pending_review',
  'open',
  'on_hold',
  'filled',
  'closed',
  'cancelled',
] as const;
export const positionStates = ['open', 'on_hold', 'reserved', 'filled', 'cancelled'] as const;
export const applicationStageKinds = [
  'added',
  'interested',
  'internal_review',
  'submitted',
  'client_interview',
  'selected',
  'contracting',
] as const;
export const applicationStates = ['active', 'placed', 'rejected', 'withdrawn'] as const;
export const placementStates = [
  'pending_start',
  'active',
  'paused',
  'ending',
  'ended',
  'terminated',
  'cancelled',
] as const;
/** A live placement makes its candidate a contractor. */
export const livePlacementStates = ['active', 'paused', 'ending'] as const;
/** Its placement is over; the position belongs to the former contractor. */
export const endedPlacementStates = ['ended', 'terminated'] as const;
export const jobPriorities = ['low', 'normal', 'high', 'urgent'] as const;

/** How a clock of a job stands; see `firstSubmissionClock`. */
export const jobClockStates = ['running', 'late', 'paused', 'met', 'missed'] as const;
export const jobClockSchema = z.object({
  /** `met` and `missed`: it was stopped, within its limit or after it. */
  state: z.enum(jobClockStates),
  /** Working hours that it ran, holds left out. */
  hours: z.number(),
  limitHours: z.number(),
});
/** Positions that are neither filled nor open: reserved for a selected candidate, or on hold. */
export const waitingSeatsFields = {
  positionsReserved: z.number().int().optional(),
  positionsOnHold: z.number().int().optional(),
};

/** How many people stand in each kind of stage; those on hold stand beside, as on the board. */
export const stageCountsSchema = z.record(z.enum(applicationStageKinds), z.number().int());
export type StageCounts = z.infer<typeof stageCountsSchema>;

/** A row of the staff's job list. Vetters read titles only: no client, no people. */
export const jobRowSchema = z.object({
  id: idSchema,
  number: z.string(),
  title: z.string(),
  status: z.enum(jobStates),
  company: z.object({ id: idSchema, name: z.string() }).optional(),
  priority: z.enum(jobPriorities),
  confidential: z.boolean().optional(),
  positionsCount: z.number().int(),
  positionsFilled: z.number().int(),
  ...waitingSeatsFields,
  openedDate: dateSchema.nullable(),
  createdAt: timestampSchema.optional(),
  leadRecruiter: personRefSchema.nullable().optional(),
  accountManager: personRefSchema.nullable().optional(),
  team: z.array(personRefSchema).optional(),
  /** The clock until the first submission; null where none runs or ran. */
  clock: jobClockSchema.nullable().optional(),
  /** Absent for those who may not read its applications. */
  stages: stageCountsSchema.optional(),
  /** How many people on it are on hold; absent with the stages. */
  onHold: z.number().int().optional(),
  /** What the agency's own fields hold that the reader may see. */
  custom: customRowValuesSchema.optional(),
});
export type JobRow = z.infer<typeof jobRowSchema>;
export const jobListQuery = listQuery({
  sorts: ['title', 'status', 'openedDate', 'createdAt'],
  defaultSort: '-openedDate',
  filters: {
    status: anyOf(jobStates),
    priority: anyOf(jobPriorities),
    company: anyOfIds,
    leadRecruiter: anyOfIds,
    accountManager: anyOfIds,
    /** A member of the team in any function. */
    member: anyOfIds,
    skill: anyOfIds,
    custom: customFilterSchema,
  },
});
/** Vetters read titles: no client, no people. */
export const readsClientOfJobs = (role: Role): boolean => role !== 'vetter';
/** Filters that tell whose job it is, for those who may know. */
export const clientJobFilters = ['company', 'leadRecruiter', 'accountManager', 'member'] as const;
export const jobListSchema = listOf(jobRowSchema);

/** A job as its client sees it on the dashboard: no rates, no other clients. */
export const clientJobSchema = z.object({
  id: idSchema,
  number: z.string(),
  title: z.string(),
  status: z.enum(jobStates),
  positionsCount: z.number().int(),
  positionsFilled: z.number().int(),
  openedDate: dateSchema.nullable(),
  recruiter: z.string().nullable(),
  /** What the agency asks for, of a request that it sent back. */
  note: z.string().nullable().optional(),
  /** Since when it is asked. */
  noteAt: timestampSchema.nullable().optional(),
  /** Whether the reader may change it, or ask for a change. */
  mayEdit: z.boolean().optional(),
});
export const clientJobsSchema = z.object({
  companyName: z.string(),
  jobs: z.array(clientJobSchema),
});
