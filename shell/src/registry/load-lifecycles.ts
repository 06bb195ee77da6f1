import { getInstance } from '@module-federation/enhanced/runtime';
import { unmetNeed, type RemoteRelease } from '@muster/contracts';
import type { RemoteLifecycles } from '@muster/kit';
import { loadContainer } from './load-container.ts';
import { entryOf, readManifest } from './manifest.ts';
import { currentRelease, refreshRegistry } from './registry.ts';
import { RemoteFailure } from './remote-failure.ts';

/** The platform version that this shell provides. */
const platformVersion = 1;

export type LoadedRemote = { build: string; lifecycles: RemoteLifecycles };

const loads = new Map<string, { build: string; remote: Promise<LoadedRemote> }>();

function assertLifecycles(name: string, module: unknown): asserts module is RemoteLifecycles {
  const remote = module as Partial<RemoteLifecycles> | null;
  const complete = [remote?.bootstrap, remote?.mount, remote?.unmount].every(
    (part) => typeof part === 'function',
  );
  if (!complete) throw new RemoteFailure('broken', `${name} exposes no lifecycles`);
  if (remote?.platformVersion !== platformVersion)
    throw new RemoteFailure(
      'version',
      `${name} is made for platform ${remote?.platformVersion}, not ${platformVersion}`,
    );
}

/** The shell's shared libraries. */
const shareScope = () => getInstance()?.shareScopeMap.default ?? {};

/** Versions of the shared libraries. */
const provided = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(shareScope()).map(([name, versions]) => [name, Object.keys(versions)[0] ?? '']),
  );

const isLostChunk = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

async function load({ name, build, manifestUrl }: RemoteRelease): Promise<LoadedRemote> {
  const url = new URL(manifestUrl, window.location.origin).href;
  const manifest = await readManifest(url);
  const unmet = unmetNeed(manifest.shared, provided());
  if (unmet) throw new RemoteFailure('version', `${name} ${unmet}`);

  // The federation runtime's own loader caches failures and code of earlier builds under a remote's
  // name, so each load is done separately here.
  const container = await loadContainer(entryOf(url, manifest), manifest.metaData.globalName);
  await container.init(shareScope(), [], { shareScopeKeys: 'default' });
  const factory = await Promise.resolve(container.get('./app')).catch((error: unknown) => {
    if (!isLostChunk(error)) throw error;
    // The bundler's runtime forgets a failed chunk, so request it once more.
    return container.get('./app');
  });
  const module: unknown = await factory();
  assertLifecycles(name, module);
  return { build, lifecycles: module };
}

/**
 * Loads the due release of a remote, once per release. Failures are not cached, so the next call
 * tries again; `fresh` reads the registry first, for a retry or a new version.
 */
export async function loadLifecycles(name: string, fresh = false): Promise<LoadedRemote> {
  // If the registry does not respond, the known release is still valid.
  if (fresh) await refreshRegistry().catch(() => undefined);
  const release = await currentRelease(name);
  const known = loads.get(name);
  if (known?.build === release.build) return known.remote;

  const remote = load(release);
  loads.set(name, { build: release.build, remote });
  remote.catch(() => {
    if (loads.get(name)?.remote === remote) loads.delete(name);
  });
  return remote;
}

/** Forgets a remote that hangs or fails: the next call loads it from the start. */
export function forgetLifecycles(name: string): void {
  loads.delete(name);
}
