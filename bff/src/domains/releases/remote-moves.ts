import type { BuildHealth } from '@muster/contracts';
import { AppError } from '../../http/app-error.ts';
import type { RemoteChange } from './change-remote.ts';
import type { Canary, Remote, RemoteBuild } from './remote.model.ts';

/** Number of builds that rollbacks can go back. */
const trailLength = 20;

/** Makes a build current, and ends the canary if it was this one. */
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

/** Returns the target of a rollback: the last earlier build with files on disk. */
export const previousOf = ({ trail }: Remote, onDisk: ReadonlySet<string>): string | null =>
  trail.findLast((build) => onDisk.has(build)) ?? null;

/** @throws AppError RELEASE_NOT_AVAILABLE if there is no build to return to */
export function goBack(remote: Remote, onDisk: ReadonlySet<string>, note: string): RemoteChange {
  const build = previousOf(remote, onDisk);
  if (!build) throw new AppError('RELEASE_NOT_AVAILABLE');
  return {
    set: {
      current: build,
      // A further rollback goes further back, not forward again.
      trail: remote.trail.slice(0, remote.trail.lastIndexOf(build)),
      canary: remote.canary?.build === build ? null : remote.canary,
    },
    event: { kind: 'rollback', from: remote.current, to: build, note },
  };
}

export function showFirst(canary: Canary, note: string): RemoteChange {
  return { set: { canary }, event: { kind: 'canary', from: null, to: canary.build, note } };
}

/** Checks whether a build may be used again without another release. */
export const wasReleased = ({ isReleased }: Pick<RemoteBuild, 'isReleased'>): boolean =>
  isReleased !== false;

/** Adds a build to the known ones; known ones keep their data. */
export function withBuild({ builds }: Pick<Remote, 'builds'>, build: RemoteBuild): RemoteBuild[] {
  const others = builds.filter((known) => known.build !== build.build);
  return [build, ...others];
}

/** @throws AppError RELEASE_NOT_AVAILABLE without a canary, or if its files are missing */
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
 * Withdraws a failing build, as canary or as current build.
 * @throws AppError RELEASE_NOT_AVAILABLE if it is neither any more, or there is no earlier build
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
