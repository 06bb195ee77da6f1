import type { PoolRule } from '@muster/contracts';
import { useDebouncedValue } from '@muster/ui';
import { api } from '../../api.ts';

const rest = 400;

/** How many people a rule finds, asked for after each short rest; null while there is no rule. */
export function useRuleCount(rule: PoolRule | null, poolId: string | null) {
  const [settled] = useDebouncedValue(rule === null ? '' : JSON.stringify(rule), rest);
  const query = api.usePoolsPreviewRuleQuery(
    { body: { rule: settled === '' ? {} : (JSON.parse(settled) as PoolRule), poolId } },
    { skip: settled === '' },
  );
  return { ...query, count: settled === '' ? undefined : query.currentData };
}
