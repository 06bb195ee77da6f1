import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { claimedRoutes } from '../source/claimed-routes.mjs';
import { isOwn } from '../source/places.mjs';
import { modulesIn } from './modules-in.mjs';
import { needsFile } from './needs.mjs';
import { sharedNames } from './shared-singletons.mjs';

/** @typedef {import('./needs.mjs').Needs} Needs */
/** @typedef {import('@rspack/core').Compilation} Compilation */
/** @typedef {import('./modules-in.mjs').Module} Module */

/** Writes what the build needs and claims to `needs.json` beside the manifest. */
export class NeedsPlugin {
  /** @param {string} dir folder of the package */
  constructor(dir) {
    this.dir = dir;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('NeedsPlugin', (compilation) => {
      // Files have their final names at this stage.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'NeedsPlugin', stage }, () => {
        if (compilation.errors.length > 0) return;
        const text = `${JSON.stringify(this.#needsOf(compilation))}\n`;
        compilation.emitAsset(needsFile, new rspack.sources.RawSource(text));
      });
    });
  }

  /** @param {Compilation} compilation @returns {Needs} */
  #needsOf(compilation) {
    const modules = modulesIn(compilation);
    const own = modules.filter(({ resource = '' }) => isOwn(this.dir, resource));
    return {
      names: namesTaken(compilation, modules),
      routes: own
        .filter(({ dependencies }) => dependencies.some(declaresRoutes))
        .flatMap(({ resource = '' }) => claimedRoutes(readFileSync(resource, 'utf8')))
        .sort(),
      start: startFiles(compilation),
      pages: this.#pagesOf(compilation, own),
    };
  }

  /** @param {Compilation} compilation @param {Module[]} own */
  #pagesOf({ chunkGraph }, own) {
    const parts = own.flatMap(({ resource = '', blocks }) =>
      blocks.flatMap((block) => {
        const request = block.dependencies[0]?.request;
        const files = chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? [];
        if (!request) return [];
        const file = path.relative(this.dir, path.resolve(path.dirname(resource), request));
        return [
          /** @type {const} */ ([file.split(path.sep).join('/'), files.filter(isScript).sort()]),
        ];
      }),
    );
    return Object.fromEntries(parts.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

const isScript = (/** @type {string} */ file) => file.endsWith('.js');

const takes = new Set(['esm import specifier', 'esm export imported specifier']);
const shared = new Set(sharedNames);

/** @param {import('@rspack/core').Dependency} dependency */
const declaresRoutes = ({ type, request, ids }) =>
  takes.has(type) && request === '@muster/kit' && ids?.[0] === 'defineRemoteRoutes';

/** @param {Compilation} compilation @param {Module[]} modules */
function namesTaken({ moduleGraph }, modules) {
  /** @type {Map<string, Set<string>>} */
  const taken = new Map();
  for (const dependency of modules.flatMap(({ dependencies }) => dependencies)) {
    const { type, request = '', ids } = dependency;
    const name = ids?.[0];
    if (!name || !takes.has(type) || !shared.has(request)) continue;
    // Skips unused parts of a module.
    if (moduleGraph.getConnection(dependency)?.getActiveState(undefined) === false) continue;
    taken.set(request, (taken.get(request) ?? new Set()).add(name));
  }
  const sorted = [...taken].map(([request, names]) => [request, [...names].sort()]);
  return Object.fromEntries(sorted.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)));
}

/** The container, and what it gives out by itself. @param {Compilation} compilation */
function startFiles({ entrypoints, chunkGroups }) {
  const first = [...entrypoints.values()].flatMap((entry) => entry.getFiles());
  const exposed = chunkGroups
    .filter(({ name }) => name?.startsWith('__federation_expose_'))
    .flatMap((group) => group.getFiles());
  return [...new Set([...first, ...exposed])].filter(isScript).sort();
}
