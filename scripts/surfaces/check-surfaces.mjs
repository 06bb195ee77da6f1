// The exports of contracts, kit, ui and blocks are recorded beside each package with its version,
// so that reviews show changes. Fails if a change was not recorded, or has no new version.
import { compareSurface, versionDue } from './noted-surface.mjs';
import { packages } from './read-surface.mjs';

const faults = packages.flatMap((name) => {
  const surface = compareSurface(name);
  const { added, removed, noted, version } = surface;
  const changes = [...added.map((line) => `+ ${line}`), ...removed.map((line) => `- ${line}`)];
  const due = versionDue(name, surface);
  if (changes.length > 0)
    return [`packages/${name} exports something else than ${noted}, due is ${due}:`, ...changes];
  return noted === version
    ? []
    : [`packages/${name} is ${version}, its surface.txt says ${noted}.`];
});

for (const line of faults) console.error(line);
if (faults.length > 0) console.error('Note it: npm run surfaces');
process.exit(faults.length > 0 ? 1 : 0);
