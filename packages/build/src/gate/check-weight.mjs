import { assetsOf, sentBytes } from './read-build.mjs';

/** @typedef {import('./read-build.mjs').Build} Build */

/** Factor that a page's growth over the build in force must stay below. */
const tooMany = 2;
/** Growth in bytes that is always allowed, so that small pages may double. */
const freeBytes = 20 * 1024;

const wayOut = 'Take out what came in, or load it where it is needed (lazyNamed).';

/** Maximum number of names listed. */
const named = 3;

/**
 * Pages that load far more scripts than in the build in force.
 * @param {Build} build @param {Build | null} inForce null: this is the first build
 * @returns {string[]}
 */
export function checkWeight(build, inForce) {
  if (!inForce) return [];
  const heavy = partsWithBudget(build, inForce)
    .filter(({ bytes, budget }) => isTooHeavy(bytes, budget))
    .map(({ part, bytes, budget }) => `${part} ${kilobytes(bytes)}, ${kilobytes(budget)} in force`);
  if (heavy.length === 0) return [];
  const more = heavy.length > named ? ` and ${heavy.length - named} more` : '';
  return [`It loads twice the scripts: ${heavy.slice(0, named).join('; ')}${more}. ${wayOut}`];
}

/** @param {Build} build @param {Build} inForce */
function partsWithBudget(build, inForce) {
  const [now, before] = [weights(build), weights(inForce)];
  if (!now || !before)
    return [{ part: 'altogether', bytes: allScripts(build), budget: allScripts(inForce) }];
  // A new page is compared with the largest existing one.
  const largest = Math.max(0, ...before.values());
  return [...now].map(([part, bytes]) => ({ part, bytes, budget: before.get(part) ?? largest }));
}

/** Whether something grew too much at once. @param {number} bytes @param {number} budget */
export const isTooHeavy = (bytes, budget) =>
  bytes >= budget * tooMany && bytes - budget >= freeBytes;

export const kilobytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1024)} KB`;

/** What a first visit to each part of a build loads. @param {Build} build */
function weights(build) {
  const { needs } = build;
  if (!needs) return null;
  const parts = Object.entries(needs.pages);
  return new Map(
    (parts.length > 0 ? parts : [/** @type {const} */ (['src/lifecycles.tsx', []])]).map(
      ([page, files]) => [page, sumOf(build, [...needs.start, ...files])],
    ),
  );
}

const allScripts = (/** @type {Build} */ build) =>
  sumOf(
    build,
    assetsOf(build.manifest).filter((file) => file.endsWith('.js')),
  );

/** What is missing is told elsewhere. @param {Build} build @param {readonly string[]} files */
const sumOf = (build, files) =>
  [...new Set(files)]
    .filter((file) => build.files.includes(file))
    .reduce((sum, file) => sum + sentBytes(build, file), 0);
