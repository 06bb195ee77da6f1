import type { BuildHealth } from '@muster/contracts';
import { AppError } from '../../http/app-error.ts';
import type { RemoteChange } from './change-remote.ts';
import type { Canary, Remote, RemoteBuild } from './remote.model.ts';

/** How far rollbacks reach back. */
const trailLength = 20;

/** Puts a build in force; the canary is over when it was this one. */
export function makeCurrent(
  remote: Remote,
  build: string,
  kind: 'release' | 'switch' | 'canary_end',
  note: string,
): RemoteChange {
  const trail = [...remote.trail.filter((old) => old !== build), remote.current];
  return {
    set: {
      current: build,
      trail: trail.filter((old) => old !== build).slice(-trailLength),
      canary: remote.canary?.build === build ? null : remote.canary,
    },
    event: { kind, from: remote.current, to: build, note },
  };
}

/** The build that a rollback goes back to: the last one before the current whose files lie there. */
export const previousOf = ({ trail }: Remote, onDisk: ReadonlySet<string>): string | null =>
  trail.findLast((build) => onDisk.has(build)) ?? null;

/** @throws AppError RELEASE_NOT_AVAILABLE when there is nothing to go back to */
export function goBack(remote: Remote, onDisk: ReadonlySet<string>, note: string): RemoteChange {
  const build = previousOf(remote, onDisk);
  if (!build) throw new AppError('RELEASE_NOT_AVAILABLE');
  return {
    set: {
      current: build,
      // A further rollback goes further back, not forth again.
      trail: remote.trail.slice(0, remote.trail.lastIndexOf(build)),
      canary: remote.canary?.build === build ? null : remote.canary,
    },
    event: { kind: 'rollback', from: remote.current, to: build, note },
  };
}

export function showFirst(canary: Canary, note: string): RemoteChange {
  return { set: { canary }, event: { kind: 'canary', from: null, to: canary.build, note } };
}

/** Whether people may be given a build again without another release. */
export const wasReleased = ({ isReleased }: Pick<RemoteBuild, 'isReleased'>): boolean =>
  isReleased !== false;

/** Adds a build to those that are known; known ones keep what was said of them. */
export function withBuild({ builds }: Pick<Remote, 'builds'>, build: RemoteBuild): RemoteBuild[] {
  const others = builds.filter((known) => known.build !== build.build);
  return [build, ...others];
}

/** @throws AppError RELEASE_NOT_AVAILABLE without a canary, or when its files are gone */
export function endCanary(
  remote: Remote,
  outcome: 'promote' | 'drop',
  onDisk: ReadonlySet<string>,
): RemoteChange {
  const build = remote.canary?.build;
  if (!build || (outcome === 'promote' && !onDisk.has(build)))
    throw new AppError('RELEASE_NOT_AVAILABLE');
  if (outcome === 'promote') return makeCurrent(remote, build, 'canary_end', '');
  return {
    set: { canary: null },
    event: { kind: 'canary_end', from: build, to: null, note: '' },
  };
}

/**
 * Takes a build away that fails those who open it: from some, where it is the canary, or from all.
 * @throws AppError RELEASE_NOT_AVAILABLE when it is neither any more, or nothing lies before it
 */
export function withdraw(
  remote: Remote,
  build: string,
  onDisk: ReadonlySet<string>,
  health: BuildHealth,
): RemoteChange {
  const isCanary = remote.canary?.build === build;
  if (!isCanary && remote.current !== build) throw new AppError('RELEASE_NOT_AVAILABLE');
  const { set, event } = isCanary ? endCanary(remote, 'drop', onDisk) : goBack(remote, onDisk, '');
  return { set, event: { ...event, kind: 'withdrawn', health } };
}
