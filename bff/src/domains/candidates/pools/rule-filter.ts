import { candidateListQuery, type PoolRule } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import { withPresentSkills } from '../../../records/skills/present-skills.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { filterOf } from '../list/candidate-filter.ts';
import { foundBySearch } from '../list/found-by-search.ts';

/**
 * The candidates a rule finds, regardless of rights; null for a rule that cannot be read. Private
 * records are never found by a rule. Where `some` are asked about, its search text is looked for in
 * these alone.
 * @throws AppError UNAVAILABLE while the index cannot answer a search text
 */
export async function ruleFilter(
  rule: PoolRule,
  some?: readonly Types.ObjectId[],
): Promise<QueryFilter<Candidate> | null> {
  const query = candidateListQuery.safeParse(rule);
  if (!query.success) return null;
  const found = await foundBySearch(null, query.data, some);
  if (!found) return null;
  const asked = filterOf(await withPresentSkills(query.data));
  return { $and: [{ deletedAt: null, isPrivate: false }, ...asked, ...found] };
}
