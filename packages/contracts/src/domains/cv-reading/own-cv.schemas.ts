import { z } from 'zod';
import { idSchema, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { cvDraftFields, cvRelations } from './cv-proposals.schemas.ts';

/** Parts of a CV that candidates compare with their profile. */
export const ownCvParts = ['experience', 'education', 'skill', 'language'] as const;
export type OwnCvPart = (typeof ownCvParts)[number];

/** A candidate's answers about data read from their CV. */
export const ownCvAnswers = ['taken', 'dismissed', 'wrong'] as const;
export type OwnCvAnswer = (typeof ownCvAnswers)[number];

const differenceOf = <Part extends OwnCvPart>(part: Part) => {
  const fields = z.object(cvDraftFields[part]);
  return z.object({
    id: idSchema,
    kind: z.literal(part),
    /** As stated in the CV. */
    fields,
    /** The value in the profile; null if it has nothing similar. */
    existing: fields.nullable(),
    relation: z.enum(cvRelations).exclude(['same']),
    /** Whether it can be accepted as it is; otherwise something is missing. */
    mayTake: z.boolean(),
    answer: z.enum(ownCvAnswers).nullable(),
  });
};

/** Something in a CV that is missing in the profile or differs from it. */
export const ownCvDifferenceSchema = z.discriminatedUnion('kind', [
  differenceOf('experience'),
  differenceOf('education'),
  differenceOf('skill'),
  differenceOf('language'),
]);
export type OwnCvDifference = z.infer<typeof ownCvDifferenceSchema>;

/** Data read from the newest own CV compared with the profile; null if none was read. */
export const ownCvSchema = z.object({
  reading: z
    .object({
      id: idSchema,
      attachmentTitle: z.string(),
      readAt: timestampSchema,
      differences: z.array(ownCvDifferenceSchema),
      /** Number of entries that are the same in CV and profile. */
      same: z.number().int(),
      /** Version of the compared profile. */
      version: versionSchema,
      mayAnswer: z.boolean(),
    })
    .nullable(),
});
export type OwnCv = z.infer<typeof ownCvSchema>;

export const ownCvAnswerSchema = z.strictObject({
  proposalId: idSchema,
  answer: z.enum(ownCvAnswers),
  /** Version of the compared profile. */
  version: versionSchema,
});
