import { limits, type Selection } from '@muster/contracts';
import { AppError } from '../../http/app-error.ts';
import { parseListQuery, queryOf } from '../../lists/list-query.ts';
import type { ListSource, ReaderContext } from '../../lists/list-source.ts';

type Asked = Pick<Selection, 'ids' | 'query' | 'except' | 'expected'>;

/**
 * Returns the currently selected ids: those of the rows that the list would show the user now,
 * without the exceptions. Rows added later are not included.
 * @throws AppError BULK_TOO_LARGE, SELECTION_GREW, VALIDATION_FAILED, INVALID_FILTER, INVALID_SORT
 */
export async function selectRecords(
  ctx: ReaderContext,
  source: ListSource,
  { ids, query, except, expected }: Asked,
  max: number = limits.bulk.selection,
): Promise<string[]> {
  const found = ids ? [...new Set(ids)] : await matching(ctx, source, query ?? '', except, max);
  if (found.length > max) throw new AppError('BULK_TOO_LARGE', { context: { max: max } });
  if (expected !== undefined && found.length > expected)
    throw new AppError('SELECTION_GREW', { context: { total: found.length } });
  return found;
}

async function matching(
  ctx: ReaderContext,
  source: ListSource,
  query: string,
  except: readonly string[],
  max: number,
): Promise<string[]> {
  const left = new Set(except);
  const asked = parseListQuery(source, queryOf(query), { limit: 100 });
  const ids = await source.select(ctx, asked, max + left.size + 1);
  return ids.filter((id) => !left.has(id));
}
