import { setTimeout as wait } from 'node:timers/promises';
import type { SearchSource } from '../../../search/search-source.ts';
import { countOf } from './record-counts.ts';

/** Creates a source with slow counts, which records their number. */
function slowSource(countMs: number) {
  const seen = { counts: 0 };
  const source: Pick<SearchSource, 'count'> = {
    count: async () => {
      seen.counts += 1;
      await wait(countMs);
      return seen.counts;
    },
  };
  return { source: source as SearchSource, seen };
}

it('counts once for all readers, and again after twenty times the duration of the count', async () => {
  const { source, seen } = slowSource(20);
  expect(await Promise.all([countOf(source), countOf(source)])).toEqual([1, 1]);
  expect(await countOf(source)).toBe(1);
  expect(seen.counts).toBe(1);
  while ((await countOf(source)) === 1) await wait(50);
  expect(seen.counts).toBe(2);
});

it('counts again after a failure', async () => {
  const { source, seen } = slowSource(0);
  const failing = { ...source, count: () => Promise.reject(new Error('away')) };
  await expect(countOf(failing)).rejects.toThrow('away');
  Object.assign(failing, { count: source.count });
  expect(await countOf(failing)).toBe(1);
  expect(seen.counts).toBe(1);
});
