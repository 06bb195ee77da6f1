import { z } from 'zod';
import { dateSchema, idSchema, moneySchema, timestampSchema } from '../../core/primitives.ts';
import { attachmentTypes } from '../attachments/attachment-rules.ts';
import {
  educationDegrees,
  languageLevels,
  primaryRoles,
  seniorities,
  skillLevels,
} from '../candidates/candidates.enums.ts';

/**
 * A candidate as a client reads them on a job, and the frozen document of a submission: no pay, no
 * margin, no contact data, nothing of other clients. In blind mode neither name nor original file.
 */
export const clientViewSchema = z.object({
  /** `Candidate C-000123, M` in blind mode. */
  name: z.string(),
  blind: z.boolean(),
  headline: z.string().nullable(),
  country: z.string(),
  timeZone: z.string(),
  seniority: z.enum(seniorities).nullable(),
  primaryRole: z.enum(primaryRoles).nullable(),
  yearsExperience: z.number().nullable(),
  /** When the agency vetted the candidate; null without vetting. */
  vettedAt: timestampSchema.nullable(),
  english: z.object({ level: z.enum(languageLevels), assessed: z.boolean() }).nullable(),
  languages: z.array(z.object({ language: z.string(), level: z.enum(languageLevels) })),
  /** The vetting findings released by a user; absent in earlier submissions. */
  vettingSummary: z.string().nullable().optional(),
  /** Rich text. */
  introduction: z.string().nullable(),
  bio: z.string().nullable(),
  /** Screening answers that staff chose to show; absent without any. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })).optional(),
  skills: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      level: z.enum(skillLevels).nullable(),
      years: z.number().nullable(),
      verified: z.boolean(),
      /** `2026-11`; absent in submissions made before months were stored. */
      verifiedMonth: z.string().nullable().optional(),
      /** Whether the job requires it. */
      asked: z.boolean(),
    }),
  ),
  availability: z.object({
    from: dateSchema.nullable(),
    noticeDays: z.number().int().nullable(),
    weeklyHours: z.number(),
  }),
  experience: z.array(
    z.object({
      title: z.string(),
      /** Null: the employer must not be named. */
      company: z.string().nullable(),
      startMonth: z.string(),
      endMonth: z.string().nullable(),
      description: z.string().nullable(),
    }),
  ),
  education: z.array(
    z.object({
      school: z.string(),
      degree: z.enum(educationDegrees),
      field: z.string().nullable(),
      endYear: z.number().int().nullable(),
    }),
  ),
  files: z.array(z.object({ id: idSchema, type: z.enum(attachmentTypes), title: z.string() })),
  /** Absent for readers without the permission. */
  billRate: moneySchema
    .extend({ unit: z.enum(['hour', 'month']) })
    .nullable()
    .optional(),
});
export type ClientView = z.infer<typeof clientViewSchema>;

/** The parts in which two versions of a submission are compared. */
export const clientViewParts = [
  'headline',
  'introduction',
  'vettingSummary',
  'bio',
  'answers',
  'billRate',
  'availability',
  'skills',
  'english',
  'experience',
  'education',
  'files',
] as const;
export type ClientViewPart = (typeof clientViewParts)[number];

/** The parts with their own heading on the page, whose reading is tracked separately. */
export const readParts = [
  'introduction',
  'vettingSummary',
  'bio',
  'answers',
  'availability',
  'skills',
  'experience',
  'education',
  'files',
] as const satisfies readonly ClientViewPart[];
export type ReadPart = (typeof readParts)[number];

/** Removed and added content of one part between two versions, as plain text. */
export const clientViewChangeSchema = z.object({
  part: z.enum(clientViewParts),
  removed: z.array(z.string()),
  added: z.array(z.string()),
});
export type ClientViewChange = z.infer<typeof clientViewChangeSchema>;
