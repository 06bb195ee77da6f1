// Replaces shell/src/registry/registry.ts: a single program has no releases to request.

/** @type {ReadonlyMap<string, object>} */
const releases = new Map();

export function startRegistry() {}
export const refreshRegistry = () => Promise.resolve(releases);
export function renewRegistry() {}
export const knownReleases = () => releases;
/** @param {string} name */
export const knownBuild = (name) => (name === 'shell' ? undefined : 'plain');
export const registryAge = () => 0;
export const onRegistry = () => () => undefined;
