import { z } from 'zod';
import { anyOf, listOf, listQuery } from '../../core/pagination.ts';
import { dateSchema, idSchema } from '../../core/primitives.ts';
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
/** A live placement makes its candidate a contractor (decision 6). */
export const livePlacementStates = ['active', 'paused', 'ending'] as const;
export const jobPriorities = ['low', 'normal', 'high', 'urgent'] as const;

/** A row of the staff's job list. Vetters read titles only: no client, no people. */
export const jobRowSchema = z.object({
  id: idSchema,
  number: z.string(),
  title: z.string(),
  status: z.enum(jobStates),
  company: z.object({ id: idSchema, name: z.string() }).optional(),
  priority: z.enum(jobPriorities),
  positionsCount: z.number().int(),
  positionsFilled: z.number().int(),
  openedDate: dateSchema.nullable(),
  leadRecruiter: personRefSchema.nullable().optional(),
});
export const jobListQuery = listQuery({
  sorts: ['title', 'status', 'openedDate', 'createdAt'],
  defaultSort: '-openedDate',
  filters: { status: anyOf(jobStates) },
});
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
});
export const clientJobsSchema = z.object({
  companyName: z.string(),
  jobs: z.array(clientJobSchema),
});
