import { rspack } from '@rspack/core';
import { openCompressed } from './compressed.mjs';

/**
 * Writes a compressed copy, `.br`, beside each script and stylesheet: once and thoroughly, where a
 * server would compress quickly for each request.
 */
export class BrotliPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const compressed = openCompressed();
    compiler.hooks.compilation.tap('BrotliPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise(
        { name: 'BrotliPlugin', stage },
        async (assets) => {
          const files = Object.keys(assets).filter((file) => /\.(js|css)$/.test(file));
          await Promise.all(
            files.map(async (file) => {
              const small = await compressed.of(assets[file]?.buffer() ?? Buffer.alloc(0));
              compilation.emitAsset(`${file}.br`, new rspack.sources.RawSource(small));
            }),
          );
        },
      );
    });
    compiler.hooks.done.tap('BrotliPlugin', () => compressed.tidy());
  }
}
