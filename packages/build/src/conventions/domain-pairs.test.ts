import path from 'node:path';
import { sourcesOf } from './sources.ts';

/**
 * Domains that still import each other, because one decides within the other's transaction. The
 * list may only become shorter.
 */
const known = ['applications ↔ candidates', 'placements ↔ timesheets', 'scheduling ↔ vetting'];

const isOfTests = /(\.(test|fixtures)\.ts$|\/testing\/)/;

/** Domains of which each reaches all others by imports. The list may only become shorter. */
const knotted = [
  'applications',
  'candidates',
  'client-interviews',
  'matching',
  'placements',
  'scheduling',
  'team',
  'timesheets',
  'vetting',
];

/** Returns which other folders of a layer each of its folders imports. */
function importsIn(layer: string): ReadonlyMap<string, ReadonlySet<string>> {
  const folderOf = (file: string) => file.slice(layer.length + 1).split('/')[0] ?? '';
  const imports = new Map<string, Set<string>>();
  for (const [file, source] of sourcesOf(layer).filter(([name]) => !isOfTests.test(name)))
    for (const [, target = ''] of source.matchAll(/(?:from|import|import\() ?'(\.[^']+)'/g)) {
      const imported = path.posix.join(path.posix.dirname(file), target);
      if (!imported.startsWith(`${layer}/`)) continue;
      const known = imports.get(folderOf(file)) ?? new Set();
      if (folderOf(imported) !== folderOf(file)) known.add(folderOf(imported));
      imports.set(folderOf(file), known);
    }
  return imports;
}

/** Returns pairs of folders of a layer that import each other. */
function pairsIn(layer: string): string[] {
  const imports = importsIn(layer);
  expect(imports.size).toBeGreaterThan(10);
  return [...imports]
    .flatMap(([from, targets]) =>
      [...targets]
        .filter((to) => from < to && imports.get(to)?.has(from))
        .map((to) => `${from} ↔ ${to}`),
    )
    .toSorted();
}

/** Returns all folders that a folder imports, also through others. */
function reachedFrom(start: string, imports: ReturnType<typeof importsIn>): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let from = open.pop(); from !== undefined; from = open.pop())
    for (const to of imports.get(from) ?? [])
      if (!reached.has(to)) {
        reached.add(to);
        open.push(to);
      }
  return reached;
}

test('no new pair of domains imports each other', () => {
  expect(pairsIn('bff/src/domains')).toEqual(known);
});

test('no two folders of records import each other', () => {
  expect(pairsIn('bff/src/records')).toEqual([]);
});

test('no further domain joins those that reach each other', () => {
  const imports = importsIn('bff/src/domains');
  const inCircles = [...imports.keys()].filter((name) => reachedFrom(name, imports).has(name));
  expect(inCircles.toSorted()).toEqual(knotted);
});
