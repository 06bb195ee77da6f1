import path from 'node:path';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { BrotliPlugin } from './brotli-plugin.mjs';

/** The oldest supported browsers; without them the CSS grows to 2.5 times its size. */
export const targets = ['chrome >= 123', 'firefox >= 121', 'safari >= 17.5'];

/** @param {boolean} dev */
function scriptRule(dev) {
  return {
    test: /\.[cm]?tsx?$/,
    type: 'javascript/auto',
    loader: 'builtin:swc-loader',
    options: {
      env: { targets },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
      },
    },
  };
}

/**
 * Class names carry the package's name, so that a rule can be traced and never meets another's.
 * @param {string} name
 */
function styleRules(name) {
  return [
    {
      test: /\.css$/,
      oneOf: [
        {
          test: /[\\/](packages|@muster)[\\/]ui[\\/]/,
          type: 'css/auto',
          generator: { localIdentName: 'ui-[local]-[hash:base64:4]', exportsOnly: false },
        },
        {
          type: 'css/auto',
          generator: { localIdentName: `${name}-[local]-[hash:base64:4]`, exportsOnly: false },
        },
      ],
    },
    { test: /\.(woff2?|png|svg|webp|avif)$/, type: 'asset/resource' },
  ];
}

/** Sources that import from the shared component library, without the library itself. */
const takesFirst = {
  test: /\.tsx?$/,
  exclude: /[\\/](packages|@muster)[\\/]ui[\\/]|[\\/]node_modules[\\/](?!@muster[\\/])/,
  enforce: /** @type {const} */ ('pre'),
  loader: path.join(import.meta.dirname, 'take-first.mjs'),
};

/** The contracts, in release builds. */
const leanContracts = {
  test: /[\\/](packages|@muster)[\\/]contracts[\\/]src[\\/].+\.ts$/,
  enforce: /** @type {const} */ ('pre'),
  loader: path.join(import.meta.dirname, 'lean-contracts.mjs'),
};

/** The component library, in release builds. */
const quietLibrary = {
  test: /[\\/]@mantine[\\/][^\\/]+[\\/]esm[\\/].+\.mjs$/,
  enforce: /** @type {const} */ ('pre'),
  loader: path.join(import.meta.dirname, 'quiet-library.mjs'),
};

/**
 * What every browser build has in common.
 * @param {{ name: string, dir: string, dev: boolean, alone?: boolean }} options `alone`: with
 *   libraries of its own
 * @returns {import('@rspack/core').Configuration}
 */
export function baseConfig({ name, dir, dev, alone = false }) {
  return {
    name,
    context: dir,
    mode: dev ? 'development' : 'production',
    target: 'web',
    devtool: dev ? 'cheap-module-source-map' : 'hidden-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      conditionNames: ['source', '...'],
    },
    module: {
      // Custom properties keep their names, because components pass values to each other by them.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      rules: [
        scriptRule(dev),
        ...(alone ? [] : [takesFirst]),
        ...(dev ? [] : [leanContracts, quietLibrary]),
        ...styleRules(name),
        // A separate module that the browser runs: served, and compressed, as a script.
        {
          test: /[\\/]pdf\.worker(\.min)?\.mjs$/,
          type: 'asset/resource',
          generator: { filename: 'assets/[name].[contenthash:8].js' },
        },
        { test: /@mantine[\\/]schedule/, parser: { exportsPresence: false } },
      ],
    },
    plugins: dev ? [new ReactRefreshRspackPlugin({ overlay: false })] : [new BrotliPlugin()],
    optimization: {
      minimize: !dev,
      moduleIds: dev ? 'named' : 'deterministic',
      chunkIds: dev ? 'named' : 'deterministic',
      // As short as possible: a module's names depend only on that module.
      mangleExports: dev ? false : 'size',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { passes: 2 }, format: { comments: false } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
      ],
    },
    performance: false,
    // A remote within the shell cannot reach the server that compiles on demand.
    lazyCompilation: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: dev ? 'warn' : 'error' },
    watchOptions: { ignored: ['**/node_modules/**', '**/dist/**'] },
    output: {
      // The longest wait for a chunk; the next attempt requests it again.
      chunkLoadTimeout: 8_000,
      // A module that throws while it loads is not cached half-loaded: the kit removes it, and a
      // Retry runs it again.
      strictModuleErrorHandling: true,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      path: path.join(dir, 'dist'),
    },
  };
}
