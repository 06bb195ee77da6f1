// npm run release -- mfe-candidates [--note "…"] [--canary-share 10] [--canary-role recruiter]
// [--canary-user mail] [--static] [--force]: builds one remote as an immutable folder, tries it, and
// switches the registry to it, for all users or, with a canary, for some. Works while the platform
// runs. `--static` opens no page in a browser; `--force` switches to a build that is refused, and
// needs a note that says why.
import { parseArgs } from 'node:util';
import { announceRelease } from '@muster/build/release';
import { buildInForce } from './release/build-in-force.mjs';
import { passGate, sayRefused } from './release/pass-gate.mjs';
import { remoteToRelease, stop } from './release/remote-to-release.mjs';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: true,
  options: {
    note: { type: 'string', default: '' },
    'canary-share': { type: 'string' },
    'canary-role': { type: 'string', multiple: true, default: [] },
    'canary-user': { type: 'string', multiple: true, default: [] },
    static: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
  },
});
const [name = ''] = positionals;
const reason = values.note.trim();
if (values.force && !reason) stop('--force needs a reason: --note "why". Nothing was switched.');

const release = await remoteToRelease(name);
process.chdir(root);
const inForce = await buildInForce(name);
if (inForce.build === undefined) {
  console.error(inForce.said);
  process.exit(inForce.code);
}

/** The same build may be in force already, and goes nowhere then. */
const isNew = inForce.build !== release.build;
const { refused, seen } = isNew
  ? await passGate(release, { inForce: inForce.build, inBrowser: !values.static })
  : { refused: [], seen: true };
if (refused.length > 0) {
  sayRefused(name, release.build, refused);
  if (!values.force) stop('Nothing was switched. Switch all the same: --force --note "why".');
}

/** What the history keeps of how it came to be. */
const note = [
  refused.length > 0 && `Forced past the gate (${refused.length} refused):`,
  reason,
  refused.length === 0 && !seen && '(not opened in a browser)',
]
  .filter(Boolean)
  .join(' ');
const canary = [
  ...(values['canary-share'] === undefined ? [] : ['--canary-share', values['canary-share']]),
  ...values['canary-role'].flatMap((role) => ['--canary-role', role]),
  ...values['canary-user'].flatMap((mail) => ['--canary-user', mail]),
];
const command = 'bff/dist/commands/release.js';
const code = await run(process.execPath, [command, name, release.build, '--note', note, ...canary]);
// What a start without the database falls back to.
if (code === 0 && canary.length === 0) announceRelease(release);
process.exit(code);
