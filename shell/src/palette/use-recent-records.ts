import { useState } from 'react';
import type { SearchHit } from '@muster/contracts';
import { paletteApi } from './palette-api.ts';
import { readRecent } from './recent-records.ts';
import type { RecordRef } from './record-places.ts';

const isSame = (one: RecordRef, other: RecordRef) => one.kind === other.kind && one.id === other.id;

export type RecentRecords = { hits: readonly SearchHit[]; error?: unknown; retry: () => void };

/**
 * Returns the recently opened records with their current names, without the visible one. Deleted
 * records and those the user may no longer see are dropped.
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
