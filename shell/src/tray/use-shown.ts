import { hourMs } from '@muster/contracts';
import { useNow } from '@muster/ui';
import { useState } from 'react';
import type { TrayMemory } from './tray-memory.ts';

/** Milliseconds after which a finished entry is hidden; its notice brings it back. */
const newsMs = hourMs;

/** A background job as far as every tray knows it. */
export interface Entry {
  readonly id: string;
  readonly status: string;
  readonly finishedAt: string | null;
}

interface Showing<T extends Entry> {
  memory: TrayMemory;
  /** The id in the address. */
  askedId: string | null;
  /** Checks whether an entry is still in progress. */
  isUnderWay: (entry: T) => boolean;
}

/**
 * Returns the entries that a tray shows: in progress, recently finished, or requested; each until
 * dismissed.
 */
export function useShown<T extends Entry>(
  all: readonly T[],
  { memory, askedId, isUnderWay }: Showing<T>,
) {
  const [dismissed, setDismissed] = useState(memory.readDismissed);
  const now = useNow();
  const isNews = ({ finishedAt }: Entry) =>
    finishedAt !== null && now - Date.parse(finishedAt) < newsMs;
  const shown = all.filter(
    (one) => one.id === askedId || isUnderWay(one) || (isNews(one) && !dismissed.includes(one.id)),
  );
  return {
    shown,
    dismiss: (ids: readonly string[]) =>
      setDismissed(memory.writeDismissed([...ids, ...dismissed])),
  };
}
