import { unmetNeed } from '@muster/contracts';

/** @typedef {import('./read-build.mjs').Build} Build */
/** @typedef {import('../rspack/provides-plugin.mjs').Provides} Provides */

const wayOut =
  'Release the shell that provides this first (npm run build -w shell), or do without it.';

/**
 * What a build takes of the shell in force and would not find there.
 * @param {Build} build @param {Provides | null} provides null: the shell does not say
 * @returns {string[]}
 */
export function checkLibraries({ manifest, needs }, provides) {
  if (!provides)
    return ['The shell does not say what it provides. Build it first: npm run build -w shell.'];
  const versions = new Map(Object.entries(provides).map(([name, { version }]) => [name, version]));
  const unmet = manifest.shared
    .map((need) => unmetNeed([need], versions))
    .filter((text) => text !== null)
    .map(
      (text) =>
        `It ${text}. Build it with the library of the shell, or build the shell with that one first.`,
    );
  return [
    ...unmet,
    ...Object.entries(needs?.names ?? {}).flatMap(([name, taken]) =>
      unknown(name, taken, provides[name]?.names),
    ),
  ];
}

/** @param {string} library @param {string[]} taken @param {string[] | null | undefined} names */
function unknown(library, taken, names) {
  const missing = names ? taken.filter((name) => !names.includes(name)) : [];
  if (missing.length === 0) return [];
  return [
    `It uses ${missing.join(', ')} of ${library}, which the shell in force does not have. ${wayOut}`,
  ];
}
