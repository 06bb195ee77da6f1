import type { Currency } from '../../../core/currencies.ts';
import type {
  LanguageLevel,
  openToOptions,
  primaryRoles,
  seniorities,
  skillLevels,
  VettingState,
} from '../../candidates/candidates.enums.ts';
import type { CandidateState } from '../../candidates/candidates.machine.ts';

type OneOf<T extends readonly unknown[]> = T[number];

/** A range of the query; the end is exclusive. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** How a text is matched: as a whole word, by prefix, or as an exact phrase. */
export const textMatches = ['word', 'prefix', 'phrase'] as const;

/** The condition of a clause on a candidate. */
export type SearchClause =
  | { readonly field: 'text'; readonly match: OneOf<typeof textMatches>; readonly value: string }
  | {
      readonly field: 'skill';
      /** Any of these, by name or alias. */
      readonly values: readonly string[];
      readonly level: OneOf<typeof skillLevels> | null;
    }
  | {
      readonly field: 'years';
      /** Null: total experience. */
      readonly skill: string | null;
      readonly atLeast: number;
    }
  | { readonly field: 'english'; readonly atLeast: LanguageLevel }
  | { readonly field: 'country'; readonly values: readonly string[] }
  | { readonly field: 'overlap'; readonly timeZone: string; readonly atLeast: number }
  /** 🔒 */
  | { readonly field: 'rate'; readonly atMost: number; readonly currency: Currency }
  | { readonly field: 'notice'; readonly atMost: number }
  | { readonly field: 'available'; readonly by: string }
  | { readonly field: 'open'; readonly values: readonly OneOf<typeof openToOptions>[] }
  | { readonly field: 'vetting'; readonly values: readonly VettingState[] }
  | { readonly field: 'status'; readonly values: readonly CandidateState[] }
  | { readonly field: 'role'; readonly values: readonly OneOf<typeof primaryRoles>[] }
  | { readonly field: 'seniority'; readonly values: readonly OneOf<typeof seniorities>[] }
  | { readonly field: 'pool'; readonly values: readonly string[] }
  | {
      readonly field: 'contacted';
      /** Longer ago than this many days or never, or within them. */
      readonly when: 'before' | 'within';
      readonly days: number;
    }
  | { readonly field: 'not-on'; readonly values: readonly string[] };

/** A clause with its position in the text; without a position if created by clicking. */
export interface ClauseNode {
  readonly kind: 'clause';
  readonly clause: SearchClause;
  readonly at: Place | null;
}

/** A query: joined clauses. An `and` or `or` has at least two parts, none of its own kind. */
export type SearchNode =
  | ClauseNode
  | { readonly kind: 'and' | 'or'; readonly parts: readonly SearchNode[] }
  | { readonly kind: 'not'; readonly part: SearchNode };

/** Fields allowed before a `:` or a comparison. */
export const searchFields = [
  'skill',
  'years',
  'english',
  'country',
  'overlap',
  'rate',
  'notice',
  'available',
  'open',
  'vetting',
  'status',
  'role',
  'seniority',
  'pool',
  'contacted',
  'not-on',
] as const;
export type SearchField = (typeof searchFields)[number];

/** One typed example of each field. */
export const searchExamples: Readonly<Record<SearchField, string>> = {
  skill: 'skill:react>=advanced',
  years: 'years:react>=4',
  english: 'english>=B2',
  country: 'country:AR,BR',
  overlap: 'overlap:America/New_York>=4',
  rate: 'rate<=45 USD/h',
  notice: 'notice<=14',
  available: 'available<=2026-12-01',
  open: 'open:full_time_contract',
  vetting: 'vetting:vetted',
  status: 'status:active',
  role: 'role:Backend',
  seniority: 'seniority:senior',
  pool: 'pool:"React LATAM"',
  contacted: 'contacted>90d',
  'not-on': 'not-on:J-00123',
};
