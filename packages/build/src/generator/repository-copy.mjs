// A copy of the repository to try the generators on: its own source, the dependencies of this one.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './workspace.mjs';

/** @returns {string} the folder; the caller deletes it */
export function copyRepository() {
  const copy = mkdtempSync(path.join(realpathSync(tmpdir()), 'muster-copy-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  // Files that git still lists may be deleted already.
  const files = listed.split('\0').filter((file) => file && existsSync(path.join(root, file)));
  for (const file of files)
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  linkModules(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), copy);
  for (const file of files) if (path.basename(file) === 'package.json') linkOwnModules(file, copy);
  return copy;
}

/** What is installed for one workspace alone. @param {string} file its package.json @param {string} copy */
function linkOwnModules(file, copy) {
  const own = path.join(path.dirname(file), 'node_modules');
  if (own !== 'node_modules' && existsSync(path.join(root, own)))
    symlinkSync(path.join(root, own), path.join(copy, own));
}

/** Links what is installed; the workspaces are those of the copy. @param {string} from @param {string} to @param {string} copy */
function linkModules(from, to, copy) {
  mkdirSync(to);
  for (const entry of readdirSync(from)) {
    if (entry.startsWith('@') && entry !== '.bin') {
      linkModules(path.join(from, entry), path.join(to, entry), copy);
      continue;
    }
    if (entry === '.cache') continue;
    const target = realpathSync(path.join(from, entry));
    const inside = path.relative(root, target);
    const ours = !inside.startsWith('..') && !inside.startsWith('node_modules');
    symlinkSync(ours ? path.join(copy, inside) : target, path.join(to, entry));
  }
}
