/** @typedef {import('@rspack/core').Module & { resource?: string }} Module */

/**
 * What is written out: modules that were joined into one count each.
 * @param {import('@rspack/core').Compilation} compilation
 * @returns {Module[]}
 */
export function modulesIn({ chunks, chunkGraph }) {
  /** @type {Set<Module>} */
  const found = new Set();
  for (const chunk of chunks)
    for (const module of chunkGraph.getChunkModules(chunk))
      for (const part of partsOf(module)) found.add(part);
  return [...found];
}

/** @param {Module} module @returns {Module[]} */
const partsOf = (module) =>
  'modules' in module ? /** @type {Module[]} */ (module.modules) : [module];
