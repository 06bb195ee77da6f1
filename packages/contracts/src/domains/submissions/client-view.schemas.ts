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
 * A person as a client reads them on a job, and the frozen document of a submission: no pay,
 * no margin, no way to reach them, nothing of other clients. In blind mode neither name nor
 * original file.
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
  /** What the agency found while vetting, as a person released it; absent in earlier submissions. */
  vettingSummary: z.string().nullable().optional(),
  /** Rich text. */
  introduction: z.string().nullable(),
  bio: z.string().nullable(),
  /** What they answered in screening, as far as staff chose to show it; absent where nothing was. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })).optional(),
  skills: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      level: z.enum(skillLevels).nullable(),
      years: z.number().nullable(),
      verified: z.boolean(),
      /** `2026-11`; absent in what was submitted before months were kept. */
      verifiedMonth: z.string().nullable().optional(),
      /** The job asks for it. */
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
      /** Null: the employer shall not be named. */
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
  /** Absent for readers who may not know it. */
  billRate: moneySchema
    .extend({ unit: z.enum(['hour', 'month']) })
    .nullable()
    .optional(),
});
export type ClientView = z.infer<typeof clientViewSchema>;

/** The parts by which two versions of a submission are compared. */
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

/** The parts that stand on the page under a heading of their own, and can be read one by one. */
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

/** What one part lost and gained from one version to the next, in plain words. */
export const clientViewChangeSchema = z.object({
  part: z.enum(clientViewParts),
  removed: z.array(z.string()),
  added: z.array(z.string()),
});
export type ClientViewChange = z.infer<typeof clientViewChangeSchema>;
