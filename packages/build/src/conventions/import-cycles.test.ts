import { findCycle } from '../../../../scripts/imports/find-cycle.mjs';

const graph = (imports: Record<string, string[]>) => new Map(Object.entries(imports));

describe('cycles of imports', () => {
  it('are told from a module back to itself, without what only leads to them', () => {
    const cycle = findCycle(
      graph({ app: ['page'], page: ['list', 'text'], list: ['row'], row: ['page'], text: [] }),
    );
    expect(cycle).toHaveLength(4);
    expect(cycle?.at(0)).toBe(cycle?.at(-1));
    expect(new Set(cycle)).toEqual(new Set(['page', 'list', 'row']));
  });

  it('may be of one module, or lie behind one that leads out of it', () => {
    expect(findCycle(graph({ own: ['own'] }))).toEqual(['own', 'own']);
    expect(findCycle(graph({ a: ['leaf', 'b'], b: ['a', 'leaf'], leaf: ['library'] }))).toEqual([
      'a',
      'b',
      'a',
    ]);
  });

  it('are none where several ways lead to one module, or to one that is not known', () => {
    const imports = graph({ a: ['b', 'c'], b: ['d', 'd'], c: ['d', 'library'], d: [] });
    expect(findCycle(imports)).toBeNull();
  });
});
