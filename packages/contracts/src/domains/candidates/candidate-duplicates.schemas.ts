import { z } from 'zod';
import { countrySchema, idSchema, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { duplicateSignals } from './candidates.enums.ts';
import { candidateStates } from './candidates.machine.ts';

/** Unfinished input; the check runs while the user types. */
export const duplicateCheckSchema = z.strictObject({
  email: z.string().max(254).nullable().default(null),
  phone: z.string().max(32).nullable().default(null),
  linkUrl: z.string().max(2048).nullable().default(null),
  firstName: z.string().max(80).nullable().default(null),
  lastName: z.string().max(80).nullable().default(null),
  country: z.string().max(2).nullable().default(null),
  excludeId: idSchema.nullable().default(null),
});
export const duplicateMatchSchema = z.object({
  id: idSchema,
  number: z.string(),
  name: z.string(),
  headline: z.string().nullable(),
  status: z.enum(candidateStates),
  country: countrySchema,
  owner: personRefSchema.nullable(),
  signals: z.array(z.enum(duplicateSignals)),
  /** 0–100. */
  score: z.number().int(),
  /** The mail address is taken: creating another candidate with it is refused. */
  blocks: z.boolean(),
  /** Deleted, and whether the user may restore it. */
  deleted: z.object({ at: timestampSchema, mayRestore: z.boolean() }).nullable(),
  version: versionSchema,
});
export type DuplicateMatch = z.infer<typeof duplicateMatchSchema>;
export const duplicateResultSchema = z.object({
  matches: z.array(duplicateMatchSchema),
  /** There is another match that the reader may not see. */
  hiddenMatch: z.boolean(),
});
