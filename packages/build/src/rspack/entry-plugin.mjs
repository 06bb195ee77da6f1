import { rspack } from '@rspack/core';
import { entryFile, entryLimit } from './entry.mjs';

/** Font of a page's first words; names with other letters load their subset. */
const firstFont = /inter-latin-wght-normal\.\w+\.woff2$/;

/**
 * Writes what the server has to know of the page to `entry.json` beside it, and refuses a page that
 * is too heavy for an entry page.
 */
export class EntryPlugin {
  /** @param {import('./entry.mjs').EntryPage} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('EntryPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EntryPlugin', stage }, (assets) => {
        if (compilation.errors.length > 0) return;
        const base = compiler.options.output.publicPath;
        const fonts = Object.keys(assets).filter((file) => firstFont.test(file));
        const start = [...(compilation.entrypoints.get('main')?.getFiles() ?? [])];
        const bytes = start
          .filter((file) => file.endsWith('.js'))
          .reduce((sum, file) => sum + (assets[`${file}.br`]?.size() ?? 0), 0);
        if (bytes > entryLimit)
          compilation.errors.push(
            new Error(`The entry page loads ${bytes} bytes of scripts, ${entryLimit} at most`),
          );
        const noted = {
          ...this.page,
          start: start.filter((file) => /\.(js|css)$/.test(file)),
          fonts: fonts.map((file) => `${base}${file}`),
        };
        const text = `${JSON.stringify(noted)}\n`;
        compilation.emitAsset(entryFile, new rspack.sources.RawSource(text));
      });
    });
  }
}
