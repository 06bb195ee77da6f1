// npm run bench -- build [--root FOLDER]: measures build times and sizes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root as here } from '../scripts/setup/root.mjs';
import { option } from './checkout.mjs';
import { median } from './median.mjs';
import { report } from './report.mjs';

const root = path.resolve(option('root') ?? here);
const runs = Number(option('runs') ?? 3);
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
/** The bench writes its releases here and announces them nowhere. */
const releases = mkdtempSync(path.join(tmpdir(), 'muster-bench-releases-'));

/** @param {string} folder @param {string[]} command @param {Record<string, string>} [env] */
function seconds(folder, command, env = {}) {
  const start = performance.now();
  const { status, stderr } = spawnSync('npx', command, {
    cwd: path.join(root, folder),
    env: { ...process.env, NODE_OPTIONS: '', RELEASES_DIR: releases, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${command.join(' ')} in ${folder}: ${stderr}`);
  return (performance.now() - start) / 1_000;
}

/** The salt forces a new build, as a change would. */
const remoteSeconds = (/** @type {string} */ name, /** @type {number} */ run) =>
  seconds(name, ['rspack', 'build'], { RELEASE_ANNOUNCE: 'off', RELEASE_SALT: `bench-${run}` });

/** Returns the compressed size of the scripts and styles in a folder. @param {string} folder */
function kilobytes(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const bytes = files
    .filter((file) => /\.(js|css)\.br$/.test(file))
    .reduce((sum, file) => sum + readFileSync(path.join(folder, file)).length, 0);
  return bytes / 1_000;
}

try {
  const types = seconds('.', ['tsc', '-b', '--force', 'bff']);
  const shell = seconds('shell', ['rspack', 'build']);
  const rows = remotes.map((name) => {
    console.error(name);
    const times = Array.from({ length: runs }, (_, run) => remoteSeconds(name, run));
    const [build = ''] = readdirSync(path.join(releases, name));
    return { name, time: median(times), size: kilobytes(path.join(releases, name, build)) };
  });
  const all = types + shell + rows.reduce((sum, { time }) => sum + time, 0);
  report({
    title: 'Builds',
    method: `One after the other, nothing kept from before; remotes ${runs} times, medians. Sizes are of all scripts and styles of a build together, compressed.`,
    columns: ['', 'seconds', 'KB'],
    rows: [
      ['everything', all, null],
      ['packages and bff (tsc)', types, null],
      ['shell', shell, null],
      ...rows.map(({ name, time, size }) => [name, time, size]),
    ],
  });
} finally {
  rmSync(releases, { recursive: true, force: true });
}
