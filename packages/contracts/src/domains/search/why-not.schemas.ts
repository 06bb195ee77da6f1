import { z } from 'zod';
import { currencySchema, idSchema } from '../../core/primitives.ts';
import { searchFields } from './grammar/search-clause.ts';
import {
  passageSchema,
  peopleSearchQuery,
  peopleSearchResultSchema,
  searchProblemSchema,
} from './people-search.schemas.ts';

/**
 * What a clause can ask about: a field, a text, or `aside`: candidates who are archived or not to be
 * contacted are left out by every search that does not ask for their status.
 */
export const whyNotFields = ['text', ...searchFields, 'aside'] as const;

export const whyNotQuery = z.strictObject({
  q: peopleSearchQuery.shape.q,
  candidateId: idSchema,
});

/** A clause that keeps a person out, and how far they are from it. */
export const whyNotBlockSchema = z.object({
  /** As it would be typed. */
  clause: z.string(),
  field: z.enum(whyNotFields),
  /** The clause applies, and the query rules it out. */
  ruledOut: z.boolean(),
  /** What the record says, as it would be typed; null where it says nothing. */
  has: z.string().nullable(),
  /** The distance: years, hours, days, or money an hour in minor units of `currency`. */
  by: z.number().nullable(),
  currency: currencySchema.nullable(),
  /** Other parts of the query that would do in its place. */
  orElse: z.array(z.string()),
  /** Where a text that is ruled out was found. */
  passages: z.array(passageSchema),
});
export type WhyNotBlock = z.infer<typeof whyNotBlockSchema>;

/** `unknown`: the index does not hold the person yet. */
export const whyNotVerdicts = ['found', 'blocked', 'unknown'] as const;

/** Why a search does not find a person, with the smallest change that would let them through. */
export const whyNotSchema = z.object({
  candidate: z.object({ id: idSchema, name: z.string() }),
  verdict: z.enum(whyNotVerdicts),
  blocks: z.array(whyNotBlockSchema),
  /** The query that is nearest to this one and finds the person; null where this one does. */
  nearest: z.string().nullable(),
  /** With a mistake in the query nothing is judged. */
  problems: z.array(searchProblemSchema),
  index: peopleSearchResultSchema.shape.index,
});
export type WhyNot = z.infer<typeof whyNotSchema>;
