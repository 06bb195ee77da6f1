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
 * Targets of a clause: a field, a text, or `aside`: searches exclude archived and do-not-contact
 * candidates unless they ask for these states.
 */
export const whyNotFields = ['text', ...searchFields, 'aside'] as const;

export const whyNotQuery = z.strictObject({
  q: peopleSearchQuery.shape.q,
  candidateId: idSchema,
});

/** A clause that excludes a candidate, and how far the candidate is from matching. */
export const whyNotBlockSchema = z.object({
  /** As typed. */
  clause: z.string(),
  field: z.enum(whyNotFields),
  /** The clause matches, and the query excludes it. */
  ruledOut: z.boolean(),
  /** The record's value, as typed; null if it has none. */
  has: z.string().nullable(),
  /** The distance: years, hours, days, or an hourly amount in minor units of `currency`. */
  by: z.number().nullable(),
  currency: currencySchema.nullable(),
  /** Alternative parts of the query that would be sufficient. */
  orElse: z.array(z.string()),
  /** Where an excluded text was found. */
  passages: z.array(passageSchema),
});
export type WhyNotBlock = z.infer<typeof whyNotBlockSchema>;

/** `unknown`: the candidate is not indexed yet. */
export const whyNotVerdicts = ['found', 'blocked', 'unknown'] as const;

/** Why a search does not find a candidate, with the smallest change that would include them. */
export const whyNotSchema = z.object({
  candidate: z.object({ id: idSchema, name: z.string() }),
  verdict: z.enum(whyNotVerdicts),
  blocks: z.array(whyNotBlockSchema),
  /** The closest query that finds the candidate; null if this one does. */
  nearest: z.string().nullable(),
  /** A query with an error is not evaluated. */
  problems: z.array(searchProblemSchema),
  index: peopleSearchResultSchema.shape.index,
});
export type WhyNot = z.infer<typeof whyNotSchema>;
