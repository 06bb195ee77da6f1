// npm start: from a fresh clone to a running platform. Uses only Node's own modules, because nothing
// is installed yet at the beginning.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { root } from './setup/root.mjs';

process.chdir(root);
requireNode();
await install();
const code = await build();
if (code !== 0) process.exit(code);

const server = spawn(process.execPath, [path.join(root, 'bff/dist/main.js')], { stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  // The terminal already sends Ctrl+C to the server; this waits for its graceful end.
  process.on(signal, () => signal === 'SIGINT' || server.kill(signal));
}
server.on('exit', (exitCode, signal) => process.exit(signal ? 1 : (exitCode ?? 1)));
