import { parseRuleSearch, poolRuleSearchKey, type PoolRule } from '@muster/contracts';
import { useDebouncedValue } from '@muster/ui';
import { api } from '../../api.ts';

const rest = 400;

/**
 * Counts the people that a rule matches, debounced; null without a rule. A rule with an invalid
 * query is not sent.
 */
export function useRuleCount(rule: PoolRule | null, poolId: string | null) {
  const isUnreadable = parseRuleSearch(rule?.[poolRuleSearchKey] ?? '').problems.length > 0;
  const isAsked = rule !== null && !isUnreadable;
  const [settled] = useDebouncedValue(isAsked ? JSON.stringify(rule) : '', rest);
  const query = api.usePoolsPreviewRuleQuery(
    { body: { rule: settled === '' ? {} : (JSON.parse(settled) as PoolRule), poolId } },
    { skip: settled === '' },
  );
  return { ...query, isUnreadable, count: settled === '' ? undefined : query.currentData };
}
