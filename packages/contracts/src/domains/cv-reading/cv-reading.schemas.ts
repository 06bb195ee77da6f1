import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { cvDecisionSchema, cvProposalSchema } from './cv-proposals.schemas.ts';
import { extractionReviewStates } from './cv-reading.machine.ts';

/**
 * Why nothing came of a reading.
 * - `NO_TEXT`: a scan; there are pages and nothing to read on them
 * - `UNREADABLE`: not a format that can be read, or broken
 * - `FILE_GONE`: the attachment was removed or refused meanwhile
 * - `TIMEOUT`, `INTERRUPTED`, `INTERNAL`: worth another try
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
/** Failures after which reading again may end otherwise. */
export const retriedFailures: readonly ExtractionFailure[] = ['TIMEOUT', 'INTERRUPTED', 'INTERNAL'];

export const extractionReviewActions = ['decide', 'apply', 'dismiss', 'undo', 'retry'] as const;

/**
 * Whether the CV is the person's: `mismatch` where its name and contact data are another's, `unknown`
 * where it names too little.
 */
export const cvIdentities = ['match', 'unknown', 'mismatch'] as const;
export type CvIdentity = (typeof cvIdentities)[number];

/** One line of the document; measures in points from the upper left corner of its page. */
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

/** What was read from a CV, what became of it, and the lines that it was read from. */
export const extractionReviewSchema = z.object({
  id: idSchema,
  candidateId: idSchema,
  attachmentId: idSchema,
  attachmentTitle: z.string(),
  /** The file itself can be shown page by page. */
  isPdf: z.boolean(),
  isAttachmentDeleted: z.boolean(),
  status: z.enum(extractionReviewStates),
  /** Being read at this moment; queued otherwise. */
  isReading: z.boolean(),
  /** Which engine read it: `local`, or the name of a model. */
  engine: z.string().nullable(),
  /** An engine was asked and did not answer usably; the local one read it instead. */
  fellBack: z.boolean(),
  failure: z.enum(extractionFailures).nullable(),
  document: cvDocumentSchema.nullable(),
  proposals: z.array(cvProposalSchema),
  identity: z.enum(cvIdentities).default('unknown'),
  /** The version of the record that the comparison was made with. */
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
  /** The version of the record whose entries the person compared with. */
  candidateVersion: versionSchema,
  /** A person says that the CV belongs to the profile although its name and mail are others. */
  personConfirmed: z.boolean().default(false),
});
export const reviewActionSchema = z.strictObject({ version: versionSchema });

/** Fields of the quick form that a CV can fill. */
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

/** What an uploaded CV says about a person who is not yet in the list, with the line it says it on. */
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
