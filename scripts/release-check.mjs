// npm run release:check -- mfe-candidates [--static]: checks a remote, or the shell, as for a release,
// without activating it. Without a platform it is checked against the last builds of the source.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildsBeside, latestOf } from './release/builds-beside.mjs';
import { buildsInForce } from './release/builds-in-force.mjs';
import { passGate, sayRefused } from './release/pass-gate.mjs';
import { releaseToTry } from './release/release-to-try.mjs';
import { root } from './setup/root.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { static: { type: 'boolean', default: false } },
});
const [name = ''] = positionals;
const release = await releaseToTry(name);
process.chdir(root);
const { builds = ofTheSource() } = await buildsInForce();
const current = builds[name]?.current ?? latestOf(name);
const { refused } = await passGate(release, {
  inForce: current === null ? null : path.join(release.dir, current),
  beside: buildsBeside(name, builds),
  inBrowser: !values.static,
});
if (refused.length > 0) sayRefused(name, release.build, refused);
else console.log(`${name} ${release.build} may go.`);
process.exit(refused.length > 0 ? 1 : 0);

/** Without a platform, each runs in the last build of its source. */
function ofTheSource() {
  const names = readdirSync(root).filter((folder) => folder.startsWith('mfe-'));
  return Object.fromEntries(
    names.flatMap((folder) => {
      const latest = latestOf(folder);
      return latest ? [[folder, { current: latest, canary: null }]] : [];
    }),
  );
}
