import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { checkBuild, checkShell, readJson } from '@muster/build/gate';
import { shellName } from '@muster/contracts';
import { root } from '../setup/root.mjs';

/**
 * @typedef {object} Verdict
 * @property {string[]} refused one line for each fault; empty: the build is accepted
 * @property {boolean} seen whether its pages were opened in a browser
 */

/**
 * @typedef {object} Beside an active build of another part: of the shell for a remote, of a
 *   remote for the shell
 * @property {string} name
 * @property {string} folder
 * @property {boolean} [isCanary] only some users have it
 */

/**
 * Checks a build against those that it would run with, and the active one: its files, and its pages
 * in a browser.
 * @param {import('./release-to-try.mjs').Release} release
 * @param {{ inForce: string | null, beside: readonly Beside[], inBrowser: boolean }} options
 *   `inForce`: the folder of the build that all users have
 * @returns {Promise<Verdict>}
 */
export async function passGate({ name, build, dir }, { inForce, beside, inBrowser }) {
  const folder = path.join(dir, build);
  const refused =
    name === shellName
      ? checkShell({ folder, inForce, beside })
      : checkBuild({
          name,
          folder,
          inForce,
          shells: beside.map((shell) => readJson(path.join(shell.folder, 'provides.json'))),
        });
  // A build without an entry or a required library opens no page.
  if (refused.length > 0 || !inBrowser) return { refused, seen: false };
  return openPages(name, folder, beside);
}

/** Exit code of the check without a browser. */
const noBrowser = 3;
const trial = path.join(root, 'e2e/src/gate/open-pages.ts');

/** @param {string} name @param {string} folder @param {readonly Beside[]} beside @returns {Promise<Verdict>} */
async function openPages(name, folder, beside) {
  const others = JSON.stringify(beside.filter(({ isCanary }) => !isCanary));
  const args = ['--import', 'tsx', '--conditions=source', trial, name, folder, others];
  const { code, output } = canTry() ? await outputOf(args) : { code: noBrowser, output: '' };
  if (code === noBrowser) {
    console.log('No browser was found: no page was opened, only the files were looked at.');
    return { refused: [], seen: false };
  }
  const refused = output.split('\n').filter(Boolean);
  if (code !== 0 && refused.length === 0) refused.push('Its pages could not be tried, see above.');
  return { refused, seen: true };
}

/** Production installations lack the browser driver. */
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
