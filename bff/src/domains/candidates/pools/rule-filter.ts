import { candidateListQuery, type PoolRule } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import { withPresentSkills } from '../../../records/skills/present-skills.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { filterOf, type CandidateListQuery } from '../list/candidate-filter.ts';
import { foundBySearch, idsBySearch } from '../list/found-by-search.ts';

type Filter = QueryFilter<Candidate>;
type Some = readonly Types.ObjectId[];

/**
 * The candidates a rule finds, regardless of rights; null for a rule that cannot be read. Private
 * records are never found by a rule. Where `some` are asked about, its search text is looked for in
 * these alone.
 * @throws AppError UNAVAILABLE while the index cannot answer a search text
 */
export async function ruleFilter(rule: PoolRule, some?: Some): Promise<Filter | null> {
  const query = candidateListQuery.safeParse(rule);
  if (!query.success) return null;
  const found = await foundBySearch(null, query.data, some);
  return found && { $and: [...(await factsOf(query.data)), ...found] };
}

/** A rule in two halves, for those who go through very many people with it. */
export interface RuleParts {
  /** What it asks of the record. */
  readonly facts: Filter;
  /** The ids that its search text finds; null: any. */
  readonly found: ReadonlySet<string> | null;
}

/** As {@link ruleFilter}, without a condition that names all whom a search text finds. */
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
