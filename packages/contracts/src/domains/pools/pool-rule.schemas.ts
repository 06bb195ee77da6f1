import { z } from 'zod';
import { candidateListQuery } from '../candidates/candidate-list.schemas.ts';
import { parseSearch, type ParsedSearch } from '../search/grammar/parse-search.ts';
import type { ClauseNode, SearchField } from '../search/grammar/search-clause.ts';
import { clauseNodes } from '../search/grammar/clause-nodes.ts';

/**
 * Keys that rules cannot use: pages and order are meaningless for them, and pool readers may not
 * see rates, deleted records, every other pool and every custom field.
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

/** Keys of the candidate list's URL that a smart pool's rule may use. */
export const poolRuleKeys: readonly string[] = Object.keys(candidateListQuery.shape).filter(
  (key) => !closedKeys.has(key),
);
const openKeys: ReadonlySet<string> = new Set(poolRuleKeys);

/** The key of the text in the candidate search syntax. */
export const poolRuleSearchKey = 'filter[search]';

/**
 * Fields that a rule's search text cannot use: all readers see the same members, which would reveal
 * rates, other pools and applications.
 */
export const closedRuleFields: readonly SearchField[] = ['rate', 'pool', 'not-on'];
const isClosed = ({ clause }: ClauseNode): boolean =>
  closedRuleFields.some((field) => field === clause.field);

/** Parses a rule's search text; fields that rules cannot use are reported as problems. */
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
 * The rule of a smart pool: filters and search of the candidate list as in its URL, and a text in
 * the candidate search syntax.
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

/** Checks whether a rule filters by English, which interviewers assess. */
export function asksEnglish(rule: PoolRule): boolean {
  if (rule['filter[englishLevel][gte]'] !== undefined) return true;
  const { tree } = parseSearch(rule[poolRuleSearchKey] ?? '');
  return tree !== null && clauseNodes(tree).some(({ clause }) => clause.field === 'english');
}
