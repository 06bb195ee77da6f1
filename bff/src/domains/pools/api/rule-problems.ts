import { poolRuleSearchKey, type PoolRule, type SearchProblem } from '@muster/contracts';
import { invalidField } from '../../../http/app-error.ts';
import { peopleSearch } from '../../../search/people-search.ts';

/** What keeps the search text of a rule from being run; empty without one. */
export async function searchProblemsOf(rule: PoolRule | null): Promise<readonly SearchProblem[]> {
  const text = rule?.[poolRuleSearchKey];
  return text === undefined ? [] : ((await peopleSearch()?.problems(null, text)) ?? []);
}

/** @throws AppError VALIDATION_FAILED: a rule that is saved can be run */
export async function requireRunnable(rule: PoolRule | null, path: string): Promise<void> {
  if ((await searchProblemsOf(rule)).length > 0) throw invalidField(path, 'INVALID_OPTION');
}
