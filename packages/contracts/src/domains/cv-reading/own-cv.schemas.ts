import { z } from 'zod';
import { idSchema, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { cvDraftFields, cvRelations } from './cv-proposals.schemas.ts';

/** The parts of a CV that its person holds against their profile. */
export const ownCvParts = ['experience', 'education', 'skill', 'language'] as const;
export type OwnCvPart = (typeof ownCvParts)[number];

/** What the person of a CV says of what was read from it. */
export const ownCvAnswers = ['taken', 'dismissed', 'wrong'] as const;
export type OwnCvAnswer = (typeof ownCvAnswers)[number];

const differenceOf = <Part extends OwnCvPart>(part: Part) => {
  const fields = z.object(cvDraftFields[part]);
  return z.object({
    id: idSchema,
    kind: z.literal(part),
    /** As the CV says it. */
    fields,
    /** What the profile has instead; null where it has nothing like it. */
    existing: fields.nullable(),
    relation: z.enum(cvRelations).exclude(['same']),
    /** It can be taken as it is; something is missing otherwise. */
    mayTake: z.boolean(),
    answer: z.enum(ownCvAnswers).nullable(),
  });
};

/** Something that a CV says and the profile does not. */
export const ownCvDifferenceSchema = z.discriminatedUnion('kind', [
  differenceOf('experience'),
  differenceOf('education'),
  differenceOf('skill'),
  differenceOf('language'),
]);
export type OwnCvDifference = z.infer<typeof ownCvDifferenceSchema>;

/** What was read from the newest own CV beside what is stored; null where none was read. */
export const ownCvSchema = z.object({
  reading: z
    .object({
      id: idSchema,
      attachmentTitle: z.string(),
      readAt: timestampSchema,
      differences: z.array(ownCvDifferenceSchema),
      /** How many things the profile has as the CV says them. */
      same: z.number().int(),
      /** Of the profile that it was compared with. */
      version: versionSchema,
      mayAnswer: z.boolean(),
    })
    .nullable(),
});
export type OwnCv = z.infer<typeof ownCvSchema>;

export const ownCvAnswerSchema = z.strictObject({
  proposalId: idSchema,
  answer: z.enum(ownCvAnswers),
  /** Of the profile that was compared. */
  version: versionSchema,
});
