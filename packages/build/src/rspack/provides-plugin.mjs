import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What a shell hands to remotes, for the gate before their release.
 * @typedef {Record<string, { version: string, names: string[] | null }>} Provides
 *   by library; `names`: all that it exports, null where only running it would tell
 */

/** How the federation plugin names the modules that it provides. */
const provided = /^provide shared module \([^)]*\) (.+)@([^@\s]+) = /;

/** Notes in `provides.json`, beside the built shell, what remotes may take from it. */
export class ProvidesPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    /** @type {Provides} */
    let provides = {};
    compiler.hooks.compilation.tap('ProvidesPlugin', (compilation) => {
      compilation.hooks.afterSeal.tap('ProvidesPlugin', () => {
        provides = providesOf(compilation);
      });
    });
    compiler.hooks.done.tap('ProvidesPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const file = path.join(compiler.outputPath, '..', 'provides.json');
      writeFileSync(file, `${JSON.stringify(provides)}\n`);
    });
  }
}

/** @param {import('@rspack/core').Compilation} compilation @returns {Provides} */
function providesOf({ modules, moduleGraph }) {
  const libraries = [...modules].flatMap((module) => {
    const [, name, version] = provided.exec(module.identifier()) ?? [];
    if (!name || !version) return [];
    const [dependency] = module.dependencies;
    const library = dependency && moduleGraph.getModule(dependency);
    return [/** @type {const} */ ([name, { version, names: library ? namesOf(library) : null }])];
  });
  /** @param {import('@rspack/core').Module} library */
  function namesOf(library) {
    // Of CommonJS the compiler only guesses.
    const names = library.type === 'javascript/esm' && moduleGraph.getProvidedExports(library);
    return Array.isArray(names) ? names.sort() : null;
  }
  return Object.fromEntries(libraries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
