// Finds tests that cannot fail: expectations in a loop over a possibly empty list, and runs that
// pass without any test. oxlint finds conditions around expectations.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { findLoops } from './find-loops.mjs';

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
  { cwd: root, encoding: 'utf8', maxBuffer: 1e8 },
)
  .split('\n')
  .filter((file) => /\.(test|spec)\.tsx?$|jest\.config\.mjs$|playwright\.config\.ts$/.test(file));

let failed = 0;
for (const file of files) {
  const source = readFileSync(join(root, file), 'utf8');
  if (/passWithNoTests:\s*true/.test(source)) {
    failed++;
    console.error(`${file}: passes with no test`);
  }
  // Only files with a loop are parsed, because parsing takes far longer than this search.
  if (!/\.(test|spec)\./.test(file) || !/\bfor (?:await )?\(|\.forEach\(/.test(source)) continue;
  for (const { line, over } of findLoops(source, file)) {
    failed++;
    console.error(`${file}:${line}: expects in a loop over ${over}, which may be empty`);
  }
}
process.exit(failed === 0 ? 0 : 1);
