import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteLifecycles } from '@muster/kit';
import { federationPlugin } from './federation-plugin.ts';
import { currentRelease, refreshRegistry } from './registry.ts';

/** The platform that this shell hands out. */
const platformVersion = 1;

/** The remote wants another platform than this shell gives: only a reload can help. */
export class PlatformMismatch extends Error {}

type Loaded = { build: string; lifecycles: Promise<RemoteLifecycles> };

const loaded = new Map<string, Loaded>();
let prepared = false;

function assertLifecycles(name: string, module: unknown): asserts module is RemoteLifecycles {
  const remote = module as Partial<RemoteLifecycles> | null;
  const complete = [remote?.bootstrap, remote?.mount, remote?.unmount].every(
    (part) => typeof part === 'function',
  );
  if (!complete) throw new Error(`${name} exposes no lifecycles`);
  if (remote?.platformVersion !== platformVersion)
    throw new PlatformMismatch(
      `${name} is made for platform ${remote?.platformVersion}, not ${platformVersion}`,
    );
}

/** The manifest has had its tries already, in the plugin. */
const isManifestFailure = (error: unknown) =>
  error instanceof Error && error.message.includes('RUNTIME-003');

async function load(name: string, manifestUrl: string, replace: boolean) {
  if (!prepared) registerPlugins([federationPlugin]);
  prepared = true;
  const id = name.replaceAll('-', '_');
  const entry = new URL(manifestUrl, window.location.origin).href;
  registerRemotes([{ name: id, entry }], { force: replace });
  const module = await loadRemote<unknown>(`${id}/app`).catch((error: unknown) => {
    if (isManifestFailure(error)) throw error;
    // A lost entry or chunk is asked for once more; the runtime forgets a load that failed.
    return loadRemote<unknown>(`${id}/app`);
  });
  assertLifecycles(name, module);
  return module;
}

/**
 * Loads the lifecycles of a remote in the release that is due: once for each release. A failure is
 * not kept, so the next call tries again; `fresh` reads the registry first, for a Retry.
 */
export async function loadLifecycles(name: string, fresh = false): Promise<RemoteLifecycles> {
  if (fresh) await refreshRegistry();
  const release = await currentRelease(name);
  const known = loaded.get(name);
  if (known?.build === release.build) return known.lifecycles;

  const lifecycles = load(name, release.manifestUrl, known !== undefined || fresh);
  loaded.set(name, { build: release.build, lifecycles });
  lifecycles.catch(() => {
    if (loaded.get(name)?.lifecycles === lifecycles) loaded.delete(name);
  });
  return lifecycles;
}
