import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root as here } from '../scripts/setup/root.mjs';
import { build } from '../scripts/setup/build.mjs';

/** Returns the value of an option `--name VALUE`. @param {string} name */
export function option(name) {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

/**
 * Builds and returns the checkout to measure: this one, or the one named by `--root`. `--no-build`
 * skips the build.
 */
export async function builtCheckout() {
  const root = path.resolve(option('root') ?? here);
  if (process.argv.includes('--no-build')) return root;
  if (root === here) {
    if ((await build()) !== 0) throw new Error('The build failed');
  } else if (!existsSync(path.join(root, 'shell/dist/remote/latest.json'))) {
    const { status } = spawnSync('node', ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error(`The build of ${root} failed`);
  }
  return root;
}
