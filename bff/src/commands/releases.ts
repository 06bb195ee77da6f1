import type { RemoteState } from '@muster/contracts';
// Loads every model, so that a fresh database gets its indexes before the first write.
import '../domains/all-domains.ts';
import { allRemoteStates } from '../domains/releases/api/remote-state.ts';
import { runCommand } from './run-command.ts';

function canaryOf({ canary }: RemoteState): string {
  if (!canary) return '';
  const { build, share, roles, users } = canary;
  const whom = [
    ...(share > 0 ? [`${share} %`] : []),
    ...roles,
    ...users.map(({ name }) => name),
  ].join(', ');
  return `canary ${build} for ${whom}`;
}

function line(remote: RemoteState): string {
  const { name, current, builds, history, previous } = remote;
  const since = history.find(({ to, kind }) => to === current && kind !== 'canary');
  return [
    name.padEnd(22),
    (current ?? 'not released').padEnd(14),
    since ? `since ${since.at.slice(0, 16).replace('T', ' ')} UTC` : '',
    since?.by ? `by ${since.by}` : '',
    previous ? `before: ${previous}` : '',
    `${builds.filter(({ onDisk }) => onDisk).length} on disk`,
    canaryOf(remote),
  ]
    .filter(Boolean)
    .join('  ');
}

await runCommand(async (config) => {
  console.log((await allRemoteStates(config)).map(line).join('\n'));
});
