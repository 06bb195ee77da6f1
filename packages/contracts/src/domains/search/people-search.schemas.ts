import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { countCap, pageSchema } from '../../core/pagination.ts';
import { candidateRowSchema } from '../candidates/candidate-list.schemas.ts';
import { searchProblems } from './grammar/search-problem.ts';
import { searchIndexStates } from './search.schemas.ts';

/** Sort orders of the found candidates. */
export const peopleSearchSorts = ['relevance', 'lastContacted', '-lastContacted'] as const;

export const peopleSearchQuery = z.strictObject({
  /** In the search syntax; empty: all candidates. */
  q: z.string().trim().max(limits.peopleSearch.query).default(''),
  sort: z.enum(peopleSearchSorts).default('relevance'),
  /** Counts cover up to the last of these pages. */
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(countCap / 25)
    .default(1),
});

/** Where a text was found. */
export const passageSources = ['profile', 'cv', 'note'] as const;

/** A passage with the matched text; each of `marks` is a range with an exclusive end. */
export const passageSchema = z.object({
  source: z.enum(passageSources),
  text: z.string(),
  marks: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export type Passage = z.infer<typeof passageSchema>;

/** A found candidate: the list row, and the reasons for the match. */
export const foundPersonSchema = candidateRowSchema.extend({
  /** The clauses that match this candidate, as typed. */
  reasons: z.array(z.string()),
  passages: z.array(passageSchema),
});
export type FoundPerson = z.infer<typeof foundPersonSchema>;

/** Fields by which the results can be filtered. */
export const facetFields = [
  'skill',
  'country',
  'english',
  'vetting',
  'notice',
  'open',
  'pool',
] as const;
export type FacetField = (typeof facetFields)[number];

/** A value as typed after its field, its display name, and its number of results. */
export const facetValueSchema = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number().int(),
});
export const facetSchema = z.object({
  field: z.enum(facetFields),
  values: z.array(facetValueSchema),
});
export type Facet = z.infer<typeof facetSchema>;

/** An error in the query: position, code and suggestion. */
export const searchProblemSchema = z.object({
  code: z.enum(searchProblems),
  from: z.number().int(),
  to: z.number().int(),
  found: z.string(),
  hint: z.string().nullable(),
});

export const peopleSearchResultSchema = z.object({
  data: z.array(foundPersonSchema),
  page: pageSchema.pick({ limit: true, total: true, totalIsCapped: true, from: true }),
  facets: z.array(facetSchema),
  /** With an error, the search does not run. */
  problems: z.array(searchProblemSchema),
  index: z.object({ state: z.enum(searchIndexStates), ageSeconds: z.number().int() }),
});
export type PeopleSearchResult = z.infer<typeof peopleSearchResultSchema>;
