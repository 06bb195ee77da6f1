import path from 'node:path';
import { sourcesOf } from './sources.ts';

/**
 * Domains that still import each other, because one decides within the other's transaction. The
 * list may only become shorter.
 */
const known = [
  'applications ↔ candidates',
  'applications ↔ placements',
  'placements ↔ timesheets',
  'scheduling ↔ vetting',
];

const isOfTests = /(\.(test|fixtures)\.ts$|\/testing\/)/;

/** Returns pairs of folders of a layer that import each other. */
function pairsIn(layer: string): string[] {
  const folderOf = (file: string) => file.slice(layer.length + 1).split('/')[0] ?? '';
  const edges = new Set(
    sourcesOf(layer)
      .filter(([file]) => !isOfTests.test(file))
      .flatMap(([file, source]) =>
        [...source.matchAll(/(?:from|import|import\() ?'(\.[^']+)'/g)]
          .map(([, target = '']) => path.posix.join(path.posix.dirname(file), target))
          .filter((target) => target.startsWith(`${layer}/`))
          .map((target) => `${folderOf(file)} ↔ ${folderOf(target)}`),
      ),
  );
  const isMutual = (edge: string) => {
    const [from = '', to = ''] = edge.split(' ↔ ');
    return from < to && edges.has(`${to} ↔ ${from}`);
  };
  expect(edges.size).toBeGreaterThan(20);
  return [...edges].filter(isMutual).toSorted();
}

test('no new pair of domains imports each other', () => {
  expect(pairsIn('bff/src/domains')).toEqual(known);
});

test('no two folders of records import each other', () => {
  expect(pairsIn('bff/src/records')).toEqual([]);
});
