import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { needsFile } from '../rspack/needs.mjs';

/** @typedef {{ root: string, remote: string, layout: string, page: string }} Visit */

/**
 * The scripts that a first visit loads before its page is there, of the builds that are at hand: what
 * the shell's page names, its layout, the remote's start and the page itself. What comes at leisure is
 * not among them.
 * @param {Visit} visit `page`: the module of the remote behind the page, from its folder
 * @returns {{ file: string, bytes: number }[]} compressed, as they are sent
 */
export function firstScripts({ root, remote, layout, page }) {
  const shell = latestOf(root, 'shell');
  const own = latestOf(root, remote);
  const html = readFileSync(path.join(shell, 'index.html'), 'utf8');
  const start = readJson(shell, 'start.json');
  const needs = readJson(own, needsFile);
  if (!needs.pages[page]) throw new Error(`${remote} has no part ${page}`);
  const ofShell = [
    ...[...html.matchAll(/<script[^>]* src="([^"]+\.js)"/g)].map(([, address]) => address),
    ...start.layouts[layout].filter((/** @type {string} */ file) => file.endsWith('.js')),
  ].map((address) => path.join(shell, address.replace(/^\/remotes\/shell\/[^/]+\//, '')));
  const ofRemote = [...new Set([...needs.start, ...needs.pages[page]])];
  return [...ofShell, ...ofRemote.map((file) => path.join(own, file))].map((file) => ({
    file: path.relative(root, file),
    bytes: statSync(`${file}.br`).size,
  }));
}

/** @param {string} root @param {string} name */
function latestOf(root, name) {
  const releases = path.join(root, name, 'dist/remote');
  return path.join(releases, readJson(releases, 'latest.json').build);
}

/** @param {string} folder @param {string} file */
const readJson = (folder, file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
