import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  countrySchema,
  dateSchema,
  idSchema,
  longText,
  timestampSchema,
  timeZoneSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { languageLevels, primaryRoles, seniorities } from '../candidates/candidates.enums.ts';
import { jobFields, rateRangeSchema } from '../jobs/job-fields.ts';
import { engagements, locationPolicies } from '../jobs/jobs.enums.ts';

const skillRefs = z
  .array(z.strictObject({ skillId: idSchema, name: z.string().max(120) }))
  .max(limits.job.skills, { message: 'TOO_MANY' });

/** What a dialogue can find out about a job; null or empty is what was not said yet. */
const draftShape = {
  companyId: idSchema.nullable(),
  title: jobFields.title.nullable(),
  primaryRole: z.enum(primaryRoles).nullable(),
  seniority: z.enum(seniorities).nullable(),
  skills: skillRefs,
  niceSkills: skillRefs,
  seats: z.number().int().min(1).max(limits.position.addAtOnce).nullable(),
  engagement: z.enum(engagements).nullable(),
  hoursPerWeek: jobFields.hoursPerWeek.nullable(),
  /** `months` null: it has no end. */
  duration: z.strictObject({ months: jobFields.durationMonths }).nullable(),
  start: dateSchema.nullable(),
  location: z
    .strictObject({ policy: z.enum(locationPolicies), countries: z.array(countrySchema).max(60) })
    .nullable(),
  timeZone: timeZoneSchema.nullable(),
  overlapHours: jobFields.overlapHours,
  english: z.enum(languageLevels).nullable(),
  budget: rateRangeSchema.nullable(),
};
export const jobDraftSchema = z.strictObject(draftShape);
export type JobDraft = z.infer<typeof jobDraftSchema>;
export type JobDraftField = keyof JobDraft;
export const jobDraftFields = Object.keys(draftShape) as [JobDraftField, ...JobDraftField[]];

/** In this order things are asked. The client is chosen beside the dialogue. */
export const askedJobFields = [
  'title',
  'skills',
  'seniority',
  'seats',
  'hoursPerWeek',
  'location',
  'overlapHours',
  'timeZone',
  'start',
  'duration',
  'english',
  'budget',
] as const satisfies readonly JobDraftField[];
export type AskedJobField = (typeof askedJobFields)[number];

/** Where a field comes from: words of a message, or the hand of the person. */
export const draftEvidenceSchema = z.object({
  field: z.enum(jobDraftFields),
  by: z.enum(['dialogue', 'hand']),
  /** The message that says it; null for what was entered by hand. */
  message: z.number().int().nullable(),
  /** Its words, as they stand there between `from` and `to`. */
  quote: z.string().nullable(),
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
});
export type DraftEvidence = z.infer<typeof draftEvidenceSchema>;

/** What does not go together in what was said. */
export const draftConflicts = [
  'two_values',
  'changed',
  'kept_by_hand',
  'rate_low',
  'rate_high',
  'start_past',
  'hours_engagement',
  'onsite_without_country',
] as const;
export type DraftConflict = (typeof draftConflicts)[number];

const field = z.enum(jobDraftFields);
/** Sentences that answer a question, in words that are understood when they are sent. */
const choices = z.array(z.string());

/** What the assistant says, by meaning; the screen has the words. */
export const assistantSaysSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('understood'), fields: z.array(field) }),
  z.object({
    kind: z.literal('conflict'),
    conflict: z.enum(draftConflicts),
    field,
    /** What was said before or first, and what now or second, in the person's words. */
    first: z.string().nullable(),
    second: z.string().nullable(),
  }),
  z.object({ kind: z.literal('skipped'), field }),
  /** `narrow`: an answer was there, and too vague. */
  z.object({ kind: z.literal('ask'), field, narrow: z.boolean(), choices }),
  z.object({ kind: z.literal('language'), language: z.string() }),
  z.object({ kind: z.literal('not_understood') }),
  z.object({ kind: z.literal('restarted') }),
  z.object({ kind: z.literal('complete') }),
]);
export type AssistantSays = z.infer<typeof assistantSaysSchema>;

export const dialogueMessageSchema = z.object({
  number: z.number().int(),
  /** Null where the assistant began. */
  text: z.string().nullable(),
  says: z.array(assistantSaysSchema),
  at: timestampSchema,
});
export type DialogueMessage = z.infer<typeof dialogueMessageSchema>;

/** The dialogue of one person about one new job. */
export const jobDialogueSchema = z.object({
  id: idSchema,
  version: versionSchema,
  /** What reads the messages: `local`, or the name of a model. */
  engine: z.string(),
  draft: jobDraftSchema.omit({ budget: true }).extend({
    /** Absent for those who neither see nor set it. */
    budget: rateRangeSchema.nullable().optional(),
  }),
  company: z.object({ id: idSchema, name: z.string() }).nullable(),
  evidence: z.array(draftEvidenceSchema),
  messages: z.array(dialogueMessageSchema),
  /** What was not said yet, in the order in which it is asked. */
  missing: z.array(field),
  /** Of these, without what no draft can be made. */
  needed: z.array(field),
  /** Whether the person may make a job of it, and who reviews it. */
  makes: z.enum(['draft', 'request', 'nothing']),
  /** The job that was made of it. */
  job: z.object({ id: idSchema, number: z.string() }).nullable(),
  updatedAt: timestampSchema,
});
export type JobDialogue = z.infer<typeof jobDialogueSchema>;

export const currentDialogueSchema = z.object({ dialogue: jobDialogueSchema.nullable() });
export const dialogueSaySchema = z.strictObject({
  version: versionSchema,
  text: longText(limits.assistant.message, 1),
});
export const dialogueEditSchema = z.strictObject({
  version: versionSchema,
  changes: z.strictObject(draftShape).partial(),
});
export type DialogueChanges = z.infer<typeof dialogueEditSchema>['changes'];
export const dialogueVersionSchema = z.strictObject({ version: versionSchema });
/** The dialogue after it was finished. */
export const dialogueActedSchema = jobDialogueSchema.extend({ already: z.boolean() });
