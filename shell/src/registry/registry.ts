import { platformEndpoints } from '@muster/contracts';
import type { RemoteRelease } from '@muster/contracts';
import { fetchWithPatience } from './fetch-with-patience.ts';
import { RemoteFailure, requestFailure } from './remote-failure.ts';

const url = `/api/v1${platformEndpoints.remotes.path}`;
const freshFor = 60_000;

let releases: ReadonlyMap<string, RemoteRelease> = new Map();
let readAt = 0;
let reading: Promise<ReadonlyMap<string, RemoteRelease>> | null = null;

async function read() {
  const response = await fetchWithPatience(
    url,
    { timeout: 4_000, pauses: [300, 1_000], within: 8_000 },
    { cache: 'no-store' },
  );
  const { remotes } = platformEndpoints.remotes.response.parse(await response.json());
  releases = new Map(remotes.map((release) => [release.name, release]));
  readAt = Date.now();
  return releases;
}

/** Reads the registry anew; calls made meanwhile share the answer. */
export function refreshRegistry(): Promise<ReadonlyMap<string, RemoteRelease>> {
  reading ??= read()
    .catch((error: unknown) => {
      throw requestFailure(url, error);
    })
    .finally(() => {
      reading = null;
    });
  return reading;
}

/** The release of a remote that is due now. Throws when the registry does not answer or list it. */
export async function currentRelease(name: string): Promise<RemoteRelease> {
  const known = readAt > 0 ? releases : await refreshRegistry();
  const release = known.get(name) ?? (await refreshRegistry()).get(name);
  if (!release) throw new RemoteFailure('unreachable', `The registry lists no ${name}`);
  return release;
}

/** The build of a remote that was due when the registry last answered. */
export const knownBuild = (name: string): string | undefined => releases.get(name)?.build;

/** Looks for new releases when the person comes back to the page; they show at the next visit. */
export function watchRegistry(): () => void {
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - readAt < freshFor) return;
    // The releases known so far stay good when the registry cannot be reached.
    refreshRegistry().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
