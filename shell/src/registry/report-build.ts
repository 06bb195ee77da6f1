import { releaseEndpoints, type BuildFailure, type BuildReport } from '@muster/contracts';
import { callEndpoint } from '@muster/kit';
import { createPlatform } from '../platform/shell-platform.ts';
import { failureKindOf } from './remote-failure.ts';

/** What the page is busy with while an area comes up is not waited for by a report. */
const quietFor = 5_000;

/** Once for each page, build and kind: a screen that fails again and again is one sign. */
const told = new Set<string>();

function tell(name: string, build: string, report: BuildReport): void {
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

/** The build that an error comes from, by the address of its script. */
export function reportUncaughtOf(error: unknown): void {
  if (!(error instanceof Error)) return;
  const [, name, build] = /\/remotes\/(mfe-[a-z-]+)\/([\w.-]+)\//.exec(error.stack ?? '') ?? [];
  if (name && build) reportFailure(name, build, 'script');
}
