import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';

/** Name of the single build. */
export const build = 'plain';

/**
 * Returns the product as one plain application: the shell's page with the remotes as dynamic
 * imports, no federation, everything else as in the product's build.
 * @param {{ root: string, output: string }} options `root`: the checkout; `output`: receives
 *   `shell/dist/remote`
 * @returns {Promise<import('@rspack/core').Configuration>}
 */
export async function plainSpaConfig({ root, output }) {
  const shell = path.join(root, 'shell');
  const { default: shellConfig } = await import(
    pathToFileURL(path.join(shell, 'rspack.config.mjs')).href
  );
  const { firstParts } = await import(
    pathToFileURL(path.join(root, 'packages/build/src/rspack/take-first.mjs')).href
  );
  /** @type {import('@rspack/core').Configuration} */
  const config = shellConfig({});
  const mine = (/** @type {string} */ file) => path.join(import.meta.dirname, file);
  const replaced = (/** @type {RegExp} */ request, /** @type {string} */ file) =>
    new rspack.NormalModuleReplacementPlugin(request, mine(file));
  return {
    ...config,
    entry: { main: './src/bootstrap.tsx' },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve?.alias,
        // Parts of the library that sources import, of which this build has only one.
        ...firstParts,
        ...Object.fromEntries(
          remoteFolders.map((name) => [`${name}/src`, path.join(root, name, 'src')]),
        ),
      },
    },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !isOfReleases(plugin)),
      replaced(/\/load-lifecycles\.ts$/, 'load-lifecycles.mjs'),
      replaced(/\/registry\.ts$/, 'registry.mjs'),
    ],
    output: {
      ...config.output,
      path: path.join(output, 'shell/dist/remote', build),
      publicPath: `/remotes/shell/${build}/`,
      uniqueName: 'plain',
    },
  };
}

const remoteFolders = [
  'mfe-candidates',
  'mfe-client-dashboard',
  'mfe-companies',
  'mfe-jobs',
  'mfe-public',
  'mfe-self-service',
  'mfe-talent',
  'mfe-team',
];

/** Plugins that load remotes, or name and announce a build. */
const ofReleases = ['ModuleFederationPlugin', 'CountedPlugin', 'ReleasePlugin'];

/** @param {unknown} plugin */
const isOfReleases = (plugin) =>
  plugin !== null && ofReleases.includes(String(plugin?.constructor.name));
