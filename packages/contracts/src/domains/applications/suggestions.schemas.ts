import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { vettingStates } from '../candidates/candidates.enums.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { photoSchema } from '../photos/photos.schemas.ts';
import { suggestionActions, suggestionMachine } from './suggestions.machine.ts';

const note = longText(limits.application.message).nullable();

/** A candidate suggested for a job by a vetter. */
export const suggestionSchema = z.object({
  id: idSchema,
  jobId: idSchema,
  candidate: z.object({
    id: idSchema,
    number: z.string(),
    name: z.string(),
    photo: photoSchema.optional(),
    headline: z.string().nullable(),
    vettingStatus: z.enum(vettingStates),
  }),
  /** The vetter's reason why the candidate fits. */
  note: z.string().nullable(),
  status: z.enum(suggestionMachine.states),
  suggestedBy: personRefSchema.nullable(),
  suggestedAt: timestampSchema,
  decidedBy: personRefSchema.nullable(),
  decidedAt: timestampSchema.nullable(),
  decisionNote: z.string().nullable(),
  /** The resulting application, for permitted readers. */
  applicationId: idSchema.nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(suggestionActions)),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** Pending suggestions for users who work with the job's candidates; a vetter's own for vetters. */
export const jobSuggestionListSchema = z.object({
  data: z.array(suggestionSchema),
  maySuggest: z.boolean(),
});

export const suggestSchema = z.strictObject({ candidateId: idSchema, note: note.default(null) });
export const suggestionVersionSchema = z.strictObject({ version: versionSchema });
export const suggestionAcceptSchema = z.strictObject({
  version: versionSchema,
  /** Asks the candidate by mail whether the job is of interest. */
  askInterest: z.boolean().default(false),
});
export const suggestionDeclineSchema = z.strictObject({
  version: versionSchema,
  note: note.default(null),
});
