import type { Page } from '@muster/contracts';
import { formatCount } from '@muster/ui';
import type { QueryLike } from './query-view.tsx';

/** The answer of a list's endpoint. */
export interface ListAnswer<Row> {
  data: readonly Row[];
  page: Page;
}

/**
 * What a list shows of its query: the rows, where they stand in the whole, and their number for the
 * page's head. The last answer stays in sight while the next page is asked for.
 */
export function readList<Answer extends ListAnswer<unknown>>(query: QueryLike<Answer>) {
  const answer = query.currentData ?? query.data;
  const rows: readonly Answer['data'][number][] = answer?.data ?? [];
  const page = answer?.page;
  return {
    answer,
    rows,
    page,
    count: page && formatCount(page.total, { capped: page.totalIsCapped }),
  };
}
