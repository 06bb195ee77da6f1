import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');
/** Source that is compiled into a remote; `ui` is not, the shell provides it. */
const bundled = ['packages/contracts', 'packages/kit', 'packages/blocks', 'packages/build'];

/** @param {string} dir @returns {string[]} */
function filesBelow(dir) {
  return readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(dir, entry.name);
      return entry.isDirectory() ? filesBelow(file) : [file];
    });
}

/**
 * The name of a release: a hash of everything that goes into it. The same source gives the same
 * name, so that building twice releases once, and `uniqueName` differs for every different build.
 * @param {string} dir folder of the package
 * @returns {string} twelve hexadecimal digits
 */
export function buildId(dir) {
  const hash = createHash('sha256');
  const packages = [dir, ...bundled.map((folder) => path.join(root, folder))];
  const files = [
    path.join(root, 'package-lock.json'),
    // What a package says of itself, such as that its modules have no side effects, changes a build.
    ...packages.map((folder) => path.join(folder, 'package.json')),
    ...packages.flatMap((folder) => filesBelow(path.join(folder, 'src'))),
  ];
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  // Tests release one source several times.
  hash.update(process.env.RELEASE_SALT ?? '');
  return hash.digest('hex').slice(0, 12);
}
