/**
 * Returns one of the cycles among modules, from a module back to itself; null if there is none.
 * Repeatedly removes modules without remaining imports: every remaining module is in a cycle or
 * leads to one.
 * @param {ReadonlyMap<string, readonly string[]>} imports what each module imports
 * @returns {string[] | null}
 */
export function findCycle(imports) {
  const left = new Map([...imports].map(([module, others]) => [module, new Set(others)]));
  /** @type {Map<string, string[]>} */
  const importers = new Map([...left.keys()].map((module) => [module, []]));
  for (const [module, others] of left)
    for (const other of others) {
      const ofOther = importers.get(other);
      if (ofOther) ofOther.push(module);
      else others.delete(other);
    }

  const free = [...left].filter(([, others]) => others.size === 0).map(([module]) => module);
  for (let module = free.pop(); module !== undefined; module = free.pop()) {
    left.delete(module);
    for (const importer of importers.get(module) ?? []) {
      const others = left.get(importer);
      others?.delete(module);
      if (others?.size === 0) free.push(importer);
    }
  }

  /** @type {string[]} */
  const way = [];
  let [module] = left.keys();
  while (module !== undefined && !way.includes(module)) {
    way.push(module);
    [module] = left.get(module) ?? [];
  }
  return module === undefined ? null : [...way.slice(way.indexOf(module)), module];
}
