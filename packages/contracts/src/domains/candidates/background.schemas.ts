import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, listPatch, longText, text, versionSchema } from '../../core/primitives.ts';
import { backgroundSources, educationDegrees, employmentTypes } from './candidates.enums.ts';

const monthPattern = /^(19|20)\d\d-(0[1-9]|1[0-2])$/;
/** Returns the current month: `2026-11`. */
export const thisMonth = (): string => new Date().toISOString().slice(0, 7);

/** A month, `YYYY-MM`, that is not in the future. */
export const monthSchema = z
  .string()
  .regex(monthPattern)
  .refine((month) => month <= thisMonth(), { params: { code: 'IN_FUTURE' } });

const earliestYear = 1950;
/** Years ahead that a course of study may end. */
const yearsAhead = 8;

const yearSchema = z
  .number()
  .int()
  .min(earliestYear)
  .refine((year) => year <= new Date().getUTCFullYear() + yearsAhead, {
    params: { code: 'IN_FUTURE' },
  });

/** One job of a candidate. Without an end it is current. */
export const experienceFields = {
  companyName: text(120, 1),
  /** Default: hidden while it is the current employer. */
  hideCompanyFromClient: z.boolean().optional(),
  title: text(120, 1),
  employmentType: z.enum(employmentTypes).default('full_time'),
  location: text(120).nullable().default(null),
  isRemote: z.boolean().default(false),
  startMonth: monthSchema,
  endMonth: monthSchema.nullable().default(null),
  description: longText(limits.experience.description).nullable().default(null),
  skillIds: z.array(idSchema).max(limits.experience.skills).default([]),
};

/** One course of study. */
export const educationFields = {
  school: text(160, 1),
  degree: z.enum(educationDegrees).default('none'),
  field: text(120).nullable().default(null),
  startYear: yearSchema.nullable().default(null),
  endYear: yearSchema.nullable().default(null),
  grade: text(40).nullable().default(null),
  description: longText(limits.education.description).nullable().default(null),
};

export const experiencePatch = z
  .strictObject({
    version: versionSchema,
    experience: listPatch(experienceFields, limits.experience.max),
  })
  .superRefine(({ experience }, ctx) =>
    experience.upsert.forEach(({ startMonth, endMonth }, index) => {
      if (endMonth !== null && endMonth < startMonth)
        ctx.addIssue({
          code: 'custom',
          path: ['experience', 'upsert', index, 'endMonth'],
          params: { code: 'DATE_ORDER' },
        });
    }),
  );

export const educationPatch = z
  .strictObject({
    version: versionSchema,
    education: listPatch(educationFields, limits.education.max),
  })
  .superRefine(({ education }, ctx) =>
    education.upsert.forEach(({ startYear, endYear }, index) => {
      if (startYear !== null && endYear !== null && endYear < startYear)
        ctx.addIssue({
          code: 'custom',
          path: ['education', 'upsert', index, 'endYear'],
          params: { code: 'DATE_ORDER' },
        });
    }),
  );

/** One job for staff and the candidate. */
export const experienceSchema = z.object({
  id: idSchema,
  companyName: z.string(),
  hideCompanyFromClient: z.boolean(),
  title: z.string(),
  employmentType: z.enum(employmentTypes),
  location: z.string().nullable(),
  isRemote: z.boolean(),
  startMonth: z.string(),
  endMonth: z.string().nullable(),
  description: z.string().nullable(),
  skills: z.array(z.object({ id: idSchema, name: z.string() })),
  source: z.enum(backgroundSources),
  sourceAttachmentId: idSchema.nullable(),
});
export type Experience = z.infer<typeof experienceSchema>;

export const educationSchema = z.object({
  id: idSchema,
  school: z.string(),
  degree: z.enum(educationDegrees),
  field: z.string().nullable(),
  startYear: z.number().int().nullable(),
  endYear: z.number().int().nullable(),
  grade: z.string().nullable(),
  description: z.string().nullable(),
  source: z.enum(backgroundSources),
  sourceAttachmentId: idSchema.nullable(),
});
export type Education = z.infer<typeof educationSchema>;
