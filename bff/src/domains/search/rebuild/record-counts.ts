import { started } from '../../../db/started.ts';
import type { SearchSource } from '../../../search/search-source.ts';

/** Counting a hundred thousand records takes time, for which searches would have to wait, too. */
const restsPerCount = 20;

interface Counted {
  readonly count: Promise<number>;
  /** In time of `performance.now()`; Infinity while counting. */
  until: number;
}

const counted = new WeakMap<SearchSource, Counted>();

/**
 * Returns the number of a source's documents, counted now, or a short time ago if counting is slow:
 * it uses at most a twentieth of the time, however often it is called.
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
