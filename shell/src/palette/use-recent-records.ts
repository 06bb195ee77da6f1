import { useState } from 'react';
import type { SearchHit } from '@muster/contracts';
import { paletteApi } from './palette-api.ts';
import { readRecent } from './recent-records.ts';
import type { RecordRef } from './record-places.ts';

const isSame = (one: RecordRef, other: RecordRef) => one.kind === other.kind && one.id === other.id;

export type RecentRecords = { hits: readonly SearchHit[]; error?: unknown; retry: () => void };

/**
 * The records opened last under their names of today, without the one in sight. What is gone, or no
 * longer this person's to see, drops out.
 */
export function useRecentRecords(key: string | null, here: RecordRef | null): RecentRecords {
  const [items] = useState(() => readRecent(key));
  const { data, error, refetch } = paletteApi.useRecentQuery(
    { body: { items } },
    { skip: items.length === 0, refetchOnMountOrArgChange: true },
  );
  const named = items.flatMap((item) => data?.hits.filter((hit) => isSame(hit, item)) ?? []);
  return {
    hits: named.filter((hit) => !here || !isSame(hit, here)),
    error,
    retry: () => void refetch(),
  };
}
