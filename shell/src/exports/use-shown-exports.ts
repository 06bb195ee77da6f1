import { useState } from 'react';
import type { Export } from '@muster/contracts';
import { isUnderWay } from './export-words.ts';
import { readDismissed, writeDismissed } from './tray-memory.ts';

/** What ended longer ago is no news; the notice of it brings it back. */
const newsMs = 3_600_000;

/** The exports that the tray shows: under way, just over, or asked for; each until it is dismissed. */
export function useShownExports(all: readonly Export[], askedId: string | null) {
  const [dismissed, setDismissed] = useState(readDismissed);
  const isNews = ({ finishedAt }: Export) =>
    finishedAt !== null && Date.now() - Date.parse(finishedAt) < newsMs;
  const shown = all.filter(
    (one) => one.id === askedId || isUnderWay(one) || (isNews(one) && !dismissed.includes(one.id)),
  );
  return {
    shown,
    dismiss: (ids: readonly string[]) => setDismissed(writeDismissed([...ids, ...dismissed])),
  };
}
