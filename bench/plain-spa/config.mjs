import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';

/**
 * The product as one plain application: the shell's own page with the remotes as dynamic imports,
 * no federation, everything else as the product builds it.
 * @param {{ root: string, output: string }} options `root`: the checkout; `output`: takes `shell/dist/app`
 * @returns {Promise<import('@rspack/core').Configuration>}
 */
export async function plainSpaConfig({ root, output }) {
  const shell = path.join(root, 'shell');
  const { default: shellConfig } = await import(
    pathToFileURL(path.join(shell, 'rspack.config.mjs')).href
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
      alias: Object.fromEntries(
        remoteFolders.map((name) => [`${name}/src`, path.join(root, name, 'src')]),
      ),
    },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !isFederation(plugin)),
      replaced(/\/load-lifecycles\.ts$/, 'load-lifecycles.mjs'),
      replaced(/\/registry\.ts$/, 'registry.mjs'),
    ],
    output: { ...config.output, path: path.join(output, 'shell/dist/app'), uniqueName: 'plain' },
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

/** @param {unknown} plugin */
const isFederation = (plugin) =>
  plugin !== null && plugin?.constructor.name === 'ModuleFederationPlugin';
