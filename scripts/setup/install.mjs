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

/** Whether `node_modules` holds what the lock file says; npm keeps its own record of it there. */
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
 * Installs what the lock file says, when that is not there already. Not by `npm ci`: it asks for the
 * optional binaries of every platform, which some mirrors of the registry do not carry.
 */
export async function install() {
  if (isInstalled()) return;
  console.log('Installing dependencies (the first time takes a minute or two) …');
  const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', ['install', ...flags]);
  if (code !== 0) process.exit(code);
}
