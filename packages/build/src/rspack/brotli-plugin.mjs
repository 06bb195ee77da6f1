import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { rspack } from '@rspack/core';

const compress = promisify(brotliCompress);
const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/**
 * Puts a compressed copy, `.br`, beside each script and stylesheet: once and thoroughly, where a
 * server would do it for each request and in haste.
 */
export class BrotliPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('BrotliPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise(
        { name: 'BrotliPlugin', stage },
        async (assets) => {
          const files = Object.keys(assets).filter((file) => /\.(js|css)$/.test(file));
          await Promise.all(
            files.map(async (file) => {
              const source = assets[file]?.buffer() ?? Buffer.alloc(0);
              const small = await compress(source, { params: quality });
              compilation.emitAsset(`${file}.br`, new rspack.sources.RawSource(small));
            }),
          );
        },
      );
    });
  }
}
