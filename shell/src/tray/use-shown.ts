import { hourMs } from '@muster/contracts';
import { useNow } from '@muster/ui';
import { useState } from 'react';
import type { TrayMemory } from './tray-memory.ts';

/** What ended longer ago is no news; the notice of it brings it back. */
const newsMs = hourMs;

/** Something that goes on in the background, as far as every tray knows it. */
export interface Entry {
  readonly id: string;
  readonly status: string;
  readonly finishedAt: string | null;
}

interface Showing<T extends Entry> {
  memory: TrayMemory;
  /** What an address asks for. */
  askedId: string | null;
  /** Whether something of it is still to come. */
  isUnderWay: (entry: T) => boolean;
}

/** What a tray shows: under way, just over, or asked for; each until it is dismissed. */
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
