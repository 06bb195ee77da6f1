import path from 'node:path';
import { rspack } from '@rspack/core';
import { countedFiles } from '../source/build-id.mjs';
import { modulesIn } from './modules-in.mjs';

/**
 * Refuses a build with a source that its name does not cover: the source could change and two
 * different builds would share one name.
 */
export class CountedPlugin {
  /** @param {string} dir folder of the package */
  constructor(dir) {
    this.dir = dir;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('CountedPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'CountedPlugin', stage }, () => {
        const counted = new Set(countedFiles(this.dir));
        const uncounted = modulesIn(compilation)
          .map(({ resource = '' }) => resource.split('?')[0] ?? '')
          .filter((file) => path.isAbsolute(file) && !/\/node_modules\/(?!@muster\/)/.test(file))
          .filter((file) => !counted.has(file));
        if (uncounted.length > 0)
          compilation.errors.push(
            new Error(`Not counted by the name of the build: ${uncounted.join(', ')}`),
          );
      });
    });
  }
}
