import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { dateSchema, idSchema, longText, versionSchema } from '../../core/primitives.ts';
import { clientJobFields, jobFields } from './job-fields.ts';
import { clientJobFacts } from './client-job-facts.ts';
import { jobOpenedDateSchema } from './opened-date.schemas.ts';
import { jobStates } from './jobs.schemas.ts';
import type { JobState } from './jobs.machine.ts';

/** What a client can say of its own job. */
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

/** While people are looked for, the conditions stand: they were agreed on. */
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

/** What a client may change by itself in a state of its job; the rest it asks for. */
export const clientEditableFields = (status: JobState): readonly ClientOwnField[] =>
  editableIn[status];

/** A request for people: what is left out the agency asks for. */
export const clientJobRequestSchema = z.strictObject({
  ...z.object(own).partial().shape,
  title,
  engagement,
  hoursPerWeek,
  seats: z.number().int().min(1).max(limits.position.addAtOnce),
  /** The own job that it began as a copy of. */
  copiedFromId: idSchema.nullable().default(null),
  /** Uploads of the author that go along. */
  fileIds: z.array(idSchema).max(limits.job.requestFiles).default([]),
});

export const clientJobPatchSchema = z.strictObject({
  version: versionSchema,
  changes: z.strictObject(own).partial(),
});
export const clientJobSubmitSchema = z.strictObject({ version: versionSchema });
export const clientOpenedDateSchema = jobOpenedDateSchema;

/** What a client wants changed of what its job says. */
export const clientJobWishSchema = z.strictObject({
  message: longText(limits.clientMessage.text, 3),
});
/** Who was told. */
export const clientJobWishResultSchema = z.object({ name: z.string() });

export const clientJobActions = ['edit', 'submit', 'edit_opened_date', 'ask'] as const;
export type ClientJobAction = (typeof clientJobActions)[number];

const personSchema = z.object({ id: idSchema, name: z.string() });

/** A job as its client reads it; no pay rate, nothing of the agency's own. */
export const clientJobRecordSchema = z.object({
  id: idSchema,
  number: z.string(),
  title: z.string(),
  status: z.enum(jobStates),
  version: versionSchema,
  positionsCount: z.number().int(),
  positionsFilled: z.number().int(),
  openedDate: dateSchema.nullable(),
  /** Between which days it can have opened; null while it has not. */
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
  /** What the agency asks for, of a request that it sent back. */
  note: z.string().nullable(),
  editable: z.array(z.enum(clientOwnFields)),
  allowedActions: z.array(z.enum(clientJobActions)),
  accountManager: z.string().nullable(),
  /** Files that both sides read. */
  files: z.array(z.object({ id: idSchema, title: z.string(), size: z.number().int() })),
});
export type ClientJobRecord = z.infer<typeof clientJobRecordSchema>;

/** The record after an action. */
export const clientJobActedSchema = clientJobRecordSchema.extend({ already: z.boolean() });

/** An own job of before, to begin from. */
export const formerJobSchema = z.object({
  id: idSchema,
  number: z.string(),
  title: z.string(),
  status: z.enum(jobStates),
  openedDate: dateSchema.nullable(),
  positionsCount: z.number().int(),
  /** Calendar days from opening to the last position filled. */
  daysToFill: z.number().int().nullable(),
  ...clientJobFacts,
});
export type FormerJob = z.infer<typeof formerJobSchema>;

/** What the form for a request begins with. */
export const clientJobFormSchema = z.object({
  companyName: z.string(),
  timeZone: z.string(),
  currency: z.string(),
  /** False while the work for the company is on hold. */
  takesRequests: z.boolean(),
  seesBillRates: z.boolean(),
  accountManager: z.string().nullable(),
  colleagues: z.array(personSchema),
  /** The latest ones first. */
  formerJobs: z.array(formerJobSchema),
});
export type ClientJobForm = z.infer<typeof clientJobFormSchema>;
