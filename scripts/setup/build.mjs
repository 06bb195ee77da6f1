import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

const stampFile = path.join(root, 'node_modules/.cache/muster/build');
const skipped = new Set(['node_modules', 'dist', '.data', '.git', 'coverage', 'test-results']);

/** @returns {string[]} folders of the built packages, relative to the root */
function packages() {
  const top = readdirSync(root).filter((name) => /^(shell|bff|mfe-.+)$/.test(name));
  return [...top, ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`)];
}

/** @param {string} dir @returns {string[]} */
function sources(dir) {
  return readdirSync(path.join(root, dir), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name) || entry.name.endsWith('.tsbuildinfo')) return [];
    const file = `${dir}/${entry.name}`;
    return entry.isDirectory() ? sources(file) : [file];
  });
}

/** Returns a hash of all inputs of the build. */
function stamp() {
  const hash = createHash('sha256');
  const top = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json', 'nx.json'];
  for (const file of [...top, ...packages().flatMap(sources).sort()]) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Checks whether all files required for a start exist. */
function outputsExist() {
  const releases = packages().filter((name) => /^(shell|mfe-.+)$/.test(name));
  return [
    'bff/dist/main.js',
    'packages/contracts/dist/index.js',
    ...releases.map((name) => `${name}/dist/remote/latest.json`),
  ].every((file) => existsSync(path.join(root, file)));
}

/**
 * Builds what changed. If nothing changed since the last build, the build tool is not even started.
 * @returns {Promise<number>} the exit code
 */
export async function build() {
  const current = stamp();
  const last = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (last === current && outputsExist()) return 0;
  console.log('Building …');
  const code = await run('npx', ['lerna', 'run', 'build', '--concurrency=2', '--loglevel=error'], {
    quiet: !process.env.VERBOSE,
  });
  if (code === 0) {
    mkdirSync(path.dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, current);
  }
  return code;
}
