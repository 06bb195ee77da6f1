import { AppError, invalidField } from '../http/app-error.ts';
import { isHostileKey } from '../http/hostile-keys.ts';
import type { ListSource } from './list-source.ts';

/** Parses a list's query string into pairs, without the page. @throws AppError VALIDATION_FAILED */
export function queryOf(text: string): Record<string, string> {
  const pairs = [...new URLSearchParams(text)].filter(
    ([key]) => key !== 'limit' && key !== 'cursor',
  );
  const query = Object.fromEntries(pairs);
  if (Object.keys(query).length < pairs.length || Object.keys(query).some(isHostileKey))
    throw invalidField('query', 'INVALID_FORMAT');
  return query;
}

/**
 * Returns the input of a list's service from the pairs of its query, narrowed further by `own`.
 * @throws AppError VALIDATION_FAILED, INVALID_FILTER if `own` contradicts the query
 */
export function parseListQuery(
  source: ListSource,
  query: Readonly<Record<string, string>>,
  { limit, own = {} }: { limit: number; own?: Readonly<Record<string, string>> },
): { sort: string } & Record<string, unknown> {
  for (const [key, value] of Object.entries(own)) {
    const asked = query[key]?.split(',');
    // A filter for another owner excludes the user's own rows.
    if (asked && !asked.includes(value)) throw new AppError('INVALID_FILTER', { context: { key } });
  }
  const parsed = source.endpoint.query?.safeParse({ ...query, ...own, limit: String(limit) });
  if (!parsed?.success) throw invalidField('query', 'INVALID_FORMAT');
  return parsed.data as { sort: string } & Record<string, unknown>;
}
