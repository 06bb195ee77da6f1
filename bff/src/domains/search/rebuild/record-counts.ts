import { started } from '../../../db/started.ts';
import type { SearchSource } from '../../../search/search-source.ts';

/** Counting a hundred thousand records takes a while, which those who search would wait for, too. */
const restsPerCount = 20;

interface Counted {
  readonly count: Promise<number>;
  /** Of `performance.now()`; Infinity while it is being counted. */
  until: number;
}

const counted = new WeakMap<SearchSource, Counted>();

/**
 * How many documents a source has, counted now, or a moment ago where counting takes long: a
 * twentieth of the time goes into it at most, however often it is asked.
 */
export function countOf(source: SearchSource): Promise<number> {
  const known = counted.get(source);
  const begin = performance.now();
  if (known && begin < known.until) return known.count;
  const fresh: Counted = { count: started(() => source.count()), until: Infinity };
  counted.set(source, fresh);
  fresh.count.then(
    () => {
      const now = performance.now();
      fresh.until = now + restsPerCount * (now - begin);
    },
    () => counted.delete(source),
  );
  return fresh.count;
}
