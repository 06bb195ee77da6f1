import { z } from 'zod';
import { candidateListQuery } from '../candidates/candidate-list.schemas.ts';
import { parseSearch, type ParsedSearch } from '../search/grammar/parse-search.ts';
import type { ClauseNode, SearchField } from '../search/grammar/search-clause.ts';
import { clauseNodes } from '../search/grammar/clause-nodes.ts';

/**
 * What no rule asks for: pages and order have no meaning for it; who reads a pool may see no rates,
 * no deleted records, not every other pool and not every field of the agency's own.
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
  'filter[custom]',
]);

/** The keys of the candidate list's address that the rule of a smart pool may have. */
export const poolRuleKeys: readonly string[] = Object.keys(candidateListQuery.shape).filter(
  (key) => !closedKeys.has(key),
);
const openKeys: ReadonlySet<string> = new Set(poolRuleKeys);

/** The key of the text in the grammar of the candidate search. */
export const poolRuleSearchKey = 'filter[search]';

/**
 * Fields that the search text of a rule cannot have: who is in a pool is the same for all who read
 * it, and would tell them of rates, other pools and applications.
 */
export const closedRuleFields: readonly SearchField[] = ['rate', 'pool', 'not-on'];
const isClosed = ({ clause }: ClauseNode): boolean =>
  closedRuleFields.some((field) => field === clause.field);

/** Reads the search text of a rule; fields that rules cannot have are among its problems. */
export function parseRuleSearch(text: string): ParsedSearch {
  const parsed = parseSearch(text);
  if (!parsed.tree) return parsed;
  const problems = clauseNodes(parsed.tree)
    .filter(isClosed)
    .map(({ clause, at }) => ({
      code: 'FIELD_CLOSED' as const,
      found: clause.field,
      hint: null,
      from: at?.from ?? 0,
      to: at?.to ?? 0,
    }));
  return problems.length > 0 ? { tree: null, problems } : parsed;
}

/**
 * The rule of a smart pool: filters and search of the candidate list, as its address has them, and
 * a text in the grammar of the candidate search.
 */
export const poolRuleSchema = z
  .record(z.string().max(60), z.string().max(1300))
  .superRefine((rule, ctx) => {
    const keys = Object.keys(rule);
    const refuse = (code: string) => ctx.addIssue({ code: 'custom', params: { code } });
    if (keys.length === 0) refuse('REQUIRED');
    else if (
      keys.some((key) => !openKeys.has(key)) ||
      !candidateListQuery.safeParse(rule).success ||
      parseRuleSearch(rule[poolRuleSearchKey] ?? '').problems.length > 0
    )
      refuse('INVALID_OPTION');
  });
export type PoolRule = z.infer<typeof poolRuleSchema>;

/** Whether a rule asks about English, which interviewers mark. */
export function asksEnglish(rule: PoolRule): boolean {
  if (rule['filter[englishLevel][gte]'] !== undefined) return true;
  const { tree } = parseSearch(rule[poolRuleSearchKey] ?? '');
  return tree !== null && clauseNodes(tree).some(({ clause }) => clause.field === 'english');
}
