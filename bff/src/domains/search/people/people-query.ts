import type { FacetField, LanguageLevel } from '@muster/contracts';
import type { PersonText, RestatedPerson } from '../../../search/person-document.ts';

/** Matches any of these values. */
interface ListClause<F extends string> {
  readonly field: F;
  readonly values: readonly string[];
}

/** A clause with ids instead of names. */
export type PeopleClause =
  | {
      readonly field: 'text';
      readonly match: 'word' | 'prefix' | 'phrase';
      /** Folded words. */
      readonly words: readonly string[];
      /** Skills with this name or alias: having one of them matches as well. */
      readonly skillIds: readonly string[];
      /** Other names of these skills: a CV may say Kubernetes if the query says k8s. */
      readonly synonyms: readonly (readonly string[])[];
      /** Candidates found elsewhere by the words, best matches first; the words are then empty. */
      readonly found?: readonly string[];
    }
  | { readonly field: 'skill'; readonly skillIds: readonly string[]; readonly level: number }
  | { readonly field: 'years'; readonly skillId: string | null; readonly atLeast: number }
  | { readonly field: 'english'; readonly levels: readonly LanguageLevel[] }
  | { readonly field: 'overlap'; readonly timeZone: string; readonly atLeast: number }
  | { readonly field: 'notice'; readonly atMost: number }
  | { readonly field: 'available'; readonly by: string }
  | { readonly field: 'contacted'; readonly when: 'before' | 'within'; readonly moment: number }
  | ListClause<'country'>
  | ListClause<'open'>
  | ListClause<'vetting'>
  | ListClause<'status'>
  | ListClause<'role'>
  | ListClause<'seniority'>
  | ListClause<'pool'>
  /** Results from the database: candidates with a matching rate 🔒, candidates on a job. */
  | { readonly field: 'ids'; readonly ids: readonly string[] };

export type PeopleNode =
  /** `at`: number of the query's clause, which the answer gives as a reason. */
  | { readonly kind: 'clause'; readonly clause: PeopleClause; readonly at: number | null }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly PeopleNode[] }
  | { readonly kind: 'not'; readonly part: PeopleNode };

export interface PeopleQuery {
  /** Null: all candidates. */
  readonly tree: PeopleNode | null;
  /** The texts that the reader may search: of all candidates, of assigned ones, or of none. */
  readonly texts: Readonly<Record<PersonText, 'all' | 'assigned' | 'none'>>;
  readonly reader: string;
  /** The ids to which the search is limited; null: no limit. */
  readonly within: readonly string[] | null;
  /** Candidates hidden from the reader: neither found nor counted. */
  readonly except: readonly string[];
  /** Candidates whose visible data is less than that in the index. */
  readonly restated: readonly RestatedPerson[];
  readonly sort: 'relevance' | 'lastContacted' | '-lastContacted';
  readonly skip: number;
  readonly take: number;
  /** The pools that the reader may know of; null: facets name none. */
  readonly pools: readonly string[] | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface PeopleFound {
  /** Candidates of the page, in order, with the matching clauses. */
  readonly people: readonly { readonly id: string; readonly reasons: readonly number[] }[];
  readonly total: number;
  /** Number of candidates with each value, the most frequent first. */
  readonly facets: Readonly<Record<FacetField, readonly (readonly [string, number])[]>>;
}

export const nobody: PeopleFound = {
  people: [],
  total: 0,
  facets: { skill: [], country: [], english: [], vetting: [], notice: [], open: [], pool: [] },
};
