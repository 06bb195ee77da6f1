// npm run dev -- candidates jobs: BFF, shell and the named remotes, all reloading on change; the
// other remotes from their last build. One origin, PORT (4000), with PORT+1 and up behind it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { root } from './setup/root.mjs';

process.chdir(root);
requireNode();
await install();
if ((await build()) !== 0) process.exit(1);

const port = Number(process.env.PORT ?? 4000);
const origin = `http://localhost:${port}`;
const bffPort = port + 1;

const remotes = process.argv.slice(2).map((name, index) => {
  const remote = name.startsWith('mfe-') ? name : `mfe-${name}`;
  if (!existsSync(path.join(root, remote, 'rspack.config.mjs'))) {
    console.error(`There is no ${remote}.`);
    process.exit(1);
  }
  return { name: remote, port: bffPort + 1 + index };
});

/**
 * @param {string} dir
 * @param {string} tool a command of the installed packages
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function watch(dir, tool, args, env) {
  const child = spawn(path.join(root, 'node_modules/.bin', tool), args, {
    cwd: path.join(root, dir),
    stdio: 'inherit',
    // A separate process group, so that its child processes end with it.
    detached: true,
    env: { ...process.env, ...env },
  });
  child.on('exit', (code) => stop(code ?? 0));
  return child;
}

const bffUrl = `http://127.0.0.1:${bffPort}`;
const live = (/** @type {(remote: { name: string, port: number }) => string} */ to) =>
  JSON.stringify(Object.fromEntries(remotes.map((remote) => [remote.name, to(remote)])));

const children = [
  watch('.', 'tsx', ['watch', '--conditions=source', 'bff/src/main.ts'], {
    PORT: String(bffPort),
    PUBLIC_URL: origin,
    REMOTE_OVERRIDES: live(({ name }) => `${origin}/remotes/${name}/dev/mf-manifest.json`),
  }),
  watch('shell', 'rspack', ['dev'], {
    DEV_PORT: String(port),
    BFF_URL: bffUrl,
    LIVE_REMOTES: live((remote) => `http://127.0.0.1:${remote.port}`),
  }),
  ...remotes.map((remote) =>
    watch(remote.name, 'rspack', ['dev'], { DEV_PORT: String(remote.port), BFF_URL: bffUrl }),
  ),
];

let stopping = false;

/**
 * Signals every started group; 0 only checks.
 * @param {NodeJS.Signals | 0} signal
 * @returns {boolean} whether any still exists
 */
function signalAll(signal) {
  const reached = children.map(({ pid }) => {
    try {
      return pid !== undefined && process.kill(-pid, signal);
    } catch {
      return false;
    }
  });
  return reached.includes(true);
}

/**
 * Ends everything that was started. A watcher that is restarting its program may miss the signal
 * and keep running: after five seconds, the rest of each group is killed.
 * @param {number} code
 */
function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  signalAll('SIGTERM');
  const killAt = Date.now() + 5_000;
  const timer = setInterval(() => {
    if (signalAll(Date.now() < killAt ? 0 : 'SIGKILL')) return;
    clearInterval(timer);
  }, 100);
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => stop(0));
console.log(
  `Muster in development: ${origin}${remotes.map(({ name }) => `, live: ${name}`).join('')}`,
);
