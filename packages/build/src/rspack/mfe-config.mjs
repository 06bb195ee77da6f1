import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { baseConfig } from './base-config.mjs';
import { CountedPlugin } from './counted-plugin.mjs';
import { devPort, devServer } from './dev-server.mjs';
import { entryBuildOf, entryConfig } from './entry-config.mjs';
import { entryFile, entryFolder } from './entry.mjs';
import { federationAlias, federationAsModules } from './federation-modules.mjs';
import { NeedsPlugin } from './needs-plugin.mjs';
import { OwnRoutesPlugin } from './own-routes-plugin.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { releaseOf } from './release.mjs';
import { sharedSingletons } from './shared-singletons.mjs';

/** @typedef {import('@rspack/core').Configuration} Configuration */
/** @typedef {import('./entry.mjs').EntryPage} EntryPage */
/** @typedef {import('./release.mjs').Release} Release */

/**
 * The build of one remote.
 * - `rspack build`: a release in `dist/remote/BUILD/`, announced in `dist/remote/latest.json`
 * - `rspack dev`: served below `/remotes/NAME/dev/` for a running shell, with hot reload
 * - `rspack dev --env standalone`: a page of its own, without shell and federation; with `--env mocks`
 *   also without a platform
 * @param {{ name: string, dir: string, entryPage?: EntryPage }} remote name of the package and its
 *   folder; `entryPage`: what of it visitors get before the rest
 * @returns {(env: Record<string, unknown>) => Configuration | Configuration[]}
 */
export function mfeConfig({ name, dir, entryPage }) {
  return (env = {}) => {
    if (env.standalone) return standaloneConfig({ name, dir, mocks: Boolean(env.mocks) });
    if (env.RSPACK_SERVE) return liveConfig({ name, dir });
    const release = releaseOf(name, dir);
    const remote = releaseConfig({ name, dir, release, hasEntry: Boolean(entryPage) });
    // The last announced release is complete.
    return entryPage ? [entryConfig({ name, dir, release, page: entryPage }), remote] : remote;
  };
}

/** @param {{ name: string, dir: string, dev: boolean }} options */
function federation({ name, dir, dev }) {
  return new ModuleFederationPlugin({
    name: name.replaceAll('-', '_'),
    filename: dev ? 'remote-entry.js' : 'remote-entry.[contenthash:8].js',
    exposes: { './app': { import: [...(dev ? refreshClients() : []), './src/lifecycles.tsx'] } },
    shared: sharedSingletons('consumer', dir),
    shareStrategy: 'loaded-first',
    manifest: { fileName: 'mf-manifest.json' },
    dts: false,
    dev: false,
    experiments: {
      // The shell contains the federation runtime; a development build brings its own.
      externalRuntime: !dev,
      // Only the shell loads remotes.
      optimization: { target: 'web', disableRemote: true },
    },
  });
}

/**
 * Applies changes of a live remote to the page: React Refresh keeps component state; a change that
 * it cannot apply reloads the page. The remote has no entry of its own, to which the development
 * server would add this automatically.
 */
function refreshClients() {
  const { resolve } = createRequire(import.meta.url);
  const server = new URLSearchParams({
    protocol: 'ws',
    hostname: 'localhost',
    port: String(devPort()),
    pathname: '/ws',
    logging: 'warn',
    hot: 'true',
    'live-reload': 'true',
    reconnect: '10',
  });
  return [
    resolve('@rspack/plugin-react-refresh/react-refresh-entry'),
    resolve('@rspack/core/hot/dev-server'),
    `${resolve('@rspack/dev-server/client/index.js')}?${server}`,
  ];
}

/** @param {{ name: string, dir: string, release: Release, hasEntry: boolean }} remote */
function releaseConfig({ name, dir, release, hasEntry }) {
  const base = baseConfig({ name, dir, dev: false });
  return {
    ...base,
    ...(hasEntry && { dependencies: [entryBuildOf(name)] }),
    entry: {},
    resolve: { ...base.resolve, alias: federationAlias },
    plugins: [
      ...(base.plugins ?? []),
      federationAsModules(),
      federation({ name, dir, dev: false }),
      new CountedPlugin(dir),
      new NeedsPlugin(dir),
      new OwnRoutesPlugin(dir),
      new ReleasePlugin(release, hasEntry ? [path.posix.join(entryFolder, entryFile)] : []),
    ],
    optimization: {
      ...base.optimization,
      // Every file of a release has its own address, so separate libraries would be cached no
      // longer and cost one more request.
      splitChunks: { cacheGroups: { defaultVendors: false } },
    },
    output: {
      ...base.output,
      path: path.join(release.dir, release.build),
      clean: hasEntry ? { keep: `${entryFolder}/` } : true,
      publicPath: 'auto',
      uniqueName: `${name}-${release.build}`,
      // Stylesheets of an earlier build stay on open pages, so class names must differ.
      hashSalt: release.build,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
    },
  };
}

/** @param {{ name: string, dir: string }} remote */
function liveConfig({ name, dir }) {
  const base = baseConfig({ name, dir, dev: true });
  const publicPath = `/remotes/${name}/dev/`;
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      federation({ name, dir, dev: true }),
      new OwnRoutesPlugin(dir),
    ],
    output: {
      ...base.output,
      path: path.join(dir, 'dist/live'),
      publicPath,
      uniqueName: `${name}-dev`,
    },
    devServer: { ...devServer({ publicPath }), liveReload: true, client: false },
  };
}

/** @param {{ name: string, dir: string, mocks: boolean }} remote `mocks`: answers in place of a platform */
function standaloneConfig({ name, dir, mocks }) {
  const base = baseConfig({ name, dir, dev: true, alone: true });
  return {
    ...base,
    entry: { main: [...(mocks ? ['./src/mocks.ts'] : []), './src/standalone.tsx'] },
    // Class names of CSS modules are unique, so their order does not matter.
    ignoreWarnings: [/Conflicting order/],
    plugins: [
      ...(base.plugins ?? []),
      new rspack.HtmlRspackPlugin({
        title: name,
        template: path.join(import.meta.dirname, 'standalone.html'),
      }),
    ],
    output: {
      ...base.output,
      path: path.join(dir, 'dist/standalone'),
      publicPath: '/',
      uniqueName: name,
    },
    devServer: devServer({ publicPath: '/', pages: true, proxied: ['/api'] }),
  };
}
