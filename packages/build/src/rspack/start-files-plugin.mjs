import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Notes in `start.json`, beside the built shell, what a page needs that its HTML does not name: the
 * files of each layout and the font of the first words. The server has them loaded ahead.
 */
export class StartFilesPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.done.tap('StartFilesPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const { compilation } = stats;
      const base = compiler.options.output.publicPath;
      const address = (/** @type {string} */ file) => `${base}${file}`;
      const filesOf = (/** @type {string} */ chunk) =>
        [...(compilation.namedChunks.get(chunk)?.files ?? [])]
          .filter((file) => /\.(js|css)$/.test(file))
          .map(address);
      const light = filesOf('light-layout');
      const fonts = Object.keys(compilation.assets).filter((file) => firstFont.test(file));
      const start = {
        fonts: fonts.map(address),
        layouts: { staff: filesOf('staff-layout'), client: light, self: light },
      };
      writeFileSync(path.join(compiler.outputPath, '..', 'start.json'), JSON.stringify(start));
    });
  }
}

/** Names with other letters ask for their subset when they are drawn. */
const firstFont = /inter-latin-wght-normal\.\w+\.woff2$/;
