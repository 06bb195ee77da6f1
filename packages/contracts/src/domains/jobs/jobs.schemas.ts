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
/** The placement ended; the position belongs to the former contractor. */
export const endedPlacementStates = ['ended', 'terminated'] as const;
export const jobPriorities = ['low', 'normal', 'high', 'urgent'] as const;

/** States of a job timer; see `firstSubmissionClock`. */
export const jobClockStates = ['running', 'late', 'paused', 'met', 'missed'] as const;
export const jobClockSchema = z.object({
  /** `met` and `missed`: stopped within the limit or after it. */
  state: z.enum(jobClockStates),
  /** Working hours without holds. */
  hours: z.number(),
  limitHours: z.number(),
});
/** Positions that are neither filled nor open: reserved for a selected candidate, or on hold. */
export const waitingSeatsFields = {
  positionsReserved: z.number().int().optional(),
  positionsOnHold: z.number().int().optional(),
};

/** Number of candidates by kind of stage; those on hold are counted separately, as on the board. */
export const stageCountsSchema = z.record(z.enum(applicationStageKinds), z.number().int());
export type StageCounts = z.infer<typeof stageCountsSchema>;

/** A row of the staff's job list. Vetters read titles only: no client, no candidates. */
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
  /** The timer for the first submission; null if none runs or ran. */
  clock: jobClockSchema.nullable().optional(),
  /** Absent for readers who may not read its applications. */
  stages: stageCountsSchema.optional(),
  /** Number of candidates on hold; absent together with the stages. */
  onHold: z.number().int().optional(),
  /** Values of custom fields visible to the reader. */
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
    /** A team member in any function. */
    member: anyOfIds,
    skill: anyOfIds,
    custom: customFilterSchema,
  },
});
/** Vetters read titles only: no client, no candidates. */
export const readsClientOfJobs = (role: Role): boolean => role !== 'vetter';
/** Filters that reveal the client or its team, for permitted readers. */
export const clientJobFilters = ['company', 'leadRecruiter', 'accountManager', 'member'] as const;
export const jobListSchema = listOf(jobRowSchema);

/** A job on its client's dashboard: no rates, no other clients. */
export const clientJobSchema = z.object({
  id: idSchema,
  number: z.string(),
  title: z.string(),
  status: z.enum(jobStates),
  positionsCount: z.number().int(),
  positionsFilled: z.number().int(),
  openedDate: dateSchema.nullable(),
  recruiter: z.string().nullable(),
  /** The agency's question, if it returned the request. */
  note: z.string().nullable().optional(),
  /** When it was asked. */
  noteAt: timestampSchema.nullable().optional(),
  /** Whether the reader may change it, or request a change. */
  mayEdit: z.boolean().optional(),
});
export const clientJobsSchema = z.object({
  companyName: z.string(),
  jobs: z.array(clientJobSchema),
});
