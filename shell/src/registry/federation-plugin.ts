import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { loadContainer } from './load-container.ts';
import type { Manifest } from './manifest.ts';

const manifests = new Map<string, Manifest>();

/** Gives the runtime a manifest that was read and validated, so that it does not load it again. */
export function offerManifest(url: string, manifest: Manifest): void {
  manifests.set(url, manifest);
}

/** What the shell does in the runtime's place: patience, time-outs, words for failures. */
export const federationPlugin: ModuleFederationRuntimePlugin = {
  name: 'muster',
  fetch: async (url) => {
    const manifest = manifests.get(url);
    return manifest ? Response.json(manifest) : fetch(url);
  },
  loadEntry: ({ remoteInfo }) => loadContainer(remoteInfo.entry, remoteInfo.entryGlobalName),
};
