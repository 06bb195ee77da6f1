// Child process of `platform.mjs`: the built BFF of one checkout with production headers and demo
// data, with the pages of another folder if one is named. Sends its parent the port and, with
// BENCH_OPERATIONS, replies to each message with the database operations since the last one.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { watchOperations } from './watch-operations.mjs';

const {
  BENCH_ROOT = '',
  BENCH_PAGES = BENCH_ROOT,
  BENCH_OPERATIONS = '',
  ...environment
} = process.env;
process.env.NODE_ENV = 'production';

/** @param {string} file @returns {Promise<any>} */
const built = (file) => import(pathToFileURL(path.join(BENCH_ROOT, 'bff/dist', file)).href);

const [{ loadConfig }, { createLog }, { allDomains }, { startPlatform }] = await Promise.all(
  ['config.js', 'log.js', 'domains/all-domains.js', 'platform.js'].map(built),
);
const config = {
  ...loadConfig({ ...environment, NODE_ENV: 'development', SEED: 'demo' }, BENCH_ROOT),
  // Production refuses demo data, so the other production settings are set manually.
  env: 'production',
  strictResponses: false,
  rootDir: BENCH_PAGES,
};
const platform = await startPlatform({ config, log: createLog('warn'), domains: allDomains });
if (BENCH_OPERATIONS) {
  const taken = watchOperations(BENCH_OPERATIONS === 'places' ? BENCH_ROOT : null);
  process.on('message', () => process.send?.({ operations: taken() }));
}
process.send?.({ port: platform.port });
const stop = async () => {
  await platform.stop();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('disconnect', () => void stop());
