import { poolRuleSearchKey, type PoolRule, type SearchProblem } from '@muster/contracts';
import { invalidField } from '../../../http/app-error.ts';
import { peopleSearch } from '../../../search/people-search.ts';

/** Returns the problems of a rule's search text; empty without one. */
export async function searchProblemsOf(rule: PoolRule | null): Promise<readonly SearchProblem[]> {
  const text = rule?.[poolRuleSearchKey];
  return text === undefined ? [] : ((await peopleSearch()?.problems(null, text)) ?? []);
}

/** @throws AppError VALIDATION_FAILED: a saved rule must be runnable */
export async function requireRunnable(rule: PoolRule | null, path: string): Promise<void> {
  if ((await searchProblemsOf(rule)).length > 0) throw invalidField(path, 'INVALID_OPTION');
}
