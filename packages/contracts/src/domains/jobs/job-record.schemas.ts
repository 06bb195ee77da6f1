import { z } from 'zod';
import { dateSchema, idSchema, timestampSchema } from '../../core/primitives.ts';
import { recordDeletionSchema } from '../../core/record-deletion.ts';
import { companyStates } from '../companies/companies.schemas.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { clientJobFacts, jobRateSchema } from './client-job-facts.ts';
import { jobChecklistItems } from './job-checklist.ts';
import { jobTeamFunctions, jobVisibilities } from './jobs.enums.ts';
import { jobMachine, type JobAction } from './jobs.machine.ts';
import {
  jobClockSchema,
  jobPriorities,
  jobStates,
  stageCountsSchema,
  waitingSeatsFields,
} from './jobs.schemas.ts';

/** A user's actions on a job beside those of its state machine. */
export const jobRecordActions = [
  'add_candidates',
  'edit',
  'copy',
  'edit_opened_date',
  'delete',
] as const;
const machineActions = Object.keys(jobMachine.transitions) as [JobAction, ...JobAction[]];
export const allJobActions = [...machineActions, ...jobRecordActions] as const;
export type JobRecordAction = (typeof allJobActions)[number];

/** All job data for staff; vetters read only its head. */
export const jobDetailsSchema = z.object({
  company: z.object({
    id: idSchema,
    name: z.string(),
    status: z.enum(companyStates),
    timeZone: z.string(),
  }),
  /**
   * Whether the reader may assign another client: nobody requested it, and it has no candidates.
   */
  mayChangeClient: z.boolean().optional(),
  ...clientJobFacts,
  /** 🔒 Same rules as `billRate`. */
  payRate: jobRateSchema.nullable().optional(),
  deadline: dateSchema.nullable(),
  accountManager: personRefSchema.nullable(),
  leadRecruiter: personRefSchema.nullable(),
  team: z.array(z.object({ user: personRefSchema, function: z.enum(jobTeamFunctions) })),
  pools: z.array(z.object({ id: idSchema, name: z.string() })),
  interviewPlan: z.array(
    z.object({
      name: z.string(),
      durationMinutes: z.number().int(),
      interviewers: z.array(personRefSchema),
    }),
  ),
  submissionLimit: z.number().int().nullable(),
  visibility: z.enum(jobVisibilities),
  /** Its pipeline template. */
  pipeline: z.object({ id: idSchema, name: z.string() }),
  /** The version last sent to the client; null until then. */
  clientVersion: z.object({ at: timestampSchema, title: z.string(), ...clientJobFacts }).nullable(),
  /** All openings, oldest first. */
  openings: z.array(
    z.object({ date: dateSchema, at: timestampSchema, by: personRefSchema.nullable() }),
  ),
  lastClosedAt: timestampSchema.nullable(),
  holdSince: timestampSchema.nullable(),
  /** The note given with the last change of state. */
  stateNote: z.string().nullable(),
  closedAt: timestampSchema.nullable(),
  closeReason: z.string().nullable(),
  copiedFrom: z.object({ id: idSchema, number: z.string() }).nullable(),
  /** The client user who requested it. */
  requestedBy: personRefSchema.nullable(),
  /** Data from the public form. */
  request: z
    .object({
      name: z.string(),
      email: z.string(),
      budget: z.string().nullable(),
      isPersonalMail: z.boolean(),
      /** Whether the reader may assign it to an existing client. */
      mayAttach: z.boolean().optional(),
    })
    .nullable(),
  /** The requirements for opening and their state. */
  checklist: z.array(z.object({ item: z.enum(jobChecklistItems), done: z.boolean() })),
  metrics: z.object({
    ageDays: z.number().int().nullable(),
    firstSubmission: jobClockSchema.nullable(),
    firstSubmissionAt: timestampSchema.nullable(),
    daysToFill: z.number().int().nullable(),
    /** Absent for readers who may not read its applications. */
    stages: stageCountsSchema.optional(),
    /** Number of candidates on hold; absent together with the stages. */
    onHold: z.number().int().optional(),
  }),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type JobDetails = z.infer<typeof jobDetailsSchema>;

export const jobRecordSchema = z.object({
  id: idSchema,
  number: z.string(),
  title: z.string(),
  status: z.enum(jobStates),
  priority: z.enum(jobPriorities),
  confidential: z.boolean(),
  openedDate: dateSchema.nullable(),
  positionsCount: z.number().int(),
  positionsFilled: z.number().int(),
  ...waitingSeatsFields,
  version: z.number().int(),
  allowedActions: z.array(z.enum(allJobActions)),
  /** Absent unless deleted. */
  deleted: recordDeletionSchema.nullable().optional(),
  mayRestore: z.boolean().optional(),
  /** Null for readers of titles only. */
  details: jobDetailsSchema.nullable(),
});
export type JobRecord = z.infer<typeof jobRecordSchema>;

/** The record after an action. */
export const jobActedSchema = jobRecordSchema.extend({
  /** Nothing changed, because it had already been done. */
  already: z.boolean(),
});
