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

/** What the page is busy with while an area comes up is not waited for by a report. */
const quietFor = 5_000;

/** Once for each page, build and kind: a screen that fails again and again is one sign. */
const told = new Set<string>();

function tell(name: string, build: string, report: BuildReport): void {
  if (build === liveBuild) return;
  const key = [name, build, ...Object.keys(report)].join(' ');
  const end = new AbortController();
  const platform = createPlatform(end.signal);
  const { session } = platform;
  // Visitors and those who act as another person report nothing: it is people who are counted.
  if (!session || session.impersonation || told.has(key)) return end.abort();
  told.add(key);
  // A report that gets lost is no harm.
  callEndpoint(platform, releaseEndpoints.report, { params: { name, build }, body: report })
    .catch(() => undefined)
    .finally(() => end.abort());
}

/** Tells the platform that an area came up, once the page has come to rest. */
export function reportReady(name: string, build: string, readyMs: number): void {
  setTimeout(() => tell(name, build, { readyMs: Math.round(readyMs) }), quietFor);
}

/** Tells the platform at once that a build failed; builds that fail many are withdrawn. */
export const reportFailure = (name: string, build: string, failure: BuildFailure): void =>
  tell(name, build, { failure });

/** What a build that could not be shown is at fault for; null where it was not handed out at all. */
export function faultOf(error: unknown): BuildFailure | null {
  const kind = failureKindOf(error);
  return kind === 'unreachable' ? null : kind;
}

/** Tells that the shell itself stands, once a page has it; in a tab nobody looks at, time says nothing. */
export function reportShellReady(): void {
  const build = ownBuild();
  if (build && document.visibilityState === 'visible')
    reportReady(shellName, build, performance.now());
}

/** A screen of the shell failed; not where a part of it was lost on the way. */
export function reportShellFailure(error: unknown): void {
  const build = ownBuild();
  if (build && faultOf(error)) reportFailure(shellName, build, 'screen');
}

const scripts = /\/remotes\/(shell|mfe-[a-z-]+)\/([\w.-]+)\//g;

/**
 * The build that an error comes from, by the addresses of its scripts. The libraries that remotes
 * run in lie in the shell, so it is at fault only where no remote is on the way.
 */
export function reportUncaughtOf(error: unknown): void {
  if (!(error instanceof Error)) return;
  const passed = [...(error.stack ?? '').matchAll(scripts)];
  const [, name, build] = passed.find(([, owner]) => owner !== shellName) ?? passed[0] ?? [];
  if (name && build) reportFailure(name, build, 'script');
}
