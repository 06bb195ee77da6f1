// npm run bench -- [NAME …] [--write] [options]: runs all benches in order, or the named ones.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { markdownOf } from '../bench/markdown.mjs';
import { machine } from '../bench/machine.mjs';
import { writeTables } from '../bench/write-tables.mjs';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';

/** The order in which all of them run. */
const benches = [
  { name: 'first-load', file: 'bench/first-load.mjs' },
  { name: 'navigation', file: 'bench/navigation.mjs' },
  { name: 'pages', file: 'bench/pages.mjs' },
  { name: 'interaction', file: 'bench/interaction.mjs' },
  { name: 'api', file: 'bench/api.mjs' },
  { name: 'lists', file: 'bench/lists.mjs' },
  { name: 'search', file: 'bench/search.mjs' },
  { name: 'mixed-day', file: 'bench/mixed-day.mjs' },
  { name: 'export', file: 'bench/export.mjs' },
  { name: 'import', file: 'bench/import.mjs' },
  { name: 'bulk', file: 'bench/bulk.mjs' },
  { name: 'board', file: 'bench/board.mjs' },
  { name: 'pools', file: 'bench/pools.mjs' },
  { name: 'scheduling', file: 'bench/scheduling.mjs' },
  { name: 'reports', file: 'bench/reports.mjs' },
  { name: 'build', file: 'bench/build-times.mjs' },
  { name: 'client-entry', file: 'bench/client-entry.mjs' },
  { name: 'apply-entry', file: 'bench/apply-entry.mjs' },
  { name: 'db', file: 'packages/embedded-mongo/bench/db.ts' },
].filter(({ file }) => existsSync(path.join(root, file)));

const args = process.argv.slice(2);
const firstOption = args.findIndex((arg) => arg.startsWith('-'));
const names = firstOption < 0 ? args : args.slice(0, firstOption);
const given = firstOption < 0 ? [] : args.slice(firstOption);
const write = given.find((option) => /^--write(=|$)/.test(option));
const options = given.filter((option) => option !== write);

const known = benches.map(({ name }) => name);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`usage: npm run bench -- [NAME …] [--write]; known: ${known.join(', ')}`);
  process.exit(2);
}

/** @param {string} file @returns {import('../bench/report.mjs').Report[]} */
const tablesIn = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

process.chdir(root);
const folder = mkdtempSync(path.join(tmpdir(), 'muster-bench-'));
const results = [];
for (const { name, file } of benches) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.error(`\n== ${name}`);
  const reportFile = path.join(folder, `${name}.jsonl`);
  const code = await run('npx', ['tsx', '--conditions=source', file, ...options], {
    env: { BENCH_REPORT: reportFile },
  });
  results.push({ name, code, tables: tablesIn(reportFile) });
}
rmSync(folder, { recursive: true, force: true });

const measured = results.filter(({ tables }) => tables.length > 0);
if (measured.length > 1 || names.length === 0) {
  console.log(`\n# Measurements\n\n${machine()}`);
  for (const { name, tables } of measured)
    console.log(`\n## ${name}\n\n${tables.map(markdownOf).join('\n\n')}`);
}
if (write) writeTables(path.join(root, 'docs/bench.md'), write.split('=')[1] ?? 'now', measured);
const failed = results.filter(({ code }) => code !== 0).map(({ name }) => name);
if (failed.length > 0) console.error(`\nNot measured to the end: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
