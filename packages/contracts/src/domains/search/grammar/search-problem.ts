import type { Place } from './search-clause.ts';

/** Possible errors of a query. */
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

/** An error with its position and a suggestion. */
export interface SearchProblem extends Place {
  readonly code: SearchProblemCode;
  /** The wrong word; empty if something is missing. */
  readonly found: string;
  /** A suggested replacement: the closest name, or an example. */
  readonly hint: string | null;
}
