import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const kept = 5;

/**
 * Removes hashed files of the shell only once five later builds no longer name them: an open page
 * still asks for the lazy chunks of the build it came from.
 */
export class KeepAssetsPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.done.tap('KeepAssetsPlugin', (stats) => {
      const dir = compiler.outputPath;
      if (stats.hasErrors()) return;
      const files = Object.keys(stats.compilation.assets).sort();
      const record = path.join(dir, '..', 'builds.json');
      const builds = [files, ...readBuilds(record).filter((b) => b.join() !== files.join())].slice(
        0,
        kept,
      );
      writeFileSync(record, JSON.stringify(builds));
      prune(path.join(dir, 'assets'), new Set(builds.flat()));
    });
  }
}

/** @param {string} file @returns {string[][]} */
function readBuilds(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

/** @param {string} dir @param {Set<string>} named */
function prune(dir, named) {
  for (const file of readdirSync(dir)) {
    if (!named.has(`assets/${file}`)) rmSync(path.join(dir, file));
  }
}
