import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, text, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { consentStates } from '../consents/consents.enums.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import {
  transcriptSources,
  transcriptStates,
  vettingCompetencies,
  vettingInterviewKinds,
} from './vetting.enums.ts';
import { vettingInterviewStates } from './vetting-interviews.machine.ts';

const { vetting: max } = limits;

/** The transcript of an interview; only if the candidate agreed to the recording. */
export const transcriptCreateSchema = z.strictObject({
  text: longText(max.transcript, 1),
  source: z.enum(transcriptSources),
  fileName: text(max.transcriptFileName).nullable().default(null),
  hasConsent: z.boolean().refine((agreed) => agreed, { params: { code: 'REQUIRED' } }),
});
/** One sentence per line; unchanged ones keep their source lines in the transcript. */
export const transcriptSummaryPatch = z.strictObject({
  version: versionSchema,
  summary: longText(max.transcriptSummary, 1),
});
export const transcriptVersionSchema = z.strictObject({ version: versionSchema });
/** An uploaded transcript file, to be read into the form. */
export const transcriptFileSchema = z.strictObject({ fileId: idSchema });
export const transcriptTextSchema = z.object({ text: z.string(), fileName: z.string() });

/** All quotes in their new state: each is a transcript line that supports a competency. */
export const transcriptHighlightsSchema = z.strictObject({
  version: versionSchema,
  highlights: z
    .array(
      z.strictObject({
        competency: z.enum(vettingCompetencies),
        line: z.number().int().min(1).max(max.transcript),
      }),
    )
    .max(max.highlights, { message: 'TOO_MANY' }),
});
export const transcriptActions = ['summarise', 'edit', 'approve', 'delete'] as const;

export const transcriptHighlightSchema = z.object({
  competency: z.enum(vettingCompetencies),
  /** Quoted from the transcript. */
  text: z.string(),
  line: z.number().int().min(1),
});

/** 🔒 The transcript of an interview with its summary. */
export const transcriptSchema = z.object({
  id: idSchema,
  status: z.enum(transcriptStates),
  source: z.enum(transcriptSources),
  fileName: z.string().nullable(),
  text: z.string(),
  isEnglish: z.boolean(),
  /** Who confirmed the candidate's consent to the recording, and when. */
  consent: z.object({ by: personRefSchema.nullable(), at: timestampSchema }),
  summary: z.string(),
  /**
   * The summary by sentence, with the source lines in the transcript; null for manual sentences.
   */
  sentences: z.array(
    z.object({
      text: z.string(),
      lines: z.object({ from: z.number().int().min(1), to: z.number().int().min(1) }).nullable(),
    }),
  ),
  highlights: z.array(transcriptHighlightSchema),
  approval: z.object({ by: personRefSchema.nullable(), at: timestampSchema }).nullable(),
  /** Time of deletion; null before the vetting is decided. */
  deletedOn: timestampSchema.nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(transcriptActions)),
});
export type Transcript = z.infer<typeof transcriptSchema>;

/** An interview and its transcript, if any. */
export const transcriptPageSchema = z.object({
  candidate: z.object({ id: idSchema, number: z.string(), name: z.string() }),
  interview: z.object({
    id: idSchema,
    kind: z.enum(vettingInterviewKinds),
    status: z.enum(vettingInterviewStates),
    startsAt: timestampSchema.nullable(),
  }),
  transcript: transcriptSchema.nullable(),
  /** The interview took place, and there is no transcript yet. */
  mayAdd: z.boolean(),
  /** Whether the candidate agreed to be recorded; after a refusal no transcript is accepted. */
  recording: z.enum(consentStates),
});
export type TranscriptPage = z.infer<typeof transcriptPageSchema>;
