import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isBuilt, releaseOf } from '@muster/build/release';
import { root } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';

/** @typedef {ReturnType<typeof releaseOf>} Release */

const isReleased = (/** @type {string} */ candidate) =>
  /^(shell|mfe-.+)$/.test(candidate) && existsSync(path.join(root, candidate, 'rspack.config.mjs'));

/**
 * Returns the release named in a command, of a remote or the shell, and builds it unless it exists.
 * Ends the process if the name is unknown, no server can receive it, or the build fails.
 * @param {string} name
 * @returns {Promise<Release>}
 */
export async function releaseToTry(name) {
  if (!isReleased(name)) {
    const known = readdirSync(root).filter(isReleased).join(', ');
    return stop(`${name ? `There is no remote ${name}.` : 'Which remote?'} There are: ${known}.`);
  }
  if (!existsSync(path.join(root, 'bff/dist/commands/release.js')))
    return stop('The server is not built yet: npm run build.');
  const release = releaseOf(name, path.join(root, name));
  if (isBuilt(release)) return release;
  console.log(`Building ${name} …`);
  const code = await run('npx', ['rspack', 'build'], {
    cwd: path.join(root, name),
    quiet: true,
    env: { RELEASE_ANNOUNCE: 'off' },
  });
  return code === 0 ? release : stop(`${name} could not be built. Nothing was switched.`);
}

/** @param {string} text @returns {never} */
export function stop(text) {
  console.error(text);
  process.exit(1);
}
