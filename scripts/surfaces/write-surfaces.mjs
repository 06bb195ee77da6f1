// npm run surfaces: records the exports of contracts, kit, ui and blocks, and raises the version of
// each changed package unless already done.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/root.mjs';
import { compareSurface, surfaceFile, versionDue } from './noted-surface.mjs';
import { folderOf, packages } from './read-surface.mjs';

/** @param {string} file @param {(content: any) => void} change */
function editJson(file, change) {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  change(content);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

for (const name of packages) {
  const surface = compareSurface(name);
  const due = versionDue(name, surface);
  if (due !== surface.version) {
    editJson(path.join(folderOf(name), 'package.json'), (manifest) => {
      manifest.version = due;
    });
    editJson(path.join(root, 'package-lock.json'), ({ packages: locked }) => {
      locked[`packages/${name}`].version = due;
    });
    console.log(`packages/${name}: ${surface.version} is now ${due}`);
  }
  const lines = [`version ${due}`, ...surface.exported];
  writeFileSync(surfaceFile(name), `${lines.join('\n')}\n`);
}
