import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Told {
  readonly id: string;
  readonly status: string;
}

/**
 * Returns what to announce to screen readers: what started and how it ended, but not the progress.
 */
export function useNews<T extends Told>(
  all: readonly T[] | undefined,
  say: (one: T) => string,
): string {
  const known = useRef<Map<string, string>>(undefined);
  const [news, setNews] = useState('');
  const saying = useEffectEvent(say);
  useEffect(() => {
    if (!all) return;
    const before = known.current;
    known.current = new Map(all.map(({ id, status }) => [id, status]));
    // Entries present when the page opens are not announced.
    const changed = before
      ? all.filter(
          ({ id, status }) =>
            before.get(id) !== status && !(before.has(id) && status === 'running'),
        )
      : [];
    const said = changed.map((one) => saying(one)).filter(Boolean);
    if (said.length > 0) setNews(said.join(' '));
  }, [all]);
  return news;
}
