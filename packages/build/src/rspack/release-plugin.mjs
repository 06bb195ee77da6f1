import { existsSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { announceRelease } from './release.mjs';

/** Announces the release once its build has no errors. */
export class ReleasePlugin {
  /**
   * @param {import('./release.mjs').Release} release
   * @param {readonly string[]} [parts] what another build has written of it
   */
  constructor(release, parts = []) {
    this.release = release;
    this.parts = parts;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    if (this.parts.length > 0)
      compiler.hooks.compilation.tap('ReleasePlugin', (compilation) => {
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage }, () => {
          // Without its manifest, which is then not written, the release does not count.
          const missing = this.parts.filter((part) => !existsSync(this.#whereIs(part)));
          for (const part of missing) compilation.errors.push(new Error(`${part} was not built`));
        });
      });
    compiler.hooks.done.tap('ReleasePlugin', (stats) => {
      if (!stats.hasErrors()) announceRelease(this.release);
    });
  }

  /** @param {string} part */
  #whereIs(part) {
    return path.join(this.release.dir, this.release.build, part);
  }
}
