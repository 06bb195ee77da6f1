import type { SharedNeed } from '@muster/contracts';
import { fetchWithPatience } from './fetch-with-patience.ts';
import { RemoteFailure, requestFailure } from './remote-failure.ts';

/** What the shell reads of the federation's `mf-manifest.json`. */
export type Manifest = {
  /** Where the entry lies, from the manifest, and under which name it leaves the remote's container. */
  metaData: { globalName: string; remoteEntry: { path: string; name: string } };
  exposes: unknown[];
  shared: SharedNeed[];
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isMetaData = (value: unknown): value is Manifest['metaData'] =>
  isObject(value) &&
  typeof value.globalName === 'string' &&
  isObject(value.remoteEntry) &&
  typeof value.remoteEntry.path === 'string' &&
  typeof value.remoteEntry.name === 'string';

const isManifest = (value: unknown): value is Manifest =>
  isObject(value) &&
  isMetaData(value.metaData) &&
  Array.isArray(value.exposes) &&
  Array.isArray(value.shared);

/** The script that a manifest at an address speaks of. */
export const entryOf = (url: string, { metaData: { remoteEntry } }: Manifest): string =>
  new URL(remoteEntry.path + remoteEntry.name, url).href;

/** Manifests that the page has brought along, by their addresses; good for one reading. */
const brought = new Map<string, unknown>();

/** Spares the first reading of these manifests, by their paths, the way to the server. */
export function bringManifests(manifests: ReadonlyMap<string, unknown>): void {
  for (const [path, manifest] of manifests)
    brought.set(new URL(path, window.location.origin).href, manifest);
}

/**
 * Reads the manifest of a remote. Only what is a manifest comes back. Throws a `RemoteFailure`.
 */
export async function readManifest(url: string): Promise<Manifest> {
  const known = brought.get(url);
  brought.delete(url);
  if (isManifest(known)) return known;
  let manifest: Manifest | null = null;
  const accept = async (response: Response) => {
    const body: unknown = await response.json();
    if (!isManifest(body)) throw new RemoteFailure('broken', `${url} is no manifest of a remote`);
    manifest = body;
  };
  try {
    await fetchWithPatience(url, { timeout: 3_000, pauses: [300, 900], within: 7_000, accept });
  } catch (error) {
    throw requestFailure(url, error);
  }
  if (!manifest) throw new RemoteFailure('broken', `${url} was not read`);
  return manifest;
}
