import { findCycle } from '../../../../scripts/imports/find-cycle.mjs';

const graph = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

describe('import cycles', () => {
  it('are reported from a module back to itself, without modules that only lead to them', () => {
    const cycle = findCycle(
      graph({ app: ['page'], page: ['list', 'text'], list: ['row'], row: ['page'], text: [] }),
    );
    expect(cycle).toHaveLength(4);
    expect(cycle?.at(0)).toBe(cycle?.at(-1));
    expect(new Set(cycle)).toEqual(new Set(['page', 'list', 'row']));
  });

  it('are found in a single module, and behind a module that leads out of the cycle', () => {
    expect(findCycle(graph({ own: ['own'] }))).toEqual(['own', 'own']);
    expect(findCycle(graph({ a: ['leaf', 'b'], b: ['a', 'leaf'], leaf: ['library'] }))).toEqual([
      'a',
      'b',
      'a',
    ]);
  });

  it('are not reported if several paths lead to one module, or to an unknown one', () => {
    const imports = graph({ a: ['b', 'c'], b: ['d', 'd'], c: ['d', 'library'], d: [] });
    expect(findCycle(imports)).toBeNull();
  });
});
