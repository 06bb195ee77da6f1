import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { baseConfig } from './base-config.mjs';
import { devServer } from './dev-server.mjs';
import { federationAlias, federationAsModules } from './federation-modules.mjs';
import { CountedPlugin } from './counted-plugin.mjs';
import { readTemplate } from './page-template.mjs';
import { ProvidesPlugin } from './provides-plugin.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { releaseOf } from './release.mjs';
import { sharedSingletons } from './shared-singletons.mjs';
import { StartFilesPlugin } from './start-files-plugin.mjs';

/** @typedef {import('@rspack/core').Chunk} Chunk */
/** @typedef {import('@rspack/core').Module} Module */
/** @typedef {import('@rspack/core').ChunkGraph} ChunkGraph */

/**
 * The build of the shell. It knows no remote: those are registered at run time, from the registry.
 * `rspack build` makes a release in `dist/remote/BUILD/`, announced in `dist/remote/latest.json`.
 * `LIVE_REMOTES` (JSON, name to address) is for development: remotes with hot reload.
 * @param {{ name: string, dir: string }} shell
 * @returns {(env: Record<string, unknown>) => import('@rspack/core').Configuration}
 */
export function shellConfig({ name, dir }) {
  return (env = {}) => {
    const dev = Boolean(env.RSPACK_SERVE);
    const base = baseConfig({ name, dir, dev });
    const hash = dev ? '' : '.[contenthash:8]';
    const release = dev ? null : releaseOf(name, dir);
    const publicPath = release ? `/remotes/${name}/${release.build}/` : '/';
    return {
      ...base,
      entry: { main: './src/main.ts' },
      resolve: {
        ...base.resolve,
        alias: { ...federationAlias, ...wholeToolkit, ...(dev ? {} : quietRouter) },
      },
      plugins: [
        ...(base.plugins ?? []),
        federationAsModules(),
        withoutFormats(),
        federation(dir, dev),
        new rspack.HtmlRspackPlugin({
          templateContent: pageTemplate(dir, release?.build ?? null),
          scriptLoading: 'defer',
        }),
        ...(release ? releasePlugins(dir, release) : []),
      ],
      optimization: { ...base.optimization, ...(dev ? {} : { splitChunks: startFiles }) },
      output: {
        ...base.output,
        path: release ? path.join(release.dir, release.build) : path.join(dir, 'dist/live'),
        clean: !dev,
        publicPath,
        uniqueName: name,
        filename: `assets/[name]${hash}.js`,
        chunkFilename: `assets/[name]${hash}.js`,
        cssFilename: `assets/[name]${hash}.css`,
        cssChunkFilename: `assets/[name]${hash}.css`,
      },
      devServer: devServer({
        publicPath,
        pages: true,
        proxied: ['/api', '/remotes'],
        remotes: JSON.parse(process.env.LIVE_REMOTES ?? '{}'),
      }),
    };
  };
}

/**
 * Chunks that are loaded for a library alone; what it loads itself, an editor or charts, stays apart.
 * @param {string} library
 */
function loadedFor(library) {
  // The federation plugin's name for the module that loads the library.
  const provider = `provide shared module (default) ${library}@`;
  return (/** @type {Chunk} */ { groupsIterable }) => {
    const groups = [...groupsIterable];
    const origins = groups.flatMap((group) => [...group.origins]);
    return (
      !groups.some((group) => group.isInitial()) &&
      origins.some(({ module }) => module?.identifier().startsWith(provider))
    );
  };
}
const isOfFirstForm = loadedFor('@muster/ui/first-form');
const isOfFirstList = loadedFor('@muster/ui/first-list');
const isOfWhole = loadedFor('@muster/ui');

/** Overlays, and what positions them. */
const isFloating = (/** @type {Chunk} */ chunk) => chunk.name === 'floating';
/** First pages do not wait for overlays. */
const isOfFirstPage = (/** @type {Chunk} */ chunk) =>
  isOfFirstList(chunk) || ['staff-layout', 'light-layout'].includes(chunk.name ?? '');

/**
 * The part of the library that is neither loaded at the start nor a named part, with what it loads.
 */
const isOfUi = (/** @type {Chunk} */ chunk) =>
  isOfWhole(chunk) || ['filter-editor', 'virtual-body'].includes(chunk.name ?? '');

/**
 * A part of the library in a file of its own: the rest of the library takes it from there, another
 * part has what both are made of as well, so that neither waits for the other.
 * @param {string} name @param {(chunk: Chunk) => boolean} isOfPart @param {number} priority
 */
function partOfUi(name, isOfPart, priority) {
  return {
    name,
    chunks: (/** @type {Chunk} */ chunk) => isOfPart(chunk) || isOfUi(chunk),
    test: (/** @type {Module} */ module, /** @type {{ chunkGraph: ChunkGraph }} */ context) =>
      context.chunkGraph.getModuleChunks(module).some(isOfPart),
    priority,
    enforce: /** @type {const} */ (true),
  };
}

