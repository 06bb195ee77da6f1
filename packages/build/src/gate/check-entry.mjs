import { existsSync } from 'node:fs';
import path from 'node:path';
import { allRoutes } from '@muster/contracts';
import { entryFile, entryFolder, entryLimit } from '../rspack/entry.mjs';
import { readJson, sentBytes } from './read-build.mjs';

/** @typedef {import('./read-build.mjs').Build} Build */
/** @typedef {import('../rspack/entry.mjs').Entry} Entry */

/**
 * What is wrong with the entry page of a build, where it has one.
 * @param {Build} build @param {string} name
 * @returns {string[]}
 */
export function checkEntry({ folder, needs }, name) {
  const place = path.join(folder, entryFolder);
  if (!existsSync(place)) return [];
  const again = `Build it again: npm run build -w ${name}.`;
  const entry = /** @type {Entry | null} */ (readJson(path.join(place, entryFile)));
  if (!entry) return [`Its entry page does not say where it stands (${entryFile}). ${again}`];
  const missing = ['index.html', ...entry.start].filter(
    (file) => !existsSync(path.join(place, file)),
  );
  if (missing.length > 0)
    return [`Its entry page needs files that are not there: ${missing.join(', ')}. ${again}`];
  return [
    ...entry.addresses.filter((address) => !isOpen(address, name)).map(strayAddress),
    ...(needs && !(entry.next in needs.pages)
      ? [
          `What comes after its entry page is no part of it: ${entry.next}. Name one of src/routes.tsx.`,
        ]
      : []),
    ...tooHeavy(entry.start.filter(isScript).reduce((sum, f) => sum + bytesOf(place, f), 0)),
  ];
}

const isScript = (/** @type {string} */ file) => file.endsWith('.js');
const bytesOf = (/** @type {string} */ folder, /** @type {string} */ file) =>
  sentBytes({ folder }, file);

/** @param {string} address @param {string} name */
const isOpen = (address, name) =>
  allRoutes.some(
    ({ path: at, owner, access, layout }) =>
      at === address && owner === name && access === 'public' && layout === 'guest',
  );

const strayAddress = (/** @type {string} */ address) =>
  `Its entry page asks for ${address}, which is no page of its own for visitors. Take it out of rspack.config.mjs.`;

const thousands = (/** @type {number} */ bytes) => Math.ceil(bytes / 1_000);

/** @param {number} bytes */
const tooHeavy = (bytes) =>
  bytes <= entryLimit
    ? []
    : [
        `Its entry page loads ${thousands(bytes)} KB of scripts, ${thousands(entryLimit)} at most. Take out what came in, or leave it to the page that comes after.`,
      ];
