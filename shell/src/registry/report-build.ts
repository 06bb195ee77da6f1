import {
  liveBuild,
  releaseEndpoints,
  shellName,
  type BuildFailure,
  type BuildReport,
} from '@muster/contracts';
import { callEndpoint } from '@muster/kit';
import { createPlatform } from '../platform/shell-platform.ts';
import { ownBuild } from './own-build.ts';
import { failureKindOf } from './remote-failure.ts';

/** Delay of a report in milliseconds, so that it does not compete with loading an area. */
const quietFor = 5_000;

/** Reported once per page, build and kind: repeated failures of a screen count as one. */
const told = new Set<string>();

function tell(name: string, build: string, report: BuildReport): void {
  if (build === liveBuild) return;
  const key = [name, build, ...Object.keys(report)].join(' ');
  const end = new AbortController();
  const platform = createPlatform(end.signal);
  const { session } = platform;
  // Visitors and impersonating users report nothing, because real users are counted.
  if (!session || session.impersonation || told.has(key)) return end.abort();
  told.add(key);
  // A lost report does no harm.
  callEndpoint(platform, releaseEndpoints.report, { params: { name, build }, body: report })
    .catch(() => undefined)
    .finally(() => end.abort());
}

/** Reports that an area has loaded, once the page is idle. */
export function reportReady(name: string, build: string, readyMs: number): void {
  setTimeout(() => tell(name, build, { readyMs: Math.round(readyMs) }), quietFor);
}

/** Reports at once that a build failed; builds that fail for many users are withdrawn. */
export const reportFailure = (name: string, build: string, failure: BuildFailure): void =>
  tell(name, build, { failure });

/**
 * Returns the fault of a build that could not be shown; null if it could not be downloaded at all.
 */
export function faultOf(error: unknown): BuildFailure | null {
  const kind = failureKindOf(error);
  return kind === 'unreachable' ? null : kind;
}

/** Reports that the shell has loaded; not in hidden tabs, where timing means nothing. */
export function reportShellReady(): void {
  const build = ownBuild();
  if (build && document.visibilityState === 'visible')
    reportReady(shellName, build, performance.now());
}

/** Reports a failed screen of the shell, unless a chunk was lost on the network. */
export function reportShellFailure(error: unknown): void {
  const build = ownBuild();
  if (build && faultOf(error)) reportFailure(shellName, build, 'screen');
}

const scripts = /\/remotes\/(shell|mfe-[a-z-]+)\/([\w.-]+)\//g;

/**
 * Reports the build that caused an error, by its script addresses. The shell contains the libraries
 * of remotes, so it is blamed only if no remote is in the stack.
 */
export function reportUncaughtOf(error: unknown): void {
  if (!(error instanceof Error)) return;
  const passed = [...(error.stack ?? '').matchAll(scripts)];
  const [, name, build] = passed.find(([, owner]) => owner !== shellName) ?? passed[0] ?? [];
  if (name && build) reportFailure(name, build, 'script');
}
