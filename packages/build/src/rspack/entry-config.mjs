import path from 'node:path';
import { rspack } from '@rspack/core';
import { entryAliases } from '../source/entry-aliases.mjs';
import { baseConfig } from './base-config.mjs';
import { CountedPlugin } from './counted-plugin.mjs';
import { entryFolder } from './entry.mjs';
import { EntryPlugin } from './entry-plugin.mjs';
import { readTemplate } from './page-template.mjs';

/** @typedef {import('./entry.mjs').EntryPage} EntryPage */

/** What the build of a remote with an entry page waits for. @param {string} name */
export const entryBuildOf = (name) => `${name}-entry`;

/**
 * The build of a remote's entry page, `src/entry/main.tsx`: a document of its own with libraries of
 * its own, in a folder of the release that the remote's build makes.
 * @param {{ name: string, dir: string, release: import('./release.mjs').Release, page: EntryPage }} options
 * @returns {import('@rspack/core').Configuration}
 */
export function entryConfig({ name, dir, release, page }) {
  const base = baseConfig({ name, dir, dev: false, alone: true });
  return {
    ...base,
    name: entryBuildOf(name),
    entry: { main: './src/entry/main.tsx' },
    resolve: { ...base.resolve, alias: entryAliases },
    module: {
      ...base.module,
      parser: { ...base.module?.parser, javascript: { exportsPresence: 'error' } },
    },
    // Class names of CSS modules are unique, so their order does not matter.
    ignoreWarnings: [/Conflicting order/],
    plugins: [
      ...(base.plugins ?? []),
      new rspack.HtmlRspackPlugin({
        templateContent: readTemplate(path.join(import.meta.dirname, 'entry-page.html')),
        scriptLoading: 'defer',
      }),
      new CountedPlugin(dir),
      new EntryPlugin(page),
    ],
    output: {
      ...base.output,
      path: path.join(release.dir, release.build, entryFolder),
      clean: true,
      publicPath: `/remotes/${name}/${release.build}/${entryFolder}/`,
      uniqueName: `${name}-entry`,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
    },
  };
}
