import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** @param {string} file @returns {Record<string, { version?: string, link?: boolean, optional?: boolean }> | null} */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}

/** Checks whether `node_modules` matches the lock file, according to npm's own record there. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([place, { version, link, optional }]) => {
    if (!place.includes('node_modules/') || optional) return true;
    return link ? Boolean(present[place]?.link) : present[place]?.version === version;
  });
}

/**
 * Installs the packages of the lock file unless they are present. Does not use `npm ci`, which
 * requests the optional binaries of every platform, and some registry mirrors do not have them.
 */
export async function install() {
  if (isInstalled()) return;
  console.log('Installing dependencies (the first time takes a minute or two) …');
  const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', ['install', ...flags]);
  if (code !== 0) process.exit(code);
}