/**
 * What every page starts with, in few files that the page names: libraries, which seldom change,
 * and all of the shell's own code, with one stylesheet.
 */
const startFiles = {
  cacheGroups: {
    libraries: startFile('libraries', 10, /[\\/]node_modules[\\/]/),
    // All styles of the shell, also of later pages: together they are a few kilobytes. The design
    // pages for developers are excluded.
    styles: {
      name: 'main',
      priority: 20,
      type: /^css/,
      chunks: (/** @type {{ name?: string }} */ chunk) => chunk.name !== 'styleguide',
      enforce: true,
    },
    // The rest of `@muster/ui` after its first names; what its parts load when rendered stays in
    // separate files.
    ui: {
      name: 'ui',
      chunks: isOfUi,
      priority: 15,
      enforce: true,
    },
    // Overlays load after the page, with the code that positions them.
    floating: {
      name: 'floating',
      chunks: (/** @type {Chunk} */ chunk) => !chunk.canBeInitial() && !isOfFirstPage(chunk),
      test: (/** @type {Module} */ module, /** @type {{ chunkGraph: ChunkGraph }} */ context) =>
        context.chunkGraph.getModuleChunks(module).some(isFloating),
      priority: 18,
      enforce: true,
    },
    // The parts of it for a first form and a first list.
    firstForm: partOfUi('first-form', isOfFirstForm, 16),
    firstList: partOfUi('first-list', isOfFirstList, 17),
    companions: togetherIn('companions', ['palette', 'notifications', 'stream', 'nav-counts']),
    staffCompanions: togetherIn('staff-companions', ['staff-counts', 'export-tray']),
    // Code shared by two later parts is duplicated in each, unless it is worth a request.
    default: { minChunks: 2, priority: -20, minSize: 60_000, reuseExistingChunk: true },
  },
};

/**
 * Parts that every signed-in person's page, or every page of staff, loads by itself once it is quiet,
 * each asked for where it is used: they come in one file.
 * @param {string} name @param {readonly string[]} parts
 */
function togetherIn(name, parts) {
  const chunks = (/** @type {{ name?: string }} */ chunk) => parts.includes(chunk.name ?? '');
  return { name, chunks, priority: 15, enforce: true };
}

/** @param {string} name @param {number} priority @param {RegExp} [test] */
function startFile(name, priority, test) {
  return { name, priority, test, chunks: /** @type {const} */ ('initial'), enforce: true };
}

/** @param {string} dir @param {import('./release.mjs').Release} release */
const releasePlugins = (dir, release) => [
  new CountedPlugin(dir),
  new StartFilesPlugin(),
  new ProvidesPlugin(),
  new ReleasePlugin(release),
];

/** The page, which says of which build it is. @param {string} dir @param {string | null} build null: while developing */
function pageTemplate(dir, build) {
  const page = readTemplate(path.join(dir, 'src/index.html'));
  if (build) return page.replaceAll('__BUILD__', build);
  const hook = readFileSync(path.join(import.meta.dirname, 'devtools-hook.html'), 'utf8');
  return page.replaceAll('__BUILD__', '').replace('<head>', () => `<head>\n${hook}`);
}

const { resolve } = createRequire(import.meta.url);

const modern = (/** @type {string} */ name, /** @type {string} */ file) =>
  resolve(name).replace(/cjs.*$/, file);

/**
 * The full toolkit behind the shell's reduced one; its own names are shared and would resolve in a
 * loop.
 */
const wholeToolkit = {
  'whole-redux-toolkit$': modern('@reduxjs/toolkit', 'redux-toolkit.modern.mjs'),
  'whole-rtk-query$': modern('@reduxjs/toolkit/query', 'rtk-query.modern.mjs'),
  'whole-rtk-query-react$': modern('@reduxjs/toolkit/query/react', 'rtk-query-react.modern.mjs'),
};

/** The router without its developer messages. */
const quietRouter = {
  'react-router$': resolve('react-router').replace(/development.*$/, 'production/index.mjs'),
};

/** Leaves out zod's conversion of schemas to other formats, which each schema would include. */
const withoutFormats = () =>
  new rspack.NormalModuleReplacementPlugin(
    /^\.\.?\/(core\/)?(to-json-schema|json-schema-processors)\.js$/,
    path.join(import.meta.dirname, '../shared/zod-formats.cjs'),
  );

/** @param {string} dir @param {boolean} dev */
function federation(dir, dev) {
  return new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    shared: sharedSingletons('provider', dir),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: {
      provideExternalRuntime: !dev,
      // The shell loads remotes itself (`shell/src/registry`), and provides what is shared.
      optimization: { target: 'web', disableRemote: true },
    },
  });
}
