import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, timestampSchema, versionSchema } from '../../core/primitives.ts';

/**
 * - `rewrite`, `bullet`: another wording of a description, as text or as a list
 * - `skill_link`: a skill named in the text but missing in the entry
 * - `gap_question`: a question about a gap between two entries
 * - `duplicate`: an entry already covered by another one
 */
export const suggestionKinds = [
  'rewrite',
  'bullet',
  'skill_link',
  'gap_question',
  'duplicate',
] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];
export const suggestionStates = ['open', 'accepted', 'edited', 'dismissed'] as const;
/** Kinds that change a description; their text may be edited before accepting. */
export const wordingKinds: readonly SuggestionKind[] = ['rewrite', 'bullet'];

/** Identity of a suggestion: the same finding in the same entry has the same key. */
export const suggestionKeySchema = z.string().min(1).max(120);

export const experienceSuggestionSchema = z.object({
  key: suggestionKeySchema,
  kind: z.enum(suggestionKinds),
  experienceId: idSchema,
  /** "Senior engineer, Brightwave", as shown on the record. */
  entry: z.string(),
  before: z.string(),
  after: z.string(),
  reason: z.string(),
  /** May be accepted together with others: it changes the form, not the meaning. */
  isSafe: z.boolean(),
  status: z.enum(suggestionStates),
  decidedBy: z.string().nullable(),
  /** Time until which a decision can be undone; null if it cannot. */
  undoableUntil: timestampSchema.nullable(),
});
export type ExperienceSuggestion = z.infer<typeof experienceSuggestionSchema>;

export const suggestionListSchema = z.object({
  candidateVersion: versionSchema,
  /** `rules`: no other engine is configured or allowed. */
  engine: z.literal('rules'),
  open: z.array(experienceSuggestionSchema),
  /** Decided in the last days, newest first. */
  decided: z.array(experienceSuggestionSchema),
});
export type SuggestionList = z.infer<typeof suggestionListSchema>;

export const acceptSuggestionsSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        key: suggestionKeySchema,
        /** Text used instead of the suggested wording. */
        text: longText(limits.experience.description, 1).optional(),
      }),
    )
    .min(1)
    .max(limits.suggestion.atOnce),
});
export const chooseSuggestionsSchema = z.strictObject({
  keys: z.array(suggestionKeySchema).min(1).max(limits.suggestion.atOnce),
});
