import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Told {
  readonly id: string;
  readonly status: string;
}

/** What to tell people who do not look: what began and how it ended, never how far it is. */
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
    // What is there when the page opens is no news.
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
