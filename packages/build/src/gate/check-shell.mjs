import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { unmetNeeds } from '@muster/contracts';
import { needsOf } from './check-libraries.mjs';
import { isTooHeavy, kilobytes } from './check-weight.mjs';
import { readBuild, readJson, sentBytes } from './read-build.mjs';

/** @typedef {{ name: string, folder: string }} Beside a build of a remote that people have */

const again = 'Build it again: npm run build -w shell.';

/**
 * What keeps a build of the shell from being released, as far as its files tell. Empty: it may go.
 * @param {object} release
 * @param {string} release.folder of the build
 * @param {string | null} release.inForce folder of the build that all users have; null: there is none
 * @param {readonly Beside[]} release.beside of each remote, everybody's build and a canary
 * @returns {string[]}
 */
export function checkShell({ folder, inForce, beside }) {
  const provides = readJson(path.join(folder, 'provides.json'));
  if (!provides) return [`It does not say what it provides (provides.json). ${again}`];
  const files = startOf(folder);
  if (!files) return [`It has no page (index.html). ${again}`];
  const missing = files.filter((file) => !isThere(folder, file));
  return [
    ...(missing.length > 0
      ? [`Its page names files that are not there: ${missing.join(', ')}. ${again}`]
      : []),
    ...beside.flatMap((remote) => lackingFor(remote, provides)),
    ...checkStart(folder, inForce),
  ];
}

/** @param {Beside} remote @param {import('@muster/contracts').ShellProvides} provides */
function lackingFor({ name, folder }, provides) {
  const build = readBuild(folder);
  const unmet = build ? unmetNeeds(needsOf(build), provides) : [];
  return unmet.map(
    (text) =>
      `${name} ${path.basename(folder)} is in use and ${text}. Release ${name} without it first, or keep it in the shell.`,
  );
}

/**
 * Checks the scripts that every page starts with. @param {string} folder @param {string | null}
 * inForce
 */
function checkStart(folder, inForce) {
  const before = inForce === null ? null : weightOf(inForce);
  const now = weightOf(folder);
  if (before === null || now === null || !isTooHeavy(now, before)) return [];
  return [
    `Every page begins with twice the scripts: ${kilobytes(now)}, ${kilobytes(before)} in force. Take out what came in, or load it where it is needed.`,
  ];
}

/** @param {string} folder */
function weightOf(folder) {
  const scripts = startOf(folder)?.filter((file) => file.endsWith('.js') && isThere(folder, file));
  return scripts?.reduce((sum, file) => sum + sentBytes({ folder }, file), 0) ?? null;
}

const named = /<(?:script|link)\b[^>]*\b(?:src|href)="\/remotes\/shell\/[^/"]+\/([^"]+)"/g;

/** The files that the page names, within its build; null without a page. @param {string} folder */
function startOf(folder) {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return null;
  return [...readFileSync(page, 'utf8').matchAll(named)].map(([, file = '']) => file);
}

/** @param {string} folder @param {string} file */
const isThere = (folder, file) =>
  existsSync(path.join(folder, file)) && statSync(path.join(folder, file)).size > 0;
