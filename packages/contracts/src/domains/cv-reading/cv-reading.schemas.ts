import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { cvDecisionSchema, cvProposalSchema } from './cv-proposals.schemas.ts';
import { extractionReviewStates } from './cv-reading.machine.ts';

/**
 * Reasons why a reading failed.
 * - `NO_TEXT`: a scan; its pages contain no text
 * - `UNREADABLE`: an unsupported format, or broken
 * - `FILE_GONE`: the attachment was removed or refused in the meantime
 * - `TIMEOUT`, `INTERRUPTED`, `INTERNAL`: worth a retry
 */
export const extractionFailures = [
  'NO_TEXT',
  'UNREADABLE',
  'FILE_GONE',
  'TIMEOUT',
  'INTERRUPTED',
  'INTERNAL',
] as const;
export type ExtractionFailure = (typeof extractionFailures)[number];
/** Failures after which a retry may succeed. */
export const retriedFailures: readonly ExtractionFailure[] = ['TIMEOUT', 'INTERRUPTED', 'INTERNAL'];

export const extractionReviewActions = ['decide', 'apply', 'dismiss', 'undo', 'retry'] as const;

/**
 * Whether the CV belongs to the candidate: `mismatch` if its name and contact data are someone
 * else's, `unknown` if it names too little.
 */
export const cvIdentities = ['match', 'unknown', 'mismatch'] as const;
export type CvIdentity = (typeof cvIdentities)[number];

/** One line of the document; coordinates in points from the upper left corner of its page. */
export const cvLineSchema = z.object({
  page: z.number().int(),
  number: z.number().int(),
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  size: z.number(),
});
export type CvLine = z.infer<typeof cvLineSchema>;

export const cvDocumentSchema = z.object({
  lines: z.array(cvLineSchema),
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
});
export type CvDocumentView = z.infer<typeof cvDocumentSchema>;

/** Data read from a CV, the decisions on it, and its source lines. */
export const extractionReviewSchema = z.object({
  id: idSchema,
  candidateId: idSchema,
  attachmentId: idSchema,
  attachmentTitle: z.string(),
  /** Whether the file itself can be shown page by page. */
  isPdf: z.boolean(),
  isAttachmentDeleted: z.boolean(),
  status: z.enum(extractionReviewStates),
  /** Whether it is being read now; otherwise it is queued. */
  isReading: z.boolean(),
  /** The engine that read it: `local`, or the name of a model. */
  engine: z.string().nullable(),
  /** Another engine gave no usable answer, so the local one read it. */
  fellBack: z.boolean(),
  failure: z.enum(extractionFailures).nullable(),
  document: cvDocumentSchema.nullable(),
  proposals: z.array(cvProposalSchema),
  identity: z.enum(cvIdentities).default('unknown'),
  /** The record version used for the comparison. */
  candidateVersion: versionSchema,
  reviewedBy: personRefSchema.nullable(),
  appliedAt: timestampSchema.nullable(),
  createdAt: timestampSchema,
  version: versionSchema,
  allowedActions: z.array(z.enum(extractionReviewActions)),
});
export type ExtractionReview = z.infer<typeof extractionReviewSchema>;

export const extractionOfAttachmentSchema = z.object({
  review: extractionReviewSchema.nullable(),
});

export const extractSchema = z.strictObject({});
export const decisionsSchema = z.strictObject({
  version: versionSchema,
  decisions: z.array(cvDecisionSchema).min(1).max(limits.cvReading.proposals),
});
export const applyReviewSchema = z.strictObject({
  version: versionSchema,
  /** The version of the record that the user compared with. */
  candidateVersion: versionSchema,
  /**
   * The user confirms that the CV belongs to the profile despite a different name and mail address.
   */
  personConfirmed: z.boolean().default(false),
});
export const reviewActionSchema = z.strictObject({ version: versionSchema });

/** Quick form fields that a CV can fill. */
export const cvFactFields = [
  'firstName',
  'lastName',
  'headline',
  'email',
  'phone',
  'linkUrl',
  'country',
  'city',
  'primaryRole',
] as const;
export type CvFactField = (typeof cvFactFields)[number];

/** Facts in an uploaded CV about a person not yet in the list, with their source lines. */
export const cvFactsSchema = z.object({
  outcome: z.enum(['read', 'no_text', 'unreadable']),
  facts: z.array(
    z.object({
      field: z.enum(cvFactFields),
      value: z.string(),
      quote: z.string(),
      page: z.number().int(),
      confidence: z.number(),
    }),
  ),
});
export type CvFacts = z.infer<typeof cvFactsSchema>;
