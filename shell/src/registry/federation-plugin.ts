import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { fetchWithPatience } from './fetch-with-patience.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The runtime keeps whatever it gets under a manifest's address for good: let only manifests in. */
async function refuseOtherThanManifest(response: Response) {
  const body: unknown = await response.json();
  if (!isObject(body) || !isObject(body.metaData) || !Array.isArray(body.exposes))
    throw new Error(`${response.url} is no manifest of a remote`);
}

/** Patience with the manifests of remotes; reporting is the business of the area. */
export const federationPlugin: ModuleFederationRuntimePlugin = {
  name: 'muster',
  fetch(url) {
    return fetchWithPatience(url, {
      timeout: 4_000,
      pauses: [300, 900],
      accept: refuseOtherThanManifest,
    });
  },
};
