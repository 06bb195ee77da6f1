import { announceRelease } from './release.mjs';

/** Announces the release that a build without errors has written. */
export class ReleasePlugin {
  /** @param {{ name: string, build: string, dir: string }} release `dir` holds all releases */
  constructor(release) {
    this.release = release;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.done.tap('ReleasePlugin', (stats) => {
      if (!stats.hasErrors()) announceRelease(this.release);
    });
  }
}
