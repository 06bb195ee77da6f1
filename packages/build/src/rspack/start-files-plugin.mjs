import { rspack } from '@rspack/core';

/**
 * Writes to `start.json`, within the built shell, what a page needs: the files in its HTML, those
 * of each layout and the font of the first words. The server has them preloaded.
 */
export class StartFilesPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('StartFilesPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'StartFilesPlugin', stage }, (assets) => {
        if (compilation.errors.length > 0) return;
        const base = compiler.options.output.publicPath;
        const start = startOf(compilation, Object.keys(assets), (file) => `${base}${file}`);
        const text = `${JSON.stringify(start)}\n`;
        compilation.emitAsset('start.json', new rspack.sources.RawSource(text));
      });
    });
  }
}

/**
 * @param {import('@rspack/core').Compilation} compilation
 * @param {string[]} files
 * @param {(file: string) => string} address
 */
function startOf({ namedChunks, entrypoints }, files, address) {
  const filesOf = (/** @type {string} */ chunk) =>
    [...(namedChunks.get(chunk)?.files ?? [])]
      .filter((file) => /\.(js|css)$/.test(file))
      .map(address);
  const light = filesOf('light-layout');
  const form = filesOf('first-form');
  const named = entrypoints.get('main')?.getFiles() ?? [];
  const list = filesOf('first-list');
  const floating = filesOf('floating');
  return {
    // For earlier pages: the files in its HTML, and the rest of the component library.
    ahead: [
      ...named.filter((file) => /\.(js|css)$/.test(file)).map(address),
      ...list,
      ...floating,
      ...filesOf('ui'),
    ],
    fonts: files.filter((file) => firstFont.test(file)).map(address),
    // Staff open a list first; for other pages the frame loads the rest (`use-library-ahead.ts`).
    // Overlays are for addresses that open something over their page.
    overlays: floating,
    layouts: {
      staff: [...filesOf('staff-layout'), ...list],
      client: light,
      self: [...light, ...form, ...list, ...floating, ...filesOf('ui')],
      guest: [...form, ...floating],
    },
  };
}

/** Names with other letters load their subset when they are drawn. */
const firstFont = /inter-latin-wght-normal\.\w+\.woff2$/;
