import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const kept = 5;

/**
 * Makes a finished build the latest release of its remote: `latest.json` changes in one step, the
 * folders of the last five releases stay, because open pages still ask for their lazy chunks.
 */
export class ReleasePlugin {
  /** @param {{ name: string, build: string, dir: string }} release `dir` holds all releases */
  constructor(release) {
    this.release = release;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.done.tap('ReleasePlugin', (stats) => {
      if (!stats.hasErrors()) this.publish();
    });
  }

  publish() {
    const { name, build, dir } = this.release;
    const manifest = `${build}/mf-manifest.json`;
    JSON.parse(readFileSync(path.join(dir, manifest), 'utf8'));
    utimesSync(path.join(dir, build), new Date(), new Date());
    const temporary = path.join(dir, `latest.${process.pid}.json`);
    writeFileSync(temporary, `${JSON.stringify({ name, build, manifest: 'mf-manifest.json' })}\n`);
    renameSync(temporary, path.join(dir, 'latest.json'));
    for (const old of releasesBelow(dir).slice(kept))
      rmSync(path.join(dir, old), { recursive: true });
  }
}

/** @param {string} dir @returns {string[]} newest first */
function releasesBelow(dir) {
  mkdirSync(dir, { recursive: true });
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({ name: entry.name, at: statSync(path.join(dir, entry.name)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
    .map((entry) => entry.name);
}
