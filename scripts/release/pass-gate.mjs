import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { checkBuild, readJson } from '@muster/build/gate';
import { root } from '../setup/root.mjs';

/**
 * @typedef {object} Verdict
 * @property {string[]} refused one line for each fault; empty: the build may go
 * @property {boolean} seen whether its pages were opened in a browser
 */

/**
 * Tries a build against the shell and the build in force: its files, and its pages in a browser.
 * @param {import('./remote-to-release.mjs').Release} release
 * @param {{ inForce?: string | null, inForceFolder?: string | null, inBrowser: boolean }} options
 *   `inForce`: the build that all users have, beside the new one; `inForceFolder`: where it lies elsewhere
 * @returns {Promise<Verdict>}
 */
export async function passGate(
  { name, build, dir },
  { inForce = null, inForceFolder = inForce === null ? null : path.join(dir, inForce), inBrowser },
) {
  const folder = path.join(dir, build);
  const refused = checkBuild({
    name,
    folder,
    inForce: inForceFolder,
    provides: readJson(path.join(root, 'shell/dist/provides.json')),
  });
  // What has no entry or misses a library opens no page.
  if (refused.length > 0 || !inBrowser) return { refused, seen: false };
  return openPages(name, folder);
}

/** What the trial ends with where it finds no browser. */
const noBrowser = 3;
const trial = path.join(root, 'e2e/src/gate/open-pages.ts');

/** @param {string} name @param {string} folder @returns {Promise<Verdict>} */
async function openPages(name, folder) {
  const args = ['--import', 'tsx', '--conditions=source', trial, name, folder];
  const { code, output } = canTry() ? await outputOf(args) : { code: noBrowser, output: '' };
  if (code === noBrowser) {
    console.log('No browser was found: no page was opened, only the files were looked at.');
    return { refused: [], seen: false };
  }
  const refused = output.split('\n').filter(Boolean);
  if (code !== 0 && refused.length === 0) refused.push('Its pages could not be tried, see above.');
  return { refused, seen: true };
}

/** What drives the browser is no part of an installation for production. */
function canTry() {
  const { resolve } = createRequire(path.join(root, 'e2e/package.json'));
  try {
    return existsSync(trial) && ['@playwright/test', 'tsx'].every((name) => resolve(name));
  } catch {
    return false;
  }
}

/** Its progress goes to the terminal. @param {string[]} args @returns {Promise<{ code: number, output: string }>} */
function outputOf(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    /** @type {Buffer[]} */
    const parts = [];
    child.stdout.on('data', (part) => parts.push(part));
    child.on('error', (error) => {
      console.error(error.message);
      resolve({ code: 1, output: '' });
    });
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(parts).toString() }),
    );
  });
}

/** @param {string} name @param {string} build @param {readonly string[]} refused */
export function sayRefused(name, build, refused) {
  console.error(`${name} ${build} is refused:`);
  for (const line of refused) console.error(`- ${line}`);
}
