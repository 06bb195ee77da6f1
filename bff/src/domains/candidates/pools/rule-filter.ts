import { candidateListQuery, type PoolRule } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import { withPresentSkills } from '../../../records/skills/present-skills.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { filterOf, type CandidateListQuery } from '../list/candidate-filter.ts';
import { foundBySearch, idsBySearch } from '../list/found-by-search.ts';

type Filter = QueryFilter<Candidate>;
type Some = readonly Types.ObjectId[];

/**
 * Returns the filter for a rule's candidates, regardless of permissions; null for a rule that
 * cannot be read. Rules never find private records. With `some`, the search text is looked for only
 * in these.
 * @throws AppError UNAVAILABLE while the index cannot answer a search text
 */
export async function ruleFilter(rule: PoolRule, some?: Some): Promise<Filter | null> {
  const query = candidateListQuery.safeParse(rule);
  if (!query.success) return null;
  const found = await foundBySearch(null, query.data, some);
  return found && { $and: [...(await factsOf(query.data)), ...found] };
}

/** Rule in two halves, for runs over very many candidates. */
export interface RuleParts {
  /** Conditions on the record. */
  readonly facts: Filter;
  /** Ids that its search text finds; null for any. */
  readonly found: ReadonlySet<string> | null;
}

/** As {@link ruleFilter}, without a condition that lists all matches of a search text. */
export async function ruleParts(rule: PoolRule, some?: Some): Promise<RuleParts | null> {
  const query = candidateListQuery.safeParse(rule);
  if (!query.success) return null;
  const ids = await idsBySearch(null, query.data, some);
  if (!ids) return null;
  return {
    facts: { $and: await factsOf(query.data) },
    found: ids === 'anybody' ? null : new Set(ids),
  };
}

const factsOf = async (query: CandidateListQuery): Promise<Filter[]> => [
  { deletedAt: null, isPrivate: false },
  ...filterOf(await withPresentSkills(query)),
];
