import type { Place } from './search-clause.ts';

/** What can be wrong with a query. */
export const searchProblems = [
  'TOO_LONG',
  'TOO_DEEP',
  'TOO_MANY_CLAUSES',
  'UNCLOSED_QUOTE',
  'EMPTY_PHRASE',
  'UNCLOSED_PARENTHESIS',
  'UNOPENED_PARENTHESIS',
  'EMPTY_PARENTHESES',
  'MISSING_TERM',
  'UNKNOWN_FIELD',
  'WRONG_OPERATOR',
  'MISSING_VALUE',
  'TOO_MANY_VALUES',
  'UNKNOWN_VALUE',
  'UNKNOWN_SKILL',
  'UNKNOWN_POOL',
  'UNKNOWN_JOB',
  'NOT_A_NUMBER',
  'NOT_A_DATE',
  'NOT_A_ZONE',
  'FIELD_CLOSED',
] as const;
export type SearchProblemCode = (typeof searchProblems)[number];

/** A mistake, where it stands, and what may have been meant. */
export interface SearchProblem extends Place {
  readonly code: SearchProblemCode;
  /** The word that is wrong; empty where something is missing. */
  readonly found: string;
  /** What to write in place of it: the nearest name, or an example. */
  readonly hint: string | null;
}
