import { platformEndpoints, type RemoteRelease } from '@muster/contracts';
import { fetchWithPatience } from './fetch-with-patience.ts';
import { ownBuild } from './own-build.ts';
import { RemoteFailure, requestFailure } from './remote-failure.ts';

const url = `/api/v1${platformEndpoints.remotes.path}`;
/** Sends the shell's build, because an open page keeps remotes that work with it. */
const asked = () => {
  const shell = ownBuild();
  return shell ? `${url}?shell=${shell}` : url;
};

let releases: ReadonlyMap<string, RemoteRelease> = new Map();
let readAt = 0;
let reading: Promise<ReadonlyMap<string, RemoteRelease>> | null = null;
let renewing: Promise<void> | null = null;
/** Incremented for each reader, because some users get a build before others. */
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
  // The user has changed, so this response is stale.
  if (askedAs !== reader) return read();
  return put(remotes);
}

function put(remotes: readonly RemoteRelease[]) {
  releases = new Map(remotes.map((release) => [release.name, release]));
  readAt = Date.now();
  for (const listener of listeners) listener();
  return releases;
}

/** Uses the registry embedded in the page like a response. */
export function startRegistry(remotes: readonly RemoteRelease[]): void {
  put(remotes);
}

/** Reads the registry again; concurrent calls share the response. */
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

/** Reads the registry for the current user; areas wait for it before they load. */
export function renewRegistry(): void {
  reader += 1;
  renewing = refreshRegistry().then(
    () => undefined,
    // The known releases stay valid.
    () => undefined,
  );
}

/** Returns the due release of a remote. Throws if the registry does not respond or list it. */
export async function currentRelease(name: string): Promise<RemoteRelease> {
  await renewing;
  const known = readAt > 0 ? releases : await refreshRegistry();
  const release = known.get(name) ?? (await refreshRegistry()).get(name);
  if (!release) throw new RemoteFailure('unreachable', `The registry lists no ${name}`);
  return release;
}

/** Returns the releases from the registry's last response; empty before the first one. */
export const knownReleases = (): ReadonlyMap<string, RemoteRelease> => releases;

/** Returns the remote's build from the registry's last response. */
export const knownBuild = (name: string): string | undefined => releases.get(name)?.build;

/** Returns the milliseconds since the registry's last response. */
export const registryAge = (): number => Date.now() - readAt;

/** Calls `listener` after each response of the registry; returns the function that ends it. */
export function onRegistry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
