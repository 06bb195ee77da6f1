// npm run release -- mfe-candidates | shell [--note "…"] [--canary-share 10] [--canary-role recruiter]
// [--canary-user mail] [--static] [--force]: builds one remote, or the shell, as an immutable
// folder, checks it, and activates it in the registry for all users or, with a canary, for some.
// Works while the platform runs. `--static` opens no page in a browser; `--force` activates a
// refused build, and requires a note with the reason.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { announceRelease } from '@muster/build/release';
import { buildsBeside } from './release/builds-beside.mjs';
import { buildsInForce } from './release/builds-in-force.mjs';
import { passGate, sayRefused } from './release/pass-gate.mjs';
import { releaseToTry, stop } from './release/release-to-try.mjs';
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

const release = await releaseToTry(name);
process.chdir(root);
const { builds, said, code: askingFailed } = await buildsInForce();
if (builds === undefined) {
  console.error(said);
  process.exit(askingFailed);
}

const current = builds[name]?.current ?? null;
/** If the same build is already active, nothing happens. */
const { refused, seen } =
  current === release.build
    ? { refused: [], seen: true }
    : await passGate(release, {
        inForce: current === null ? null : path.join(release.dir, current),
        beside: buildsBeside(name, builds),
        inBrowser: !values.static,
      });
if (refused.length > 0) {
  sayRefused(name, release.build, refused);
  if (!values.force) stop('Nothing was switched. Switch all the same: --force --note "why".');
}

/** The note in the history about how it was released. */
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
const forced = refused.length > 0 ? ['--force'] : [];
const args = [command, name, release.build, '--note', note, ...forced, ...canary];
const code = await run(process.execPath, args);
// The fallback of a start without the database.
if (code === 0 && canary.length === 0) announceRelease(release);
process.exit(code);
