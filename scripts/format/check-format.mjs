// Refuses files that prettier would format differently. Prettier takes a minute for all of them, so
// oxfmt, which differs only for a few long unions, checks first within a second, and prettier
// decides about files that oxfmt would change. `--all`, as in `npm run test:full`: prettier checks
// everything.
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

/** Returns files that oxfmt would change, with prettier's options. @returns {string[]} */
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
  // 1 with a list means that some differ; anything else, including an unreadable file, is an error.
  const isFine = look.status === 0 || (look.status === 1 && different.length > 0 && !look.stderr);
  if (isFine) return different;
  console.error(`oxfmt failed, prettier looks at all: ${look.error ?? look.stderr}`);
  return ['.'];
}
