import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { needsFile } from '../rspack/needs.mjs';
import { routesFile } from '../rspack/own-routes-plugin.mjs';

/** @typedef {import('../rspack/needs.mjs').Needs} Needs */
/** @typedef {{ sync?: string[], async?: string[] }} Assets */
/**
 * @typedef {object} Manifest what the gate reads of `mf-manifest.json`
 * @property {{ remoteEntry?: { path?: string, name?: string } }} metaData
 * @property {{ path?: string, assets?: { js?: Assets, css?: Assets } }[]} exposes
 * @property {import('@muster/contracts').SharedNeed[]} shared
 */
/**
 * @typedef {object} Build a build as it lies on the disk
 * @property {string} folder
 * @property {Manifest} manifest
 * @property {Needs | null} needs null in a build from before they were noted
 * @property {Record<string, unknown>} brought the routes that it brings along, by what its source calls them
 * @property {string[]} files by name
 */

/**
 * Reads a build; null where its manifest is missing or none.
 * @param {string} folder
 * @returns {Build | null}
 */
export function readBuild(folder) {
  const manifest = readJson(path.join(folder, 'mf-manifest.json'));
  const isOne =
    typeof manifest?.metaData === 'object' &&
    Array.isArray(manifest.exposes) &&
    Array.isArray(manifest.shared);
  if (!isOne) return null;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const needs = readJson(path.join(folder, needsFile));
  const brought = readJson(path.join(folder, routesFile)) ?? {};
  return { folder, manifest, needs, brought, files };
}

/** @param {string} file @returns {any} null where it is missing or no JSON */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** The script that the federation runtime runs first. @param {Manifest} manifest */
export const entryOf = ({ metaData: { remoteEntry } }) =>
  path.posix.join(remoteEntry?.path ?? '', remoteEntry?.name ?? '');

/** The scripts and stylesheets that the manifest names. @param {Manifest} manifest */
export const assetsOf = ({ exposes }) =>
  exposes.flatMap(({ assets }) =>
    [assets?.js, assets?.css].flatMap((kind) => [...(kind?.sync ?? []), ...(kind?.async ?? [])]),
  );

/** What a file weighs as it is sent: compressed, where a compressed copy lies beside it. */
export function sentBytes(
  /** @type {Pick<Build, 'folder'>} */ { folder },
  /** @type {string} */ file,
) {
  const whole = path.join(folder, file);
  const small = `${whole}.br`;
  return statSync(existsSync(small) ? small : whole).size;
}
