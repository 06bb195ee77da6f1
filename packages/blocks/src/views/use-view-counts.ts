import { useState } from 'react';
import { limits, type ResponseOf, type viewEndpoints } from '@muster/contracts';
import { useAtRest } from '@muster/kit';
import type { SavedList } from './use-saved-list.ts';
import { useViewsCountsQuery } from './views-hooks.ts';

type Answer = ResponseOf<typeof viewEndpoints.counts>;
type Count = NonNullable<Answer['counts'][number]>;
type Counts = ReadonlyMap<string, Count>;

/**
 * Counts the rows of each query in one request, once the views are known and the page is idle.
 * Counts are updated when the list's records change; a change during a count causes one more count,
 * not many.
 */
export function useViewCounts(
  list: SavedList,
  queries: readonly string[],
): { counts: Counts; counting: boolean } {
  const asked = [...new Set(queries)].slice(0, limits.view.countsAtOnce);
  const atRest = useAtRest();
  const { currentData, isError } = useViewsCountsQuery(
    list.api,
    { params: { list: list.name }, body: { queries: asked } },
    { skip: list.views === null || !atRest },
  );
  // Another set of tabs is counted again; remaining tabs keep their numbers meanwhile.
  const [last, setLast] = useState<{ answer: Answer; counts: Counts } | null>(null);
  if (!currentData || last?.answer === currentData)
    return { counts: last?.counts ?? new Map(), counting: last === null && !isError };
  const counts = new Map(
    asked.flatMap((query, place) => {
      const count = currentData.counts[place];
      return count ? [[query, count] as const] : [];
    }),
  );
  setLast({ answer: currentData, counts });
  return { counts, counting: false };
}
