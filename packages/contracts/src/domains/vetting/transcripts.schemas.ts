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

/** What was said in an interview; only where the person agreed to the recording. */
export const transcriptCreateSchema = z.strictObject({
  text: longText(max.transcript, 1),
  source: z.enum(transcriptSources),
  fileName: text(max.transcriptFileName).nullable().default(null),
  hasConsent: z.boolean().refine((agreed) => agreed, { params: { code: 'REQUIRED' } }),
});
/** One sentence on each line; those that stay as they were keep their place in the transcript. */
export const transcriptSummaryPatch = z.strictObject({
  version: versionSchema,
  summary: longText(max.transcriptSummary, 1),
});
export const transcriptVersionSchema = z.strictObject({ version: versionSchema });
/** A file that was uploaded as a transcript, to be read into the form. */
export const transcriptFileSchema = z.strictObject({ fileId: idSchema });
export const transcriptTextSchema = z.object({ text: z.string(), fileName: z.string() });

/** All quotes as they shall be: each a line of the transcript that speaks for a competency. */
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
  /** In the words of the transcript. */
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
  /** Who confirmed that the person agreed to the recording, and when. */
  consent: z.object({ by: personRefSchema.nullable(), at: timestampSchema }),
  summary: z.string(),
  /** The summary by sentence, with the lines of the transcript; null for what was written by hand. */
  sentences: z.array(
    z.object({
      text: z.string(),
      lines: z.object({ from: z.number().int().min(1), to: z.number().int().min(1) }).nullable(),
    }),
  ),
  highlights: z.array(transcriptHighlightSchema),
  approval: z.object({ by: personRefSchema.nullable(), at: timestampSchema }).nullable(),
  /** When it is deleted; null before the vetting is decided. */
  deletedOn: timestampSchema.nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(transcriptActions)),
});
export type Transcript = z.infer<typeof transcriptSchema>;

/** An interview and its transcript, where there is one. */
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
  /** Whether the person agreed to be recorded; after a refusal no transcript is taken. */
  recording: z.enum(consentStates),
});
export type TranscriptPage = z.infer<typeof transcriptPageSchema>;
