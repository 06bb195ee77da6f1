// npm run release:check -- mfe-candidates [--static]: tries a remote as a release would, and
// switches nothing. Without a platform it is measured by the last build of its source.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readJson } from '@muster/build/gate';
import { buildInForce } from './release/build-in-force.mjs';
import { passGate, sayRefused } from './release/pass-gate.mjs';
import { remoteToRelease } from './release/remote-to-release.mjs';
import { root } from './setup/root.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { static: { type: 'boolean', default: false } },
});
const [name = ''] = positionals;
const release = await remoteToRelease(name);
process.chdir(root);
const { build: known } = await buildInForce(name);
const inForce = known ?? readJson(path.join(release.dir, 'latest.json'))?.build ?? null;
const { refused } = await passGate(release, { inForce, inBrowser: !values.static });
if (refused.length > 0) sayRefused(name, release.build, refused);
else console.log(`${name} ${release.build} may go.`);
process.exit(refused.length > 0 ? 1 : 0);
