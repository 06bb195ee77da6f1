import { statSync } from 'node:fs';
import path from 'node:path';
import { assetsOf, entryOf } from './read-build.mjs';

/** @typedef {import('./read-build.mjs').Build} Build */

const again = 'Build it again: npm run build -w';

/**
 * What is missing of a build.
 * @param {Build} build @param {string} name
 * @returns {string[]}
 */
export function checkFiles(build, name) {
  const { manifest, needs } = build;
  const entry = entryOf(manifest);
  const missing = [
    ...new Set([...assetsOf(manifest), ...(needs?.start ?? [])].filter((f) => f !== entry)),
  ].filter((file) => !isThere(build, file));
  const refused = [];
  if (!isThere(build, entry))
    refused.push(`Its entry ${entry || 'has no name and'} is not there. ${again} ${name}.`);
  if (missing.length > 0)
    refused.push(
      `Its manifest names files that are not there: ${missing.join(', ')}. ${again} ${name}.`,
    );
  if (!manifest.exposes.some((exposed) => exposed.path === './app'))
    refused.push(
      'It exposes no ./app, which the shell mounts. Expose src/lifecycles.tsx as ./app.',
    );
  if (!needs) refused.push(`It does not say what it needs (needs.json). ${again} ${name}.`);
  return refused;
}

/** @param {Build} build @param {string} file */
const isThere = ({ folder, files }, file) =>
  files.includes(file) && statSync(path.join(folder, file)).size > 0;
