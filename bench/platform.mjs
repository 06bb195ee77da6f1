import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { option } from './checkout.mjs';

/**
 * `operations` returns the database operations of requests since its last call; only for a platform
 * started with BENCH_OPERATIONS.
 * @typedef {{
 *   origin: string,
 *   pid: number,
 *   dataDir: string,
 *   operations: () => Promise<import('./watch-operations.mjs').Operation[]>,
 *   stop: () => Promise<void>,
 * }} Platform
 */

/** The address must be known before the start: sign-in compares it with the origin of requests. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}

/** `--log FILE` keeps the platform's log, warnings and above. */
const log = option('log');

/**
 * Starts the built platform of a checkout on a free port, with demo data in a temporary folder that
 * is removed at the end.
 * @param {{ root: string, pages?: string, dataDir?: string, env?: Record<string, string> }} options
 *   `pages`: the folder whose `shell/dist/remote` it serves; `dataDir`: a folder with data
 * @returns {Promise<Platform>}
 */
export async function startPlatform({
  root,
  pages = root,
  dataDir = mkdtempSync(path.join(tmpdir(), 'muster-bench-data-')),
  env = {},
}) {
  const port = await freePort();
  const child = fork(path.join(import.meta.dirname, 'serve.mjs'), {
    cwd: root,
    // The terminal of a bench shows only its table; the platform's log is kept on request.
    stdio: ['ignore', log ? openSync(log, 'a') : 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      BENCH_ROOT: root,
      BENCH_PAGES: pages,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://localhost:${port}`,
      MONGODB_URI: '',
      RATE_LIMITS: 'off',
      PASSWORD_COST: '1024,1,1',
      ...env,
    },
  });
  const ended = once(child, 'exit');
  const ready = await Promise.race([once(child, 'message'), ended.then(() => null)]);
  if (!ready) throw new Error(`The platform of ${root} did not start`);
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    dataDir,
    operations: async () => {
      child.send('operations');
      const [{ operations }] = await once(child, 'message');
      return operations;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
