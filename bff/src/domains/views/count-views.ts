import { pageSizes, type ResponseOf, type viewEndpoints } from '@muster/contracts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import type { ListSource, ReaderContext } from '../../lists/list-source.ts';
import type { ListSources } from '../../lists/list-sources.ts';
import { readQuery } from './read-query.ts';
import { readableList } from './views.policy.ts';

export type Count = ResponseOf<typeof viewEndpoints.counts>['counts'][number];

/** Counts the rows that the list would show this reader for each query. */
export const countViews =
  (lists: ListSources): Service<typeof viewEndpoints.counts> =>
  async (ctx, { params, body }) => {
    const source = readableList(ctx.actor, lists, params.list);
    const counts: Count[] = [];
    // One after the other, so that twenty tabs do not slow down other users' lists.
    for (const query of body.queries) {
      ctx.signal.throwIfAborted();
      counts.push(await countOf(ctx, source, query));
    }
    return { counts };
  };

const smallestPage = pageSizes[0];

/** Counts the rows of a list for this reader and query; null if the list refuses the query. */
export async function countOf(
  ctx: ReaderContext,
  source: ListSource,
  query: string,
): Promise<Count> {
  const { parsed } = readQuery(source, query);
  if (parsed === null) return null;
  try {
    const { page } = await source.read(
      ctx,
      { ...parsed, limit: smallestPage },
      { countsAlone: true },
    );
    return { total: page.total, totalIsCapped: page.totalIsCapped };
  } catch (error) {
    // Queries that the list refuses to this reader, or cannot run now, have no count.
    if (error instanceof AppError && (error.status < 500 || error.code === 'UNAVAILABLE'))
      return null;
    throw error;
  }
}
