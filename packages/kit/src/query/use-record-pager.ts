import { useState } from 'react';
import type { Page } from '@muster/contracts';
import type { RecordPagerProps } from '@muster/ui';
import { useFollow } from '../routing/use-follow.ts';
import { keepTrail, trailOf, type ListTrail } from './list-trail.ts';

interface PagerOptions {
  /** Name of the list from which the record may have been opened. */
  list: string;
  id: string;
  /** Returns the address of another record of the list. */
  hrefOf: (id: string) => string;
  /** Reads another page of the list. */
  load: (
    query: ListTrail['query'],
  ) => Promise<{ data: readonly { id: string }[]; page: Page } | undefined>;
}

/**
 * Steps to the neighbours of a record in the list that it was opened from, over the ends of its
 * pages. Back leads to the list from each of them. Null for a record that was opened from elsewhere.
 */
export function useRecordPager({ list, id, hrefOf, load }: PagerOptions): RecordPagerProps | null {
  const follow = useFollow();
  const [loading, setLoading] = useState(false);
  const trail = trailOf(list, id);
  if (!trail || trail.from === null) return null;
  const { ids, from, total, query, nextCursor, prevCursor } = trail;
  const place = ids.indexOf(id);

  const open = (to: string | undefined) => {
    if (to !== undefined) follow(hrefOf(to), { replace: true });
  };
  async function turn(cursor: string, end: 'first' | 'last') {
    setLoading(true);
    try {
      const answer = await load({ ...query, cursor });
      if (!answer) return;
      const found = answer.data.map((row) => row.id);
      keepTrail(list, { ...answer.page, query: { ...query, cursor }, ids: found });
      open(end === 'first' ? found[0] : found.at(-1));
    } finally {
      setLoading(false);
    }
  }
  const step = (by: 1 | -1, cursor: string | null) => {
    const neighbour = ids[place + by];
    if (loading) return undefined;
    if (neighbour !== undefined) return () => open(neighbour);
    return cursor === null ? undefined : () => void turn(cursor, by === 1 ? 'first' : 'last');
  };
  return {
    index: from + place,
    total,
    onPrevious: step(-1, prevCursor),
    onNext: step(1, nextCursor),
  };
}
