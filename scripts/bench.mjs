// npm run bench -- NAME [options]: runs bench/NAME.mjs, or the bench of the package it is about.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';

/** Benches that live beside what they measure. @type {Record<string, string>} */
const ofPackages = { db: 'packages/embedded-mongo/bench/db.ts' };

const [name = '', ...options] = process.argv.slice(2);
const file = ofPackages[name] ?? `bench/${path.basename(name)}.mjs`;
if (name === '' || !existsSync(path.join(root, file))) {
  console.error(`usage: npm run bench -- NAME; known: ${Object.keys(ofPackages).join(', ')}`);
  process.exit(2);
}
process.chdir(root);
process.exit(await run('npx', ['tsx', '--conditions=source', file, ...options]));
