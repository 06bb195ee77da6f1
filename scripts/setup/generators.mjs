// Generated code must pass unchanged: tested on a copy of the repository.
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyRepository } from '../../packages/build/src/generator/repository-copy.mjs';
import { checks } from '../check.mjs';
import { run } from './run.mjs';

/** One of each kind: a remote, a domain with a read and a write, a page and an overlay over it. */
const made = [
  ['new:mfe', 'billing'],
  ['new:domain', 'invoices'],
  ['new:endpoint', 'invoices', 'read'],
  ['new:endpoint', 'invoices', 'archive', 'post'],
  ['new:feature', 'client-dashboard', 'past-invoices', 'clientDashboardPastInvoices'],
  ['new:feature', 'client-dashboard', 'invoice-details', 'clientDashboardInvoiceDetails'],
];

/** A planned page and an overlay over it, before a generator creates them. */
const planned = `
  clientDashboardPastInvoices: {
    path: '/client-dashboard/past-invoices',
    access: 'client',
    kind: 'page',
    layout: 'client',
    title: 'Past invoices',
    status: 'planned',
    permission: 'clientInterview.list',
  },
  clientDashboardInvoiceDetails: {
    path: '/client-dashboard/invoice-details/:id',
    access: 'client',
    kind: 'overlay',
    layout: 'client',
    parent: '/client-dashboard/past-invoices',
    title: 'Invoice details',
    status: 'planned',
    permission: 'clientInterview.list',
  },`;

/** @param {string} copy */
function planScreens(copy) {
  const table = path.join(copy, 'packages/contracts/src/routes/client-dashboard.routes.ts');
  const begin = "defineRoutes('mfe-client-dashboard', {";
  writeFileSync(table, readFileSync(table, 'utf8').replace(begin, begin + planned));
}

/** The generated tests, and those that check tables with generated entries. */
const tests = [
  'invoice',
  'mfe-billing',
  'features/(past-invoices|invoice-details)',
  'contracts/.*(routes|endpoints|permissions)',
];

/** Folders that the generators change; the rest of the copy was checked in the original. */
const touched = ['packages/contracts', 'bff', 'mfe-billing', 'mfe-client-dashboard', 'e2e'];

/**
 * Returns the sources in a copy that were written after a moment.
 * @param {string} copy @param {number} since
 */
const writtenSince = (copy, since) =>
  touched
    .flatMap((folder) =>
      readdirSync(path.join(copy, folder), { recursive: true, withFileTypes: true }),
    )
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/dist/') && statSync(file).mtimeMs > since);

/**
 * @param {{ full: boolean }} options `full`: the whole `npm test` of the copy
 * @returns {Promise<number>} the exit code
 */
export async function tryGenerators({ full }) {
  const copy = copyRepository();
  const copied = Date.now();
  /** @param {string} command @param {string[]} args */
  const inCopy = (command, args) =>
    run(command, args, {
      cwd: copy,
      quiet: true,
      env: { MUSTER_GENERATED: '1', MUSTER_TURN: 'all' },
    });
  try {
    planScreens(copy);
    for (const [script = '', ...args] of made) {
      const code = await inCopy('npm', ['run', '-s', script, '--', ...args]);
      if (code !== 0) return code;
    }
    if (full) return await inCopy('node', ['scripts/test.mjs']);
    const sources = writtenSince(copy, copied);
    for (const [name, command, args] of checks) {
      // The rest is covered by `npm run test:full`, which runs the copy's whole `npm test`.
      if (name !== 'types' && name !== 'lint') continue;
      const code = await inCopy(String(command), [
        .../** @type {string[]} */ (args),
        ...(name === 'types' ? [] : sources),
      ]);
      if (code !== 0) return code;
    }
    return await inCopy('npx', ['jest', '--testPathPatterns', ...tests]);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
