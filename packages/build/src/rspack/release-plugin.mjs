import { existsSync } from 'node:fs';
import path from 'node:path';
import { announceRelease } from './release.mjs';

/** Announces the release that a build without errors has written. */
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
    compiler.hooks.done.tap('ReleasePlugin', (stats) => {
      const { dir, build } = this.release;
      const isWhole = this.parts.every((part) => existsSync(path.join(dir, build, part)));
      if (!stats.hasErrors() && isWhole) announceRelease(this.release);
    });
  }
}
