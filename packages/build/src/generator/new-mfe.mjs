// npm run new:mfe NAME [list-feature-folder]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mfeFiles } from './mfe-template.mjs';

const root = path.resolve(import.meta.dirname, '../../../..');

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}

const area = (process.argv[2] ?? '').replace(/^mfe-/, '');
if (!/^[a-z]+(-[a-z]+)*$/.test(area))
  stop('Usage: npm run new:mfe NAME (kebab-case, like billing)');

const name = `mfe-${area}`;
const dir = path.join(root, name);
if (existsSync(dir)) stop(`${name} exists already`);

const camel = area.replace(/-([a-z])/g, (_all, letter) => letter.toUpperCase());
const files = mfeFiles({
  name,
  area,
  table: `${camel}Routes`,
  folder: process.argv[3] ?? `${area}-list`,
  endpoints: [`${camel}Endpoints`, `${camel}List`, 'list'],
});
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
}

const tsconfig = path.join(root, 'tsconfig.json');
const references = JSON.parse(readFileSync(tsconfig, 'utf8'));
references.references.push({ path: name });
writeFileSync(tsconfig, `${JSON.stringify(references, null, 2)}\n`);

console.log(`${name} made. Left to do:
  1. packages/contracts: the owner in core/routes.ts, routes/${area}.routes.ts with ${camel}Routes, a line in all-routes.ts
  2. packages/contracts: domains/${area} with ${camel}Endpoints.list
  3. npm install`);
