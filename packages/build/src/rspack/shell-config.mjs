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
  // How the federation plugin names the module whose loading is the library's.
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

/** What opens over a page, and what lays it there. */
const isFloating = (/** @type {Chunk} */ chunk) => chunk.name === 'floating';
/** What first pages load besides their start waits for nothing that floats. */
const isOfFirstPage = (/** @type {Chunk} */ chunk) =>
  isOfFirstList(chunk) || ['staff-layout', 'light-layout'].includes(chunk.name ?? '');

/** All of the library that is neither there from the start nor named as a part, and what parts of it load. */
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
 * What every page starts with, in few files that the page itself names: libraries, which seldom
 * change, and all that is our own, with one stylesheet.
 */
const startFiles = {
  cacheGroups: {
    libraries: startFile('libraries', 10, /[\\/]node_modules[\\/]/),
    // All of the shell's own, also of pages that come later: they are a few kilobytes together.
    // What shows the design to those who build it is for them alone.
    styles: {
      name: 'main',
      priority: 20,
      type: /^css/,
      chunks: (/** @type {{ name?: string }} */ chunk) => chunk.name !== 'styleguide',
      enforce: true,
    },
    // What `@muster/ui` has beyond its first names, with what those parts load when they are drawn
    // left in files of their own.
    ui: {
      name: 'ui',
      chunks: isOfUi,
      priority: 15,
      enforce: true,
    },
    // What opens over a page comes after it, with all that finds its place.
    floating: {
      name: 'floating',
      chunks: (/** @type {Chunk} */ chunk) => !chunk.canBeInitial() && !isOfFirstPage(chunk),
      test: (/** @type {Module} */ module, /** @type {{ chunkGraph: ChunkGraph }} */ context) =>
        context.chunkGraph.getModuleChunks(module).some(isFloating),
      priority: 18,
      enforce: true,
    },
    // Of this, what a first form, and a first list, are made of.
    firstForm: partOfUi('first-form', isOfFirstForm, 16),
    firstList: partOfUi('first-list', isOfFirstList, 17),
    companions: togetherIn('companions', ['palette', 'notifications', 'stream', 'nav-counts']),
    staffCompanions: togetherIn('staff-companions', ['staff-counts', 'export-tray']),
    // What two later parts have in common goes along with each, unless it is worth a request.
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

/** The toolkit behind what the shell provides of it; its own names are shared, and would lead back. */
const wholeToolkit = {
  'whole-redux-toolkit$': modern('@reduxjs/toolkit', 'redux-toolkit.modern.mjs'),
  'whole-rtk-query$': modern('@reduxjs/toolkit/query', 'rtk-query.modern.mjs'),
  'whole-rtk-query-react$': modern('@reduxjs/toolkit/query/react', 'rtk-query-react.modern.mjs'),
};

/** The router without its words for developers. */
const quietRouter = {
  'react-router$': resolve('react-router').replace(/development.*$/, 'production/index.mjs'),
};

/** zod without writing schemas into other formats: each schema would bring that along. */
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
      // It loads remotes by itself (`shell/src/registry`), and provides what is shared.
      optimization: { target: 'web', disableRemote: true },
    },
  });
}
