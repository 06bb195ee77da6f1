import { readFileSync } from 'node:fs';
import { rspack } from '@rspack/core';
import { ownRoutes } from '../source/own-routes.mjs';
import { isOwn } from '../source/places.mjs';

/** Read by the server with the manifest. */
export const routesFile = 'routes.json';

/**
 * Writes the screens that the build adds to `routes.json` beside the manifest, by their names in
 * the source.
 */
export class OwnRoutesPlugin {
  /** @param {string} dir folder of the package */
  constructor(dir) {
    this.dir = dir;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('OwnRoutesPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'OwnRoutesPlugin', stage }, () => {
        if (compilation.errors.length > 0) return;
        try {
          const text = `${JSON.stringify(routesIn(compilation, this.dir))}\n`;
          compilation.emitAsset(routesFile, new rspack.sources.RawSource(text));
        } catch (error) {
          compilation.errors.push(/** @type {Error} */ (error));
        }
      });
    });
  }
}

/**
 * The routes that the remote's own sources in a build declare, by what they are called there.
 * @param {import('@rspack/core').Compilation} compilation
 * @param {string} dir folder of the package
 * @returns {Record<string, unknown>}
 */
function routesIn({ modules }, dir) {
  const files = new Set(
    [...modules].flatMap((module) => {
      const { resource = '' } = /** @type {{ resource?: string }} */ (module);
      return isOwn(dir, resource) && /\.tsx?$/.test(resource) ? [resource] : [];
    }),
  );
  const found = [...files].sort().map((file) => readFileSync(file, 'utf8'));
  return Object.assign(
    {},
    ...found.filter((text) => text.includes('defineRoutes(')).map(ownRoutes),
  );
}
