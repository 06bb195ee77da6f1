import { getInstance } from '@module-federation/enhanced/runtime';

/**
 * Fetches the shared libraries that are not loaded at the start, without running them. A failed one
 * is requested again when it is used.
 */
export function fetchLibraries(): void {
  const libraries = getInstance()?.shareScopeMap.default ?? {};
  for (const { get, shareConfig } of Object.values(libraries).flatMap((versions) =>
    Object.values(versions),
  ))
    if (!shareConfig.eager) void Promise.resolve(get()).catch(() => undefined);
}
