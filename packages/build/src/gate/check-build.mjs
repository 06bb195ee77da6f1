import { checkEntry } from './check-entry.mjs';
import { checkFiles } from './check-files.mjs';
import { checkLibraries } from './check-libraries.mjs';
import { checkRoutes } from './check-routes.mjs';
import { checkStyles } from './check-styles.mjs';
import { checkWeight } from './check-weight.mjs';
import { readBuild } from './read-build.mjs';

/**
 * What keeps a build from being released, as far as its files tell: one line for each fault, with
 * what to do about it. Empty: it may go.
 * @param {object} release
 * @param {string} release.name of the remote
 * @param {string} release.folder of the build
 * @param {string | null} release.inForce folder of the build that all users have; null: there is none
 * @param {readonly (import('@muster/contracts').ShellProvides | null)[]} release.shells what the shells give
 *   that people have: everybody's, and a canary
 * @returns {string[]}
 */
export function checkBuild({ name, folder, inForce, shells }) {
  const build = readBuild(folder);
  if (!build) return [`It has no manifest. Build it again: npm run build -w ${name}.`];
  return [
    ...checkFiles(build, name),
    ...checkLibraries(build, shells),
    ...checkRoutes(build, name),
    ...checkStyles(build, name),
    ...checkEntry(build, name),
    ...checkWeight(build, inForce === null ? null : readBuild(inForce)),
  ];
}
