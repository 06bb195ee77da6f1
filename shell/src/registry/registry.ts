import { platformEndpoints, type RemoteRelease } from '@muster/contracts';
import { fetchWithPatience } from './fetch-with-patience.ts';
import { ownBuild } from './own-build.ts';
import { RemoteFailure, requestFailure } from './remote-failure.ts';

const url = `/api/v1${platformEndpoints.remotes.path}`;
/** Says which shell asks: a page that stays open keeps remotes that run in it. */
const asked = () => {
  const shell = ownBuild();
  return shell ? `${url}?shell=${shell}` : url;
};

let releases: ReadonlyMap<string, RemoteRelease> = new Map();
let readAt = 0;
let reading: Promise<ReadonlyMap<string, RemoteRelease>> | null = null;
let renewing: Promise<void> | null = null;
/** Counts who asks: some people get a build before others do. */
let reader = 0;
const listeners = new Set<() => void>();

async function read() {
  const askedAs = reader;
  const response = await fetchWithPatience(
    asked(),
    { timeout: 4_000, pauses: [300, 1_000], within: 8_000 },
    { cache: 'no-store', headers: { 'X-Background': '1' } },
  );
  const { remotes } = platformEndpoints.remotes.response.parse(await response.json());
  // The user changed meanwhile: this answer is outdated.
  if (askedAs !== reader) return read();
  return put(remotes);
}

function put(remotes: readonly RemoteRelease[]) {
  releases = new Map(remotes.map((release) => [release.name, release]));
  readAt = Date.now();
  for (const listener of listeners) listener();
  return releases;
}

/** Takes the registry that the page has brought along for what an answer would say. */
export function startRegistry(remotes: readonly RemoteRelease[]): void {
  put(remotes);
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

/** Reads the registry for the person who is there now; areas wait for it before they load. */
export function renewRegistry(): void {
  reader += 1;
  renewing = refreshRegistry().then(
    () => undefined,
    // The releases known so far stay good.
    () => undefined,
  );
}

/** The release of a remote that is due now. Throws when the registry does not answer or list it. */
export async function currentRelease(name: string): Promise<RemoteRelease> {
  await renewing;
  const known = readAt > 0 ? releases : await refreshRegistry();
  const release = known.get(name) ?? (await refreshRegistry()).get(name);
  if (!release) throw new RemoteFailure('unreachable', `The registry lists no ${name}`);
  return release;
}

/** The releases that the registry listed when it last answered; empty before it did. */
export const knownReleases = (): ReadonlyMap<string, RemoteRelease> => releases;

/** The build of a remote that was due when the registry last answered. */
export const knownBuild = (name: string): string | undefined => releases.get(name)?.build;

/** How long ago the registry answered, in milliseconds. */
export const registryAge = (): number => Date.now() - readAt;

/** Calls `listener` after each answer of the registry; returns the function that ends it. */
export function onRegistry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
