#!/usr/bin/env node
// muster-remote build | dev [--mocks] | release | check: what a remote in a repository of its own is
// made with. `release` and `check` take --to URL (MUSTER_URL), the token MUSTER_RELEASE_TOKEN,
// --note "…", --canary-share 10, --canary-role recruiter, --canary-user mail and --static.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isBuilt, releaseOf } from '../rspack/release.mjs';
import { deliver } from './deliver.mjs';
import { Refused } from './refused.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string', default: process.env.MUSTER_URL ?? '' },
    note: { type: 'string', default: '' },
    mocks: { type: 'boolean', default: false },
    static: { type: 'boolean', default: false },
    'canary-share': { type: 'string' },
    'canary-role': { type: 'string', multiple: true, default: [] },
    'canary-user': { type: 'string', multiple: true, default: [] },
  },
});

/** @param {string[]} args @param {Record<string, string>} env */
function rspack(args, env = {}) {
  const cli = createRequire(import.meta.url).resolve('@rspack/cli/package.json');
  const command = path.join(path.dirname(cli), 'bin/rspack.js');
  const options = { stdio: /** @type {const} */ ('inherit'), env: { ...process.env, ...env } };
  return spawnSync(process.execPath, [command, ...args], options).status ?? 1;
}

function build() {
  const dir = process.cwd();
  const release = releaseOf(path.basename(dir), dir);
  if (!isBuilt(release) && rspack(['build']) !== 0)
    throw new Refused('It could not be built. Nothing was released.');
  return release;
}

/** @returns {import('@muster/contracts').DeliveryManifest['canary']} */
function canary() {
  const { 'canary-share': share, 'canary-role': roles, 'canary-user': mails } = values;
  if (share === undefined && roles.length + mails.length === 0) return null;
  return { share: Number(share ?? 0), roles: /** @type {any} */ (roles), mails };
}

/** @param {'release' | 'try'} purpose */
const deliverIt = (purpose) =>
  deliver(build(), {
    to: values.to,
    token: process.env.MUSTER_RELEASE_TOKEN ?? '',
    purpose,
    note: values.note,
    canary: canary(),
    inBrowser: !values.static,
  });

/** @type {Record<string, () => unknown>} */
const commands = {
  build: () => console.log(`Build ${build().build} lies in dist/remote.`),
  dev: () => {
    const env = ['--env', 'standalone', ...(values.mocks ? ['--env', 'mocks'] : [])];
    process.exitCode = rspack(['dev', ...env], { NODE_ENV: 'development' });
  },
  release: () => deliverIt('release'),
  check: () => deliverIt('try'),
};

const command = commands[positionals[0] ?? ''];
try {
  if (!command) throw new Refused(`Which of: ${Object.keys(commands).join(', ')}?`);
  await command();
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
