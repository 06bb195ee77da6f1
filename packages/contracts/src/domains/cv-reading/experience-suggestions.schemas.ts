import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, timestampSchema, versionSchema } from '../../core/primitives.ts';

/**
 * - `rewrite`, `bullet`: another wording of a description, as text or as a list
 * - `skill_link`: a skill that the text names and the entry does not have
 * - `gap_question`: a gap between two entries, to be asked about
 * - `duplicate`: an entry that another one holds already
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
/** Kinds that change a description, whose text may be edited before it is taken. */
export const wordingKinds: readonly SuggestionKind[] = ['rewrite', 'bullet'];

/** What a suggestion is known by: the same finding in the same entry has the same key. */
export const suggestionKeySchema = z.string().min(1).max(120);

export const experienceSuggestionSchema = z.object({
  key: suggestionKeySchema,
  kind: z.enum(suggestionKinds),
  experienceId: idSchema,
  /** "Senior engineer, Brightwave", as it stands on the record. */
  entry: z.string(),
  before: z.string(),
  after: z.string(),
  reason: z.string(),
  /** May be accepted together with others: it changes the form, not the sense. */
  isSafe: z.boolean(),
  status: z.enum(suggestionStates),
  decidedBy: z.string().nullable(),
  /** Until when a decision can be taken back; null when it cannot. */
  undoableUntil: timestampSchema.nullable(),
});
export type ExperienceSuggestion = z.infer<typeof experienceSuggestionSchema>;

export const suggestionListSchema = z.object({
  candidateVersion: versionSchema,
  /** `rules`: no other engine is configured, or none may be asked. */
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
        /** What is written instead of the suggested wording. */
        text: longText(limits.experience.description, 1).optional(),
      }),
    )
    .min(1)
    .max(limits.suggestion.atOnce),
});
export const chooseSuggestionsSchema = z.strictObject({
  keys: z.array(suggestionKeySchema).min(1).max(limits.suggestion.atOnce),
});
