import { unmetNeeds } from '@muster/contracts';

/** @typedef {import('./read-build.mjs').Build} Build */
/** @typedef {import('@muster/contracts').ShellProvides} Provides */

const wayOut =
  'Release the shell that provides this first (npm run release -- shell), or do without it.';

/**
 * What a build takes of the shells that people have and would not find there.
 * @param {Build} build @param {readonly (Provides | null)[]} shells what each provides; null: it does not say
 * @returns {string[]}
 */
export function checkLibraries(build, shells) {
  if (shells.length === 0 || shells.includes(null))
    return ['The shell does not say what it provides. Build it first: npm run build -w shell.'];
  const unmet = shells.flatMap((provides) => unmetNeeds(needsOf(build), provides ?? {}));
  return [...new Set(unmet)].map((text) => `It ${text}. ${wayOut}`);
}

/** @param {Build} build */
export const needsOf = ({ manifest, needs }) => ({
  shared: manifest.shared,
  names: needs?.names ?? {},
});
