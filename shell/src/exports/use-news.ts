import { useEffect, useRef, useState } from 'react';
import type { Export } from '@muster/contracts';
import { nameOf } from './export-words.ts';
import type { Words } from './export-words.ts';

/** What to tell people who do not look: what began and how it ended, never how far it is. */
export function useNews(t: Words, all: readonly Export[] | undefined): string {
  const known = useRef<Map<string, Export['status']>>(undefined);
  const [news, setNews] = useState('');
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
    const said = changed.map((one) => t(`said.${one.status}`, { name: nameOf(t, one) }));
    if (said.length > 0) setNews(said.join(' '));
  }, [all, t]);
  return news;
}
