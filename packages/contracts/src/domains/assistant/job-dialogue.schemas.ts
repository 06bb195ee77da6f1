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

/** Facts about a job that a dialogue collects; null or empty values are still unknown. */
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
  /** `months` is null without an end. */
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

/** The order of the questions. The client is chosen outside the dialogue. */
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

/** Source of a field: the text of a message, or manual input. */
export const draftEvidenceSchema = z.object({
  field: z.enum(jobDraftFields),
  by: z.enum(['dialogue', 'hand']),
  /** The message that states it; null for manual input. */
  message: z.number().int().nullable(),
  /** The quoted text, at `from` to `to` in the message. */
  quote: z.string().nullable(),
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
});
export type DraftEvidence = z.infer<typeof draftEvidenceSchema>;

/** Contradictions in the person's statements. */
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
/** Suggested answers that the assistant understands when sent. */
const choices = z.array(z.string());

/** The assistant's utterances by meaning; the screen has the texts. */
export const assistantSaysSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('understood'), fields: z.array(field) }),
  z.object({
    kind: z.literal('conflict'),
    conflict: z.enum(draftConflicts),
    field,
    /** The earlier and the later statement, in the person's words. */
    first: z.string().nullable(),
    second: z.string().nullable(),
  }),
  z.object({ kind: z.literal('skipped'), field }),
  /** `narrow`: the given answer was too vague. */
  z.object({ kind: z.literal('ask'), field, narrow: z.boolean(), choices }),
  z.object({ kind: z.literal('language'), language: z.string() }),
  z.object({ kind: z.literal('not_understood') }),
  z.object({ kind: z.literal('restarted') }),
  z.object({ kind: z.literal('complete') }),
]);
export type AssistantSays = z.infer<typeof assistantSaysSchema>;

export const dialogueMessageSchema = z.object({
  number: z.number().int(),
  /** Null if the assistant began. */
  text: z.string().nullable(),
  says: z.array(assistantSaysSchema),
  at: timestampSchema,
});
export type DialogueMessage = z.infer<typeof dialogueMessageSchema>;

/** One person's dialogue about one new job. */
export const jobDialogueSchema = z.object({
  id: idSchema,
  version: versionSchema,
  /** The engine that reads the messages: `local`, or the name of a model. */
  engine: z.string(),
  draft: jobDraftSchema.omit({ budget: true }).extend({
    /** Absent for users who neither see nor set it. */
    budget: rateRangeSchema.nullable().optional(),
  }),
  company: z.object({ id: idSchema, name: z.string() }).nullable(),
  evidence: z.array(draftEvidenceSchema),
  messages: z.array(dialogueMessageSchema),
  /** Unknown fields, in the order of the questions. */
  missing: z.array(field),
  /** The unknown fields without which no draft can be created. */
  needed: z.array(field),
  /** Whether the person may create a job from it, or a request for review. */
  makes: z.enum(['draft', 'request', 'nothing']),
  /** The created job. */
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
