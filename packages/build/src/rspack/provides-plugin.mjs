import { rspack } from '@rspack/core';

/** @typedef {import('@muster/contracts').ShellProvides} Provides */

/** The first file read of a shell build: what it provides to remotes. */
export const providesFile = 'provides.json';

/** How the federation plugin names the modules that it provides. */
const provided = /^provide shared module \([^)]*\) (.+)@([^@\s]+) = /;

/** Writes to `provides.json`, within the built shell, what remotes may take from it. */
export class ProvidesPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('ProvidesPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ProvidesPlugin', stage }, () => {
        if (compilation.errors.length > 0) return;
        const text = `${JSON.stringify(providesOf(compilation))}\n`;
        compilation.emitAsset(providesFile, new rspack.sources.RawSource(text));
      });
    });
  }
}

/** @param {import('@rspack/core').Compilation} compilation @returns {Provides} */
function providesOf({ modules, moduleGraph }) {
  const libraries = [...modules].flatMap((module) => {
    const [, name, version] = provided.exec(module.identifier()) ?? [];
    if (!name || !version) return [];
    // Lazy modules are requested in a block.
    const [dependency] = [module, ...module.blocks].flatMap((part) => part.dependencies);
    const library = dependency && moduleGraph.getModule(dependency);
    return [/** @type {const} */ ([name, { version, names: library ? namesOf(library) : null }])];
  });
  /** @param {import('@rspack/core').Module} library */
  function namesOf(library) {
    // The compiler only guesses the exports of CommonJS; the project's sources are ES modules.
    const isModule = library.type === 'javascript/esm' || /\.tsx?$/.test(library.identifier());
    const names = isModule && moduleGraph.getProvidedExports(library);
    return Array.isArray(names) ? names.sort() : null;
  }
  return Object.fromEntries(libraries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
