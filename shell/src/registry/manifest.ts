import type { SharedNeed } from '@muster/contracts';
import { fetchWithPatience } from './fetch-with-patience.ts';
import { RemoteFailure, requestFailure } from './remote-failure.ts';

/** The parts of the federation's `mf-manifest.json` that the shell reads. */
export type Manifest = {
  /** Location of the entry relative to the manifest, and the name of the remote's container. */
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

/** Returns the address of the script named in a manifest. */
export const entryOf = (url: string, { metaData: { remoteEntry } }: Manifest): string =>
  new URL(remoteEntry.path + remoteEntry.name, url).href;

/** Manifests embedded in the page, by address; each is used for one read. */
const brought = new Map<string, unknown>();

/** Provides these manifests by path, so that the first read needs no request. */
export function bringManifests(manifests: ReadonlyMap<string, unknown>): void {
  for (const [path, manifest] of manifests)
    brought.set(new URL(path, window.location.origin).href, manifest);
}

/** Reads the manifest of a remote and validates it. Throws a `RemoteFailure`. */
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
