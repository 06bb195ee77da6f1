import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { dateSchema, idSchema, longText, versionSchema } from '../../core/primitives.ts';
import { clientJobFields, jobFields } from './job-fields.ts';
import { clientJobFacts } from './client-job-facts.ts';
import { jobOpenedDateSchema } from './opened-date.schemas.ts';
import { jobStates } from './jobs.schemas.ts';
import type { JobState } from './jobs.machine.ts';

/** Fields that a client can set on its own job. */
export const clientOwnFields = [...clientJobFields, 'interviewPlan'] as const;
export type ClientOwnField = (typeof clientOwnFields)[number];

const { title, description, mustHave, niceToHave, engagement, hoursPerWeek } = jobFields;
const { durationMonths, seniority, primaryRole, skillsRequired, skillsNice } = jobFields;
const { englishMin, locationPolicy, countries, timeZoneBase, overlapHours } = jobFields;
const { targetStartDate, billRate, interviewPlan } = jobFields;
const own = {
  title,
  description,
  mustHave,
  niceToHave,
  engagement,
  hoursPerWeek,
  durationMonths,
  seniority,
  primaryRole,
  skillsRequired,
  skillsNice,
  englishMin,
  locationPolicy,
  countries,
  timeZoneBase,
  overlapHours,
  targetStartDate,
  billRate,
  interviewPlan,
};

/** During the search, the agreed conditions are fixed. */
const whileSearching = ['description', 'mustHave', 'niceToHave', 'interviewPlan'] as const;
const editableIn: Readonly<Record<JobState, readonly ClientOwnField[]>> = {
  draft: clientOwnFields,
  pending_review: clientOwnFields,
  open: whileSearching,
  on_hold: whileSearching,
  filled: [],
  closed: [],
  cancelled: [],
};

/**
 * Returns the fields that a client may change directly in a state of its job; it requests other
 * changes.
 */
export const clientEditableFields = (status: JobState): readonly ClientOwnField[] =>
  editableIn[status];

/** A request for contractors: the agency asks about missing values. */
export const clientJobRequestSchema = z.strictObject({
  ...z.object(own).partial().shape,
  title,
  engagement,
  hoursPerWeek,
  seats: z.number().int().min(1).max(limits.position.addAtOnce),
  /** The client's job that it was copied from. */
  copiedFromId: idSchema.nullable().default(null),
  /** Uploads of the author to attach. */
  fileIds: z.array(idSchema).max(limits.job.requestFiles).default([]),
});

export const clientJobPatchSchema = z.strictObject({
  version: versionSchema,
  changes: z.strictObject(own).partial(),
});
export const clientJobSubmitSchema = z.strictObject({ version: versionSchema });
export const clientOpenedDateSchema = jobOpenedDateSchema;

/** A client's request to change its job's data. */
export const clientJobWishSchema = z.strictObject({
  message: longText(limits.clientMessage.text, 3),
});
/** The notified person. */
export const clientJobWishResultSchema = z.object({ name: z.string() });

export const clientJobActions = ['edit', 'submit', 'edit_opened_date', 'ask'] as const;
export type ClientJobAction = (typeof clientJobActions)[number];

const personSchema = z.object({ id: idSchema, name: z.string() });

/** A job as its client reads it; without pay rate and internal data of the agency. */
export const clientJobRecordSchema = z.object({
  id: idSchema,
  number: z.string(),
  title: z.string(),
  status: z.enum(jobStates),
  version: versionSchema,
  positionsCount: z.number().int(),
  positionsFilled: z.number().int(),
  openedDate: dateSchema.nullable(),
  /** Possible range of the opening date; null before it opened. */
  openedDates: z.object({ earliest: dateSchema, latest: dateSchema }).nullable(),
  ...clientJobFacts,
  interviewPlan: z.array(
    z.object({
      name: z.string(),
      durationMinutes: z.number().int(),
      interviewers: z.array(personSchema),
    }),
  ),
  /** Colleagues who can interview. */
  colleagues: z.array(personSchema),
  /** The agency's question, if it returned the request. */
  note: z.string().nullable(),
  editable: z.array(z.enum(clientOwnFields)),
  allowedActions: z.array(z.enum(clientJobActions)),
  accountManager: z.string().nullable(),
  /** Currency for a budget that is not set yet; only for readers who may see it. */
  currency: z.string().optional(),
  /** Files visible to both sides. */
  files: z.array(z.object({ id: idSchema, title: z.string(), size: z.number().int() })),
});
export type ClientJobRecord = z.infer<typeof clientJobRecordSchema>;

/** The record after an action. */
export const clientJobActedSchema = clientJobRecordSchema.extend({ already: z.boolean() });

/** An earlier job of the client to start from. */
export const formerJobSchema = z.object({
  id: idSchema,
  number: z.string(),
  title: z.string(),
  status: z.enum(jobStates),
  openedDate: dateSchema.nullable(),
  positionsCount: z.number().int(),
  /** Calendar days from opening until the last position was filled. */
  daysToFill: z.number().int().nullable(),
  ...clientJobFacts,
});
export type FormerJob = z.infer<typeof formerJobSchema>;

/** Initial data of the request form. */
export const clientJobFormSchema = z.object({
  companyName: z.string(),
  timeZone: z.string(),
  currency: z.string(),
  /** False while the cooperation with the company is on hold. */
  takesRequests: z.boolean(),
  seesBillRates: z.boolean(),
  accountManager: z.string().nullable(),
  colleagues: z.array(personSchema),
  /** Latest first. */
  formerJobs: z.array(formerJobSchema),
});
export type ClientJobForm = z.infer<typeof clientJobFormSchema>;
