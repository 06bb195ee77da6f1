import { z } from 'zod';
import { candidateListQuery } from '../candidates/candidate-list.schemas.ts';

/**
 * What no rule asks for: pages and order have no meaning for it; who reads a pool may see no rates,
 * no deleted records and not every other pool.
 */
const closedKeys: ReadonlySet<string> = new Set([
  'limit',
  'cursor',
  'sort',
  'filter[rate][lte]',
  'filter[rateCurrency]',
  'filter[pool]',
  'filter[pool][not]',
  'filter[import]',
  'filter[deleted]',
]);

/** The keys of the candidate list's address that the rule of a smart pool may have. */
export const poolRuleKeys: readonly string[] = Object.keys(candidateListQuery.shape).filter(
  (key) => !closedKeys.has(key),
);
const openKeys: ReadonlySet<string> = new Set(poolRuleKeys);

/** The rule of a smart pool: filters and search of the candidate list, as its address has them. */
export const poolRuleSchema = z
  .record(z.string().max(60), z.string().max(1300))
  .superRefine((rule, ctx) => {
    const keys = Object.keys(rule);
    const refuse = (code: string) => ctx.addIssue({ code: 'custom', params: { code } });
    if (keys.length === 0) refuse('REQUIRED');
    else if (keys.some((key) => !openKeys.has(key)) || !candidateListQuery.safeParse(rule).success)
      refuse('INVALID_OPTION');
  });
export type PoolRule = z.infer<typeof poolRuleSchema>;
