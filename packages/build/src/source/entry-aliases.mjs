import path from 'node:path';
import { packagesDir } from './places.mjs';

const inPackages = (/** @type {string} */ file) => path.join(packagesDir, file);

/**
 * What an entry page is built with in place of the whole libraries, so that a screen of a remote runs
 * there too: the same names, as far as they go without a session, a store and a router.
 * @type {Readonly<Record<string, string>>}
 */
export const entryAliases = {
  '@muster/kit/entry': inPackages('kit/src/entry/index.ts'),
  '@muster/kit': inPackages('kit/src/entry/index.ts'),
  '@muster/ui/styles/entry': inPackages('ui/src/styles/entry.ts'),
  '@muster/ui': inPackages('ui/src/entry/index.ts'),
  '@mantine/core': inPackages('ui/src/entry/core.tsx'),
  '@mantine/form': inPackages('ui/src/entry/form.ts'),
};
