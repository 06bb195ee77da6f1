// npm run release -- mfe-candidates [--note "…"] [--canary-share 10] [--canary-role recruiter]
// [--canary-user mail]: builds one remote as an immutable folder and switches the registry to it,
// for all users or, with a canary, for some. Works while the platform runs.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { announceRelease, isBuilt, releaseOf } from '@muster/build/release';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';

if (!existsSync(path.join(root, 'bff/dist/commands/release.js'))) {
  console.error('The server is not built yet: npm run build.');
  process.exit(1);
}

const [name = '', ...options] = process.argv.slice(2);
const dir = path.join(root, name);
const isRemote = (/** @type {string} */ candidate) =>
  candidate.startsWith('mfe-') && existsSync(path.join(root, candidate, 'rspack.config.mjs'));

if (!isRemote(name)) {
  const known = readdirSync(root).filter(isRemote).join(', ');
  console.error(`${name ? `There is no remote ${name}.` : 'Which remote?'} There are: ${known}.`);
  process.exit(1);
}

const release = releaseOf(name, dir);
if (!isBuilt(release)) {
  console.log(`Building ${name} …`);
  process.chdir(dir);
  const code = await run('npx', ['rspack', 'build'], {
    quiet: true,
    env: { RELEASE_ANNOUNCE: 'off' },
  });
  if (code !== 0) {
    console.error(`${name} could not be built. Nothing was switched.`);
    process.exit(1);
  }
}

process.chdir(root);
const command = 'bff/dist/commands/release.js';
const code = await run(process.execPath, [command, name, release.build, ...options]);
// What a start without the database falls back to.
if (code === 0 && !options.some((option) => option.startsWith('--canary')))
  announceRelease(release);
process.exit(code);
