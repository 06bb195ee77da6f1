// Refuses files that prettier would write otherwise. Prettier takes a minute to look at all of them,
// so oxfmt, which writes the same but for a few long unions, looks first within a second, and prettier
// decides on what oxfmt would change. `--all`, as in `npm run test:full`: prettier looks at everything.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';

process.chdir(root);
const all = process.argv.includes('--all');
const files = all ? ['.'] : filesInDoubt();
const prettier = ['prettier', '--check', '--log-level=warn', ...files];
process.exit(files.length === 0 ? 0 : await run('npx', prettier));

/** What oxfmt would write otherwise, by prettier's options. @returns {string[]} */
function filesInDoubt() {
  const folder = path.join(root, 'node_modules/.cache/muster');
  const config = path.join(folder, 'oxfmt.json');
  const options = JSON.parse(readFileSync(path.join(root, '.prettierrc.json'), 'utf8'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(config, JSON.stringify({ ...options, sortPackageJson: false }));
  const oxfmt = path.join(root, 'node_modules/oxfmt/bin/oxfmt');
  const look = spawnSync(process.execPath, [oxfmt, '-c', config, '--list-different', '.'], {
    encoding: 'utf8',
  });
  const different = (look.stdout ?? '').split('\n').filter(Boolean);
  // 1 with a list says that some differ; anything else, a file that it cannot read too, is trouble.
  const isFine = look.status === 0 || (look.status === 1 && different.length > 0 && !look.stderr);
  if (isFine) return different;
  console.error(`oxfmt failed, prettier looks at all: ${look.error ?? look.stderr}`);
  return ['.'];
}
