import { z } from 'zod';
import {
  candidateSkillSchema,
  languageSchema,
  candidateRateSchema,
  candidateRecordSchema,
} from './candidate-record.schemas.ts';
import { educationSchema, experienceSchema } from './background.schemas.ts';
import { ownLockSchema } from './own-profile-changes.schemas.ts';
import { bioSchema } from './bio.schemas.ts';

/** The candidate's own profile, with the data they may see. */
export const ownProfileSchema = candidateRecordSchema
  .pick({
    id: true,
    number: true,
    firstName: true,
    lastName: true,
    preferredName: true,
    name: true,
    photo: true,
    headline: true,
    status: true,
    snoozedUntil: true,
    vettingStatus: true,
    country: true,
    city: true,
    timeZone: true,
    links: true,
    availability: true,
    completeness: true,
    updatedAt: true,
    version: true,
  })
  .extend({
    email: z.string().nullable(),
    phone: z.string().nullable(),
    skills: z.array(
      candidateSkillSchema
        .pick({
          id: true,
          skillId: true,
          name: true,
          level: true,
          years: true,
          lastUsedYear: true,
          isPrimary: true,
        })
        /** A vetter assessed it, so the candidate can no longer change it. */
        .extend({ isVerified: z.boolean() }),
    ),
    english: z.array(languageSchema.pick({ id: true, level: true, assessedBy: true })),
    languages: z.array(
      languageSchema.pick({ id: true, language: true, level: true, assessedBy: true }),
    ),
    rates: z.array(candidateRateSchema.omit({ setByName: true, note: true, voided: true })),
    experience: z
      .array(experienceSchema.omit({ source: true, sourceAttachmentId: true }))
      .optional(),
    education: z.array(educationSchema.omit({ source: true, sourceAttachmentId: true })).optional(),
    /** Bios that clients read once they are ready. */
    bios: z.array(bioSchema.pick({ id: true, title: true, body: true, language: true })).optional(),
    recruiter: z.string().nullable(),
    /** Fields that the candidate cannot change here, with reasons. */
    locks: z.array(ownLockSchema),
  });
